// Runs in a process of its own: loads all screens of a remote from its sources, as the server's bundle would, and says what
// they declare.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import type { RouteDescription } from '@vitis/contracts/registry';
import { sendMessage } from 'execa';
import { type DerivedRoute, deriveRoute } from './describe-routes.ts';

/** What is read of a screen. */
export type ReadScreen = DerivedRoute & Pick<RouteDescription, 'chunk'>;

/** What the process says before it ends. */
export type ReadOutcome = { screens: ReadScreen[] } | { failure: string };

const ROUTE_FILE = '.route.tsx';
/** Names of styles are looked up while screens are drawn, which nobody does here. */
const NO_STYLE = 'export default {};';

/** The file of a screen that was asked for last. */
const opened = { url: '' };

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (found.url.endsWith(ROUTE_FILE)) opened.url = found.url;
    return found;
  },
  // Node runs TypeScript as it is; JSX and styles it does not know.
  load(url, context, nextLoad) {
    if (/\.s?css$/.test(url)) return { format: 'module', shortCircuit: true, source: NO_STYLE };
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    return { format: 'module', shortCircuit: true, source: code };
  },
});

async function readScreens(folder: string): Promise<ReadScreen[]> {
  const { remote } = (await import(pathToFileURL(resolve(folder, 'src/remote.ts')).href)) as {
    remote: { routes: Parameters<typeof deriveRoute>[0][] };
  };
  const screens: ReadScreen[] = [];
  for (const route of remote.routes) {
    opened.url = '';
    const derived = await deriveRoute(route);
    if (opened.url === '')
      throw new Error(`${route.path}: its screen is no file of its own that ends in ${ROUTE_FILE}`);
    screens.push({ ...derived, chunk: basename(opened.url, ROUTE_FILE) });
  }
  return screens;
}

const [, , folder = ''] = process.argv;
const outcome: ReadOutcome = await readScreens(folder).then(
  (screens) => ({ screens }),
  (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
);
await sendMessage(outcome);
