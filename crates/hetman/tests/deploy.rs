//! The files in `deploy/` keep to what the program and the workspace offer.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PROGRAM: &str = env!("CARGO_BIN_EXE_hetman");
const FILES: [&str; 3] = ["deploy/Containerfile", "deploy/hetman.service", "deploy/README.md"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The settings (`HETMAN_…`) that a text names.
fn settings(text: &str) -> BTreeSet<&str> {
    let words = text.split(|c: char| !c.is_ascii_uppercase() && c != '_');
    words.filter(|word| word.starts_with("HETMAN_")).collect()
}

#[test]
fn every_setting_exists() {
    let help = Command::new(PROGRAM).args(["serve", "--help"]).output().unwrap();
    assert!(help.status.success());
    let help = String::from_utf8(help.stdout).unwrap();
    let known = settings(&help);
    for file in FILES {
        let text = read(file);
        let named = settings(&text);
        assert!(!named.is_empty(), "{file} sets nothing");
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{file}: `hetman serve --help` does not know {unknown:?}");
    }
}

#[test]
fn the_profile_they_build_with_exists() {
    let manifest = read("Cargo.toml");
    for file in ["deploy/Containerfile", "deploy/README.md"] {
        let text = read(file);
        let profiles: Vec<&str> = text.split("cargo build --profile ").skip(1).collect();
        assert!(!profiles.is_empty(), "{file} builds nothing");
        for profile in profiles {
            let profile = profile.split_whitespace().next().unwrap();
            assert!(manifest.contains(&format!("[profile.{profile}]")), "{file}: there is no {profile}");
            assert!(text.contains(&format!("target/{profile}/hetman")), "{file} takes another program");
        }
    }
}

/// The container's build sees only what `.dockerignore` lets through.
#[test]
fn the_container_is_built_from_files_that_exist() {
    let ignore = read(".dockerignore");
    let let_through: Vec<&str> = ignore.lines().filter_map(|line| line.strip_prefix('!')).collect();
    assert!(let_through.contains(&"Cargo.lock"));
    for path in let_through {
        assert!(root().join(path).exists(), ".dockerignore names {path}, which is missing");
    }
}

/// Wherever systemd is installed, it reads the unit.
#[test]
fn systemd_accepts_the_unit() {
    let unit = read("deploy/hetman.service");
    let command = "ExecStart=/usr/local/bin/hetman serve\n";
    assert!(unit.contains(command));
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("hetman.service");
    fs::write(&copy, unit.replace(command, &format!("ExecStart={PROGRAM} serve\n"))).unwrap();
    let Ok(said) = Command::new("systemd-analyze").arg("verify").arg(&copy).output() else {
        eprintln!("systemd-analyze is missing: the unit was not checked");
        return;
    };
    let complaints = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(said.status.success() && !complaints.contains("hetman.service"), "{complaints}");
}
