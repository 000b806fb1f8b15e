import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Tests that change sources while a page is open: one after another, and with time for the compiler. */
export default defineConfig({
  ...config,
  testDir: './development',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 60_000 },
});
