import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

/**
 * Of two lists the browser heeds the last: Playwright's own, and what every new window would load for the suggestions
 * of an address bar that nobody sees, which takes about as long as a page of the shop.
 */
const featuresTurnedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Debian's Chromium and Playwright's own start with the same flags; none of them reaches for the network. */
const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresTurnedOff.join(',')}`,
  ...(asRoot ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: './tests',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 5,
  retries: 0,
  // Far beyond what a test takes: only what will never come is given up.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(process.env.RESULTS_FILE ? [['json', { outputFile: process.env.RESULTS_FILE }] as const] : []),
  ],
  projects: [
    {
      name: 'product',
      testIgnore: 'by-fault/**',
      workers: 2,
      // Every test would fill the worker's cache anew, which takes a sixth of the browser's time. Those whose people work
      // without a network have it, and by-fault/service-worker.spec.ts is about it.
      use: { serviceWorkers: 'block' },
    },
    { name: 'faulty build', testMatch: 'by-fault/faulty-build.setup.ts' },
    {
      name: 'faults',
      testMatch: 'by-fault/**/*.spec.ts',
      dependencies: ['faulty build'],
      // These mostly wait: for retries, for deadlines, for what does not come.
      workers: 3,
      use: { trace: 'off' },
    },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    browserName: 'chromium',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumFlags,
    },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A run of all tests takes a sixth longer with traces; a file that is run by itself has them. What failed leaves a
    // picture and the page's tree of roles all the same.
    trace: process.env.CI
      ? 'off'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
});
