//! A browser with a fresh profile. Nothing of it is left behind, whatever happens to the test.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, LoggingPrefsLogLevel};
use tokio::runtime::{Builder, Runtime};

/// Whatever takes longer does not come. Machines with much else to do are slow, and bots give way to everything.
const PATIENCE: Duration = Duration::from_secs(90);

pub(crate) struct Browser {
    runtime: Runtime,
    driver: Option<WebDriver>,
    process: Child,
    profile: TempDir,
    home: String,
}

/// A driver and its port. `None` if the port it chose was taken in the meantime.
fn chromedriver() -> Option<(Child, String)> {
    let mut process = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
    let port =
        lines.find_map(|line| line.split_once("successfully on port ").map(|(_, port)| port.to_owned()));
    match port {
        Some(port) => Some((process, port.trim_end_matches('.').to_owned())),
        None => process.wait().map(|_| None).unwrap(),
    }
}

impl Browser {
    pub fn start(home: &str, script: bool) -> Browser {
        // The driver is called without encryption, but its client wants to know who would do it.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let (process, port) = (0..5).find_map(|_| chromedriver()).expect("chromedriver starts");
        let profile = TempDir::new().unwrap();
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let mut browser = Browser { runtime, driver: None, process, profile, home: home.to_owned() };
        let address = format!("http://127.0.0.1:{port}");
        // A machine with much to do does not always manage to start a browser in the time its driver grants it.
        let start = || browser.try_to(WebDriver::new(&address, browser.wants(script)?));
        let driver = (0..2).find_map(|_| start().ok()).unwrap_or_else(|| start().unwrap());
        browser.driver = Some(driver);
        browser.size(1280, 900);
        browser
    }

    fn wants(&self, script: bool) -> WebDriverResult<ChromeCapabilities> {
        let mut wants = DesiredCapabilities::chrome();
        for arg in [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--force-prefers-reduced-motion",
            "--lang=en",
        ] {
            wants.add_arg(arg)?;
        }
        wants.add_arg(&format!("--user-data-dir={}", self.profile.path().display()))?;
        let allowed = if script { 1 } else { 2 };
        let settings = json!({
            "profile.managed_default_content_settings.javascript": allowed,
            "intl.accept_languages": "en",
            "credentials_enable_service": false,
        });
        wants.add_experimental_option("prefs", settings)?;
        wants.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        Ok(wants)
    }

    fn driver(&self) -> &WebDriver {
        self.driver.as_ref().unwrap()
    }

    fn try_to<T>(&self, future: impl Future<Output = WebDriverResult<T>>) -> WebDriverResult<T> {
        self.runtime.block_on(future)
    }

    #[track_caller]
    fn wait_for<T>(&self, future: impl Future<Output = WebDriverResult<T>>) -> T {
        self.try_to(future).unwrap_or_else(|error| panic!("{error} at {}", self.url()))
    }

    /// Looks at the page as it is now, once more if it was exchanged for another one in the middle of that.
    #[track_caller]
    fn look<T, F>(&self, look: impl Fn() -> F) -> WebDriverResult<T>
    where
        F: Future<Output = WebDriverResult<T>>,
    {
        let begun = Instant::now();
        loop {
            match self.try_to(look()) {
                Err(error) if exchanged(&error) && begun.elapsed() < PATIENCE => {}
                seen => return seen,
            }
        }
    }

    /// Opens a page of the server: a path, or a whole address.
    pub fn open(&self, path: &str) {
        let path = path.strip_prefix(&self.home).unwrap_or(path);
        self.wait_for(self.driver().goto(format!("{}{path}", self.home)));
    }

    pub fn url(&self) -> String {
        self.try_to(self.driver().current_url()).map_or_else(|error| error.to_string(), Into::into)
    }

    /// The address without the server.
    pub fn path(&self) -> String {
        self.url().replace(&self.home, "")
    }

