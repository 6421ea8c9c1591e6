import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { guides } from "./guides.js";
import { symbols } from "./symbols.js";

export default defineConfig({
  plugins: [svelte(), guides(), symbols()],
  build: {
    target: "es2022",
    // A font inside a style sheet would be refused by the content policy, and could not be cached by itself.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
