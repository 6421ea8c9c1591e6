import { defineConfig } from "vitest/config";

// What is tested here is plain TypeScript without a browser; the browser is tested from Python.
export default defineConfig({ test: { include: ["tests/**/*.test.ts"], environment: "node" } });
