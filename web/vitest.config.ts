import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { symbols } from "./symbols.js";

// What is tested here runs without a browser, components as the HTML they first show; the browser is tested from Python.
export default defineConfig({ plugins: [svelte(), symbols()], test: { include: ["tests/**/*.test.ts"], environment: "node" } });
