import { mount } from "svelte";
import App from "./App.svelte";
import { fetchPage } from "./lib/route/pages";
import { route } from "./lib/route/route.svelte";
import { countVisit } from "./lib/device/box-offer";
import { breathe } from "./lib/device/idle";
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
countVisit();
document.documentElement.lang = voice.language;
// What the first page shows is on its way while the words are fetched; the start page is here already.
const { page } = route.place;
if (page !== "start") void fetchPage(page).catch(() => undefined);
if (page === "table") void voice.learnHouse().catch(() => undefined);
await voice.learn();
await breathe();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
