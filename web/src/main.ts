import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/device/install.svelte";
import { voice } from "./texts/voice.svelte";
import { look } from "./lib/device/look.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/front.css";

look.apply();
install.watch();
document.documentElement.lang = voice.language;
await voice.learn();
mount(App, { target: document.getElementById("app")! });
