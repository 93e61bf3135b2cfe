// What boardgame.io carries on this machine, measured as `load speed` measures our closed loop: a server with its storage
// in memory, clients in a second process, two to a table, each with its own view over its own WebSocket.
//   npm install && node neighbour.js [SECONDS] [TABLES]
const { fork } = require("node:child_process");
const { readFileSync } = require("node:fs");

const PORT = 7917;
const COLOURS = 6;
const HAND = 10;

// A game of the shape of Ethnos for two: 147 cards in six colours, hidden hands, an open pool, bands, markers. Its deck
// never ends, since what was played is shuffled in again.
const game = {
  name: "cards",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(147).keys()]);
    const player = () => ({ hand: deck.splice(0, 1), bands: [], markers: Array(COLOURS).fill(0), glory: 0 });
    return { players: [player(), player()], pool: deck.splice(0, 4), deck, events: [] };
  },
  moves: {
    draw: ({ G, playerID, random, events }) => {
      const player = G.players[playerID];
      if (player.hand.length >= HAND) return "INVALID_MOVE";
      if (G.deck.length === 0) clear(G, random);
      player.hand.push(G.deck.pop());
      G.events = [{ event: "drew", seat: playerID }];
      events.endTurn();
    },
    take: ({ G, playerID, events }, at) => {
      const player = G.players[playerID];
      if (player.hand.length >= HAND || !(at in G.pool)) return "INVALID_MOVE";
      const [card] = G.pool.splice(at, 1);
      player.hand.push(card);
      G.events = [{ event: "took", seat: playerID, card }];
      events.endTurn();
    },
    band: ({ G, playerID, events }, colour) => {
      const player = G.players[playerID];
      const cards = player.hand.filter((card) => card % COLOURS === colour);
      if (cards.length === 0) return "INVALID_MOVE";
      player.bands.push(cards);
      player.markers[colour] += 1;
      player.glory += cards.length;
      G.pool.push(...player.hand.filter((card) => card % COLOURS !== colour));
      player.hand = [];
      G.events = [{ event: "band", seat: playerID, cards }];
      events.endTurn();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((player, seat) => ({
      ...player,
      hand: String(seat) === playerID ? player.hand : player.hand.length,
    })),
  }),
};

function clear(G, random) {
  const played = G.players.flatMap((player) => player.bands.splice(0).flat());
  G.deck = random.Shuffle([...played, ...G.pool.splice(0)]);
}

function legal(G, seat) {
  const { hand } = G.players[seat];
  const colours = [...new Set(hand.map((card) => card % COLOURS))];
  const bands = colours.map((colour) => ["band", [colour]]);
  if (hand.length >= HAND) return bands;
  return [["draw", []], ...G.pool.map((_, at) => ["take", [at]]), ...bands];
}

async function serve() {
  const { Server, Origins } = require("boardgame.io/server");
  // Whatever it calls port goes to `listen` as it is, which is the only way to stay on loopback.
  const port = { host: "127.0.0.1", port: PORT };
  await Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port });
  process.send("ready");
}

function connect(table, seat) {
  const { io } = require("socket.io-client");
  const socket = io(`http://127.0.0.1:${PORT}/${game.name}`, { transports: ["websocket"], forceNew: true });
  const client = { seat, state: undefined, heard: () => {} };
  const show = (state) => {
    client.state = state;
    client.heard();
  };
  socket.on("sync", (_, { state }) => show(state));
  socket.on("update", (_, state) => show(state));
  socket.on("connect", () => socket.emit("sync", table, seat, undefined, 2));
  client.send = (type, args) => {
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID: seat } };
    socket.emit("update", action, client.state._stateID, table, seat);
  };
  // Waits for the first state after the one with this number.
  client.after = (number) =>
    new Promise((done) => {
      client.heard = () => client.state._stateID > number && done();
      if (client.state) client.heard();
    });
  client.close = () => socket.close();
  return client;
}

// Gives one answer, and waits until both have been told. Returns how long it took until the opponent was.
async function answer(pair) {
  const mover = pair.find(({ seat, state }) => state.ctx.currentPlayer === seat);
  const other = pair.find((client) => client !== mover);
  const answers = legal(mover.state.G, mover.seat);
  const [type, args] = answers[Math.floor(Math.random() * answers.length)];
  const number = mover.state._stateID;
  const begun = performance.now();
  const told = other.after(number).then(() => performance.now() - begun);
  const done = mover.after(number);
  mover.send(type, args);
  await done;
  return told;
}

function processor(id) {
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1].split(" ");
  // Hundredths of a second, in this process's own time and the system's for it.
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function measure(seconds, tables) {
  const server = fork(__filename, ["serve"], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await new Promise((ready) => server.once("message", ready));
  const pairs = [];
  for (let table = 0; table < tables; table++) {
    const pair = ["0", "1"].map((seat) => connect(`table${table}`, seat));
    await Promise.all(pair.map((client) => client.after(-1)));
    pairs.push(pair);
  }
  await Promise.all(pairs.map(async (pair) => {
    for (let warm = 0; warm < 50; warm++) await answer(pair);
  }));
  const latencies = [];
  const [begun, used] = [performance.now(), processor(server.pid)];
  await Promise.all(pairs.map(async (pair) => {
    while (performance.now() - begun < seconds * 1000) latencies.push(await answer(pair));
  }));
  const [took, cost] = [(performance.now() - begun) / 1000, processor(server.pid) - used];
  latencies.sort((a, b) => a - b);
  const within = (part) => latencies[Math.round((latencies.length - 1) * part)].toFixed(1);
  const size = JSON.stringify(pairs[0][0].state).length;
  console.log("| tables | answers/s | median ms | 99 % ms | server µs per answer | bytes of a state |\n|---|---|---|---|---|---|");
  console.log(`| ${tables} closed loop | ${(latencies.length / took).toFixed(0)} | ${within(0.5)} | ${within(0.99)} | ` +
    `${((cost * 1e6) / latencies.length).toFixed(0)} | ${size} |`);
  pairs.flat().forEach((client) => client.close());
  server.kill();
}

if (process.argv[2] === "serve") serve();
else measure(Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 200));
