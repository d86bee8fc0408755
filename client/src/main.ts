/** Starts the site: first loads the reader's language, then the page. */
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { IS_STATIC } from "./common/base";
import { preferences, show } from "./common/preferences.svelte";
import { registerWorker } from "./common/offline";
import { current, followLinks } from "./common/router.svelte";
import { followStyles } from "./common/retry";
import { keepSteady } from "./common/steady";
import { helloAt } from "./net/account.svelte";
import { preferred, speak } from "./words/words.svelte";

show();
followLinks();
followStyles();
keepSteady(document);
void start();
/** Pages that need an account ask for it while the words still load. */
if (!IS_STATIC && ["home", "table"].includes(current().page)) void helloAt(current().id).catch(() => undefined);

// Top-level await would keep the bundler from joining small files.
async function start(): Promise<void> {
  await speak(preferences.language ?? preferred(navigator.languages));
  mount(App, { target: document.getElementById("app")! });
  registerWorker();
}
