import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineOptions, PROGRAMS } from './src/engines/engines.ts';

const ADDRESSES = '**/every-address.spec.ts';
const found = ENGINES.filter((engine) => PROGRAMS[engine] !== undefined);

export default defineConfig<EngineOptions>({
  testDir: './browsers',
  globalSetup: './src/engines/layouts-folder.ts',
  outputDir: './test-results',
  forbidOnly: process.env.CI !== undefined,
  // One browser at a time, and the first engine before the others, which are compared with it.
  workers: 1,
  // A walk through all addresses, on a machine with two cores.
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ...(process.env.RESULTS_FILE ? [['json', { outputFile: process.env.RESULTS_FILE }] as const] : []),
  ],
  projects: [
    // All engines see the shop as it was filled: what is ordered and said in the other tests changes what stands there.
    ...found.map((engine) => ({ name: `${engine} addresses`, testMatch: ADDRESSES, use: { engine } })),
    ...found.map((engine) => ({ name: engine, testIgnore: ADDRESSES, use: { engine } })),
  ],
  use: { baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000' },
});
