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

/// Whatever takes longer does not come.
const PATIENCE: Duration = Duration::from_secs(40);

pub(crate) struct Browser {
    runtime: Runtime,
    driver: Option<WebDriver>,
    process: Child,
    profile: TempDir,
    home: String,
}

impl Browser {
    pub fn start(home: &str, script: bool) -> Browser {
        // The driver is called without encryption, but its client wants to know who would do it.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut process =
            Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
        let port =
            lines.find_map(|line| line.split_once("successfully on port ").map(|(_, port)| port.to_owned()));
        let port = port.unwrap().trim_end_matches('.').to_owned();
        let profile = TempDir::new().unwrap();
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let mut browser = Browser { runtime, driver: None, process, profile, home: home.to_owned() };
        let wants = browser.wants(script).unwrap();
        let address = format!("http://127.0.0.1:{port}");
        browser.driver = Some(browser.runtime.block_on(WebDriver::new(address, wants)).unwrap());
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
        self.wait_for(self.driver().find_all(By::Css(css))).len()
    }

    #[track_caller]
    pub fn has(&self, css: &str) -> bool {
        match self.try_to(self.driver().find(By::Css(css))) {
            Err(error) if matches!(*error, WebDriverErrorInner::NoSuchElement(_)) => false,
            found => found.is_ok_and(|_| true) || panic!("{css} cannot be looked for at {}", self.url()),
        }
    }

    #[track_caller]
    pub fn until(&self, what: &str, mut come: impl FnMut(&Browser) -> bool) {
        let begun = Instant::now();
        while !come(self) {
            if begun.elapsed() > PATIENCE {
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
        loop {
            match self.try_to(async { act(self.driver().find(By::Css(css)).await?).await }) {
                // The page was just brought up to date.
                Err(error) if matches!(*error, WebDriverErrorInner::StaleElementReference(_)) => {}
                done => return done.unwrap_or_else(|error| panic!("{css}: {error} at {}", self.url())),
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
        self.wait_for(async { self.driver().execute(script, vec![]).await?.element()?.click().await });
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
