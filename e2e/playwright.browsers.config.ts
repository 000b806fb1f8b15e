import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineOptions, PROGRAMS } from './src/engines/engines.ts';

export default defineConfig<EngineOptions>({
  testDir: './browsers',
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
  projects: ENGINES.filter((engine) => PROGRAMS[engine] !== undefined).map((engine) => ({
    name: engine,
    use: { engine },
  })),
  use: { baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000' },
});
