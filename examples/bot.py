#!/usr/bin/env python3
"""A bot for a Hetman server, with nothing but Python itself.

    python3 examples/bot.py              opens a table for two and plays against a novice bot
    python3 examples/bot.py TABLE        sits down at that table
Set HETMAN to the address of the server (default http://127.0.0.1:4380) and HETMAN_TOKEN to your access key.
Without a key the bot plays as a guest.
"""
import json, os, random, sys, time, urllib.error, urllib.request

SERVER = os.environ.get("HETMAN", "http://127.0.0.1:4380")
TOKEN = os.environ.get("HETMAN_TOKEN")


def call(path, body=None):
    """GET without a body, POST with one. Waits and tries again if that was too fast; other refusals raise HTTPError."""
    headers = {"Content-Type": "application/json"}
    if TOKEN:
        headers["Authorization"] = f"Bearer {TOKEN}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api/v1{path}", data, headers)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code != 429:
                raise
            time.sleep(int(refusal.headers.get("Retry-After", 1)))


def choose(question, view):
    """Replace this with something clever: `view` is all you may know, an answer has `action` and `says`."""
    return random.choice(question["answers"])["action"]


if not TOKEN:
    TOKEN = call("/guests", {"name": "Python"})["token"]
if len(sys.argv) > 1:
    table = sys.argv[1]
    call(f"/tables/{table}/sit", {})
else:
    table = call("/tables", {"game": "ethnos", "setup": "seats=2", "bots": ["novice"]})["id"]
print("table", table, flush=True)

while not (outcome := call(f"/tables/{table}/result")["outcome"]):
    question = call(f"/tables/{table}/question?lang=en")
    if question is None:  # It is another player's turn, or the game waits until all are ready.
        if call(f"/tables/{table}")["asks_ready"]:
            call(f"/tables/{table}/ready", {})
        time.sleep(0.1)
        continue
    action = choose(question, call(f"/tables/{table}/view"))
    print(question["asks"], "->", action)
    # The version says which question this answers, in case the table has changed in the meantime.
    call(f"/tables/{table}/answer", {"version": question["version"], "action": action})
print("over:", json.dumps(outcome))
