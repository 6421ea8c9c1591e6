import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/lora/latin-700.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";

// Nothing is shown in one language first and in another a moment later.
void settings.speak().then(() => mount(App, { target: document.getElementById("app")! }));