    pub fn reload(&self) {
        self.wait_for(self.driver().refresh());
    }

    /// What a script returns.
    #[track_caller]
    pub fn js(&self, script: &str) -> Value {
        self.js_of(script, json!(null))
    }

    /// What a script returns that is given something as `arguments[0]`.
    #[track_caller]
    pub fn js_of(&self, script: &str, with: Value) -> Value {
        self.wait_for(self.driver().execute(script, vec![with])).json().clone()
    }

    /// Whether something holds on the page: an expression that changes nothing.
    #[track_caller]
    pub fn holds(&self, expression: &str) -> bool {
        let script = format!("return Boolean({expression})");
        let seen = self.look(|| self.driver().execute(&script, vec![]));
        seen.unwrap_or_else(|error| panic!("{expression}: {error} at {}", self.url())).json() == true
    }

    /// What a script hands over to `arguments[1]` in the end.
    #[track_caller]
    pub fn js_async(&self, script: &str, with: Value) -> Value {
        self.wait_for(async {
            self.driver().set_script_timeout(Duration::from_secs(120)).await?;
            self.driver().execute_async(script, vec![with]).await
        })
        .json()
        .clone()
    }

    #[track_caller]
    pub fn count(&self, css: &str) -> usize {
        let found = self.look(|| self.driver().find_all(By::Css(css)));
        found.unwrap_or_else(|error| panic!("{css}: {error} at {}", self.url())).len()
    }

    #[track_caller]
    pub fn has(&self, css: &str) -> bool {
        match self.look(|| self.driver().find(By::Css(css))) {
            Ok(_) => true,
            Err(error) if matches!(*error, WebDriverErrorInner::NoSuchElement(_)) => false,
            Err(error) => panic!("{css} cannot be looked for: {error} at {}", self.url()),
        }
    }

    #[track_caller]
    pub fn until(&self, what: &str, come: impl FnMut(&Browser) -> bool) {
        self.until_within(PATIENCE, what, come);
    }

    #[track_caller]
    pub fn until_within(&self, patience: Duration, what: &str, mut come: impl FnMut(&Browser) -> bool) {
        let begun = Instant::now();
        while !come(self) {
            if begun.elapsed() > patience {
                let text = self.try_to(async { self.driver().find(By::Css("body")).await?.text().await });
                panic!("{what} did not come at {}:\n{}", self.url(), text.unwrap_or_default());
            }
            std::thread::sleep(Duration::from_millis(15));
        }
    }

    #[track_caller]
    pub fn wait(&self, css: &str) {
        self.until(css, |browser| browser.has(css));
    }

    #[track_caller]
    pub fn gone(&self, css: &str) {
        self.until(&format!("the end of {css}"), |browser| !browser.has(css));
    }

    #[track_caller]
    fn element<T, F>(&self, css: &str, act: impl Fn(WebElement) -> F) -> T
    where
        F: Future<Output = WebDriverResult<T>>,
    {
        self.wait(css);
        self.act(css, || async { act(self.driver().find(By::Css(css)).await?).await })
    }

    /// Does something with a part of the page. One that is just being brought up to date, or still covered by
    /// something that is about to go, is tried again, as people do.
    #[track_caller]
    fn act<T, F>(&self, what: &str, act: impl Fn() -> F) -> T
    where
        F: Future<Output = WebDriverResult<T>>,
    {
        let begun = Instant::now();
        loop {
            match self.try_to(act()) {
                Err(error) if begun.elapsed() < PATIENCE && passing(&error) => {
                    std::thread::sleep(Duration::from_millis(15));
                }
                done => return done.unwrap_or_else(|error| panic!("{what}: {error} at {}", self.url())),
            }
        }
    }

    /// Clicks with the mouse what is seen there: it must be visible and not covered.
    #[track_caller]
    pub fn click(&self, css: &str) {
        self.element(css, |element| async move { element.click().await });
    }

