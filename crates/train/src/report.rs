//! The course of a run as a drawing: held-out losses and matches, generation by generation.

use std::fmt::Write;

const WIDE: f32 = 720.0;
const HIGH: f32 = 200.0;
const LEFT: f32 = 60.0;

/// What a verdict says of a generation.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    accepted: bool,
    value: Option<f32>,
    policy: Option<f32>,
    /// The share of the match against the generation before that was won.
    rate: Option<f32>,
}

impl Point {
    fn of(verdict: &str) -> Point {
        Point {
            accepted: verdict.starts_with("accepted"),
            value: number_after(verdict, "held out value "),
            policy: number_after(verdict, ") policy "),
            rate: number_after(verdict, " games, ").map(|rate| rate / 100.0),
        }
    }
}

fn number_after(text: &str, word: &str) -> Option<f32> {
    let (_, rest) = text.split_once(word)?;
    let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// What a chart shows of a generation.
type Read = fn(&Point) -> Option<f32>;

/// Three charts, one below the other.
pub(crate) fn svg(game: &str, verdicts: &[String]) -> String {
    let points: Vec<Point> = verdicts.iter().map(|verdict| Point::of(verdict)).collect();
    let charts: [(&str, Read); 3] = [
        ("held-out loss of the value", |point| point.value),
        ("held-out loss of the policy", |point| point.policy),
        ("share of games won against the generation before", |point| point.rate),
    ];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"{LEFT}\" y=\"20\" font-size=\"16\">{game}: {} generations</text>\n",
        30.0 + 3.0 * HIGH,
        points.len()
    );
    for (nth, (title, read)) in charts.into_iter().enumerate() {
        chart(&mut svg, title, &points, read, 30.0 + nth as f32 * HIGH);
    }
    svg.push_str("</svg>\n");
    svg
}

fn chart(svg: &mut String, title: &str, points: &[Point], read: Read, top: f32) {
    let values = || points.iter().filter_map(read);
    let (low, high) =
        values().fold((f32::MAX, f32::MIN), |(low, high), value| (low.min(value), high.max(value)));
    let (low, high) = if low < high { (low, high) } else { (low.min(0.0), low.max(1.0)) };
    let last = points.len().saturating_sub(1).max(1) as f32;
    let x = |at: usize| LEFT + (WIDE - LEFT - 20.0) * at as f32 / last;
    let y = |value: f32| top + HIGH - 30.0 - (HIGH - 60.0) * (value - low) / (high - low);
    // Writing to a text cannot fail.
    let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\">{title}</text>", top + 16.0);
    for value in [low, high] {
        let _ = writeln!(
            svg,
            "<path d=\"M{LEFT} {0}H{1}\" stroke=\"#ccc\"/><text x=\"{2}\" y=\"{3}\" text-anchor=\"end\">{value:.3}</text>",
            y(value),
            WIDE - 20.0,
            LEFT - 6.0,
            y(value) + 4.0
        );
    }
    let path: Vec<String> = (0..)
        .zip(points)
        .filter_map(|(at, point)| Some(format!("{:.1} {:.1}", x(at), y(read(point)?))))
        .collect();
    if !path.is_empty() {
        let _ = writeln!(
            svg,
            "<path d=\"M{}\" fill=\"none\" stroke=\"#246\" stroke-width=\"2\"/>",
            path.join("L")
        );
    }
    for (at, point) in points.iter().enumerate() {
        let Some(value) = read(point) else { continue };
        let fill = if point.accepted { "#246" } else { "#fff" };
        let _ = writeln!(
            svg,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{fill}\" stroke=\"#246\"><title>generation {at}: {value:.4}</title></circle>",
            x(at),
            y(value)
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VERDICTS: [&str; 2] = [
        "accepted, the first; positions 506011, held out value 0.5870 (before 0.6951) policy 1.4001 (before 1.5437); games \
         3000; seconds 1066 + 97\n",
        "rejected, 28.0 of 60 games, 46.7 ± 12.6 %; positions 9, held out value 0.5500 (before 0.6) policy 1.3000 (before \
         1.4); games 10; seconds 1 + 1\n",
    ];

    #[test]
    fn a_verdict_is_understood() {
        let points = VERDICTS.map(Point::of);
        let first = Point { accepted: true, value: Some(0.587), policy: Some(1.4001), rate: None };
        let second = Point { accepted: false, value: Some(0.55), policy: Some(1.3), rate: Some(0.467) };
        assert_eq!(points, [first, second]);
    }

    #[test]
    fn every_generation_is_drawn() {
        let svg = svg("lumeria", &VERDICTS.map(str::to_owned));
        assert_eq!(svg.matches("<circle").count(), 5, "{svg}");
        assert_eq!(svg.matches("fill=\"#fff\" stroke").count(), 3, "{svg}");
        assert!(super::svg("lumeria", &[]).ends_with("</svg>\n"));
    }
}
