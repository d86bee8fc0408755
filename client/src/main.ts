/** Starts the site: first loads the reader's language, then the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences, show } from "./common/preferences.svelte";
import { registerWorker } from "./common/offline";
import { followLinks } from "./common/router.svelte";
import { keepSteady } from "./common/steady";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { preferred, speak } from "./words/words.svelte";

show();
followLinks();
keepSteady(document);
await speak(preferences.language ?? preferred(navigator.languages));
mount(App, { target: document.getElementById("app")! });
registerWorker();