    /// The same for the element a script returns.
    #[track_caller]
    pub fn click_on(&self, script: &str) {
        self.act(script, || async { self.driver().execute(script, vec![]).await?.element()?.click().await });
    }

    #[track_caller]
    pub fn text(&self, css: &str) -> String {
        self.element(css, |element| async move { element.text().await })
    }

    #[track_caller]
    pub fn value(&self, css: &str) -> String {
        self.element(css, |element| async move { element.prop("value").await }).unwrap_or_default()
    }

    #[track_caller]
    pub fn fill(&self, css: &str, text: &str) {
        self.element(css, |element| async move {
            element.clear().await?;
            element.send_keys(text).await
        });
    }

    /// Presses keys; they go to whatever has the focus.
    #[track_caller]
    pub fn press(&self, keys: impl Into<TypingData>) {
        self.wait_for(self.driver().action_chain().send_keys(keys).perform());
    }

    /// A command of the browser's own protocol.
    #[track_caller]
    pub fn command(&self, name: &str, with: Value) -> Value {
        self.wait_for(self.driver().cdp().send_raw(name, with))
    }

    /// A picture of what is seen. A browser with much to do does not always manage at once.
    #[track_caller]
    pub fn picture(&self, format: &str) -> Vec<u8> {
        // The second frame after a page was read shows all of it.
        self.js_async(
            "requestAnimationFrame(() => requestAnimationFrame(() => arguments[1]()))",
            json!(null),
        );
        let how = json!({ "format": format, "quality": 72 });
        let taken = || self.try_to(self.driver().cdp().send_raw("Page.captureScreenshot", how.clone())).ok();
        let picture = (0..5).find_map(|_| taken()).unwrap_or_else(|| panic!("no picture of {}", self.url()));
        BASE64_STANDARD.decode(picture["data"].as_str().unwrap()).unwrap()
    }

    /// How large the page is shown. Narrow ones are phones.
    pub fn size(&self, width: u32, height: u32) {
        let screen = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.command("Emulation.setDeviceMetricsOverride", screen);
    }

    /// What the device asks for: `light` or `dark`.
    pub fn scheme(&self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// What the console complained about since the last call. That a page is missing is no complaint.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.wait_for(self.driver().browser_log());
        let bad = log.into_iter().filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING");
        bad.map(|entry| entry.message).filter(|text| !text.contains("status of 404")).collect()
    }

    #[track_caller]
    pub fn no_complaints(&self) {
        assert_eq!(self.complaints(), Vec::<String>::new(), "at {}", self.url());
    }
}

/// Whether the page was exchanged for another one while it was looked at.
fn exchanged(error: &WebDriverError) -> bool {
    let said = error.to_string();
    ["aborted by navigation", "context was destroyed", "Cannot find context", "uniqueContextId not found"]
        .iter()
        .any(|text| said.contains(text))
}

/// Whether it may be otherwise a moment later.
fn passing(error: &WebDriverError) -> bool {
    exchanged(error)
        || matches!(
            **error,
            WebDriverErrorInner::StaleElementReference(_)
                | WebDriverErrorInner::NoSuchElement(_)
                | WebDriverErrorInner::ElementClickIntercepted(_)
                | WebDriverErrorInner::ElementNotInteractable(_)
        )
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(driver) = self.driver.take() {
            let quit = async { tokio::time::timeout(Duration::from_secs(5), driver.quit()).await };
            let _ = self.runtime.block_on(quit);
        }
        let _ = self.process.kill();
        let _ = self.process.wait();
        // A browser that did not listen is known by its profile.
        let profile = self.profile.path().to_string_lossy().into_owned();
        for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let said = fs::read(entry.path().join("cmdline")).unwrap_or_default();
            if String::from_utf8_lossy(&said).contains(&profile) {
                let _ = Command::new("kill").arg("-9").arg(entry.file_name()).status();
            }
        }
    }
}
