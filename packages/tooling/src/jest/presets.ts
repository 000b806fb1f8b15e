import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Config } from 'jest';

const require = createRequire(import.meta.url);
const here = import.meta.dirname;

/** These ship ES modules only; everything else in node_modules is left as it is. */
const esmOnly = [
  'ky|jose|nanostores|@nanostores|es-hangul|react-day-picker|content-disposition|cookie|p-queue|oauth4webapi',
  // execa, and what it is made of.
  'execa|@sec-ant|@sindresorhus|figures|get-stream|human-signals|is-plain-obj|is-stream|is-unicode-supported|npm-run-path',
  'parse-ms|path-key|pretty-ms|strip-final-newline|unicorn-magic|which-command|yoctocolors',
  // htmlparser2, and what it is made of.
  'htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities',
  // What the service worker is made of.
  'workbox-core|workbox-strategies',
].join('|');

const transform = {
  '^.+\\.[cm]?[jt]sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
} satisfies Config['transform'];

function base(folder: string) {
  const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { name: string };
  const setup = resolve(folder, 'jest.setup.ts');
  const globalSetup = resolve(folder, 'jest.global-setup.ts');
  const globalTeardown = resolve(folder, 'jest.global-teardown.ts');
  return {
    displayName: name.replace('@vitis/', ''),
    rootDir: folder,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform,
    transformIgnorePatterns: [`node_modules/(?!(\\.pnpm/)?(${esmOnly})[/@+])`],
    moduleNameMapper: {
      '\\.module\\.scss$': resolve(here, 'style-names.cjs'),
      '\\.(scss|css)$': resolve(here, 'no-style.cjs'),
    },
    setupFilesAfterEnv: existsSync(setup) ? [setup] : [],
    ...(existsSync(globalSetup) ? { globalSetup } : {}),
    ...(existsSync(globalTeardown) ? { globalTeardown } : {}),
    resolver: resolve(here, 'resolver.cjs'),
    restoreMocks: true,
  } satisfies Config;
}

/** Jest project of a package that runs on Node (contracts, domain, provider, gateway, tooling). */
export function nodeProject(folder: string) {
  return {
    ...base(folder),
    testEnvironment: resolve(here, 'one-realm-environment.cjs'),
    runtime: resolve(here, 'one-realm-runtime.cjs'),
    setupFiles: [resolve(here, 'plugin-names.cjs')],
  };
}

/** Jest project of a package that runs in a browser: jsdom with the web APIs that jsdom itself lacks. */
export function browserProject(folder: string) {
  const project = base(folder);
  return {
    ...project,
    testEnvironment: resolve(here, 'browser-environment.cjs'),
    setupFilesAfterEnv: [resolve(here, 'browser-setup.ts'), ...project.setupFilesAfterEnv],
  };
}
