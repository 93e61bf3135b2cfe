//! Puzzles over the wire: the one of the day, ratings of people with and without a session, and what cannot be.

use learn::puzzle::{Puzzle, collections};
use reqwest::redirect::Policy;
use reqwest::{Client, Response};

use crate::house::House;

fn puzzle() -> &'static Puzzle {
    let all = collections().iter().find(|all| all.game == "ethnos").unwrap();
    all.puzzles.first().unwrap()
}

/// Someone who keeps a session or a cookie, or neither.
#[derive(Default)]
pub struct Person {
    pub token: Option<String>,
    pub cookie: String,
}

impl Person {
    pub async fn ask(&self, house: &House, path: &str, form: Option<&str>) -> Response {
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        let url = format!("http://{}{path}", house.door.address);
        let request = match form {
            Some(form) => {
                let request = client.post(url).header("content-type", "application/x-www-form-urlencoded");
                request.body(form.to_owned())
            }
            None => client.get(url),
        };
        let request = request.header("cookie", &self.cookie);
        let request = match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        };
        request.send().await.unwrap()
    }

    async fn page(&self, house: &House, path: &str) -> String {
        let answer = self.ask(house, path, None).await;
        assert_eq!(answer.status().as_u16(), 200, "{path}");
        answer.text().await.unwrap()
    }
}

pub fn header(answer: &Response, name: &str) -> String {
    answer.headers().get(name).map_or("", |value| value.to_str().unwrap()).to_owned()
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_the_same_for_all() {
    let house = House::new().await;
    let one = Person::default().ask(&house, "/puzzles/ethnos/daily", None).await;
    let token = Some(house.guest("Ala").await.token);
    let other = Person { token, ..Person::default() }.ask(&house, "/puzzles/ethnos/daily", None).await;
    assert_eq!(one.status().as_u16(), 303);
    assert_eq!(header(&one, "location"), header(&other, "location"));
    assert!(header(&one, "location").starts_with("/puzzles/ethnos/"));
}

#[tokio::test]
async fn answers_are_graded_and_the_first_one_is_rated() {
    let house = House::new().await;
    let path = format!("/puzzles/ethnos/{}", puzzle().name());
    let wrong = puzzle().graded.iter().find(|graded| graded.grade().is_wrong()).unwrap().action;
    let form = format!("action={}", wrong.replace(' ', "+"));
    let right = format!("action={}", puzzle().graded[0].action.replace(' ', "+"));

    // Without a session a cookie keeps it.
    let mut person = Person::default();
    assert!(!person.page(&house, &path).await.contains("coach panel miss"));
    let answer = person.ask(&house, &path, Some(&form)).await;
    let cookie = header(&answer, "set-cookie");
    assert!(cookie.starts_with("puzzles=0-0!ethnos_") && cookie.contains("HttpOnly"), "{cookie}");
    assert!(person.page(&house, &header(&answer, "location")).await.contains("coach panel miss"));
    person.cookie = cookie.split(';').next().unwrap().to_owned();
    let again = person.ask(&house, &path, Some(&right)).await;
    assert!(person.page(&house, &header(&again, "location")).await.contains("coach panel good"));
    let rated = |cookie: &str| cookie.split('_').nth(1).unwrap().to_owned();
    assert_eq!(rated(&header(&again, "set-cookie")), rated(&cookie), "only the first answer counts");

    // With a session the store keeps it.
    let token = Some(house.guest("Jan").await.token);
    let person = Person { token, ..Person::default() };
    let count = |page: &str| page.matches("your rating").count();
    let before = count(&person.page(&house, "/puzzles").await);
    let answer = person.ask(&house, &path, Some(&right)).await;
    assert_eq!(header(&answer, "set-cookie"), "");
    assert!(count(&person.page(&house, "/puzzles").await) > before, "the rating is shown");

    // It counts once for the puzzle, too: a solved one becomes easier for all.
    let difficulty = |page: &str| -> i64 {
        let (_, rest) = page.split_once("difficulty ").unwrap();
        rest.chars()
            .filter(|sign| *sign != ',')
            .take_while(char::is_ascii_digit)
            .collect::<String>()
            .parse()
            .unwrap()
    };
    let shown = header(&answer, "location");
    let solved = difficulty(&person.page(&house, &shown).await);
    assert!(solved < i64::from(puzzle().rating), "{solved}");
    person.ask(&house, &path, Some(&form)).await;
    assert_eq!(
        difficulty(&Person::default().page(&house, &shown).await),
        solved,
        "later answers do not count"
    );
    let token = Some(house.guest("Ola").await.token);
    Person { token, ..Person::default() }.ask(&house, &path, Some(&form)).await;
    assert!(difficulty(&person.page(&house, &shown).await) > solved, "those who fail make it harder");
}

/// Answers that arrive together are all counted.
#[tokio::test]
async fn no_answer_is_lost_to_another_one() {
    let house = House::new().await;
    let token = Some(house.guest("Jan").await.token);
    let person = Person { token, ..Person::default() };
    let all = collections().iter().find(|all| all.game == "ethnos").unwrap();
    let paths: Vec<String> =
        all.puzzles[..5].iter().map(|puzzle| format!("/puzzles/ethnos/{}", puzzle.name())).collect();
    let answers = paths.iter().map(|path| person.ask(&house, path, Some("show=1")));
    for answer in futures_util::future::join_all(answers).await {
        assert_eq!(answer.status().as_u16(), 303);
    }
    assert!(person.page(&house, "/puzzles").await.contains(" · 5 of "), "all five are counted");
}

#[tokio::test]
async fn what_is_no_puzzle_is_not_there() {
    let house = House::new().await;
    let person = Person::default();
    for path in ["/puzzles/chess/next", "/puzzles/ethnos/1-99999", "/puzzles/ethnos/x"] {
        assert_eq!(person.ask(&house, path, None).await.status().as_u16(), 404, "{path}");
        assert_eq!(person.ask(&house, path, Some("show=1")).await.status().as_u16(), 404, "{path}");
    }
    let path = format!("/puzzles/ethnos/{}", puzzle().name());
    let answer = person.ask(&house, &path, Some("action=fly")).await;
    assert_eq!((header(&answer, "location"), header(&answer, "set-cookie")), (path.clone(), String::new()));
    // An answer that is none, a step behind the end and an unknown theme change nothing.
    let page = person.page(&house, &format!("{path}?did=fly&step=900&theme=x")).await;
    assert!(page.contains("id=\"coach-show\""));
}
