// Serves the product for development: compiles the named parts (all without names) at every change and replaces what
// changed in open pages; the other parts are the released ones. Servers restart when their sources change.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readArgs } from '../command-line.ts';
import { LOGS, lockInstance } from '../processes/instance-lock.ts';
import {
  buildProduct,
  type ProductSettings,
  seedProvider,
  startDevelopment,
  startGateway,
  startProvider,
} from '../processes/product.ts';
import { refusePublic } from '../processes/refuse-public.ts';
import { restartOnChange } from '../processes/restart-on-change.ts';
import { bold } from '../processes/terminal.ts';
import { withSupervisor } from '../processes/with-supervisor.ts';
import { readRegistry } from '../release/registry-file.ts';
import { partNames, ROOT, releasesFolder } from '../workspace.ts';

const sources = (...packages: string[]) => packages.map((name) => resolve(ROOT, 'packages', name, 'src'));

/** The parts to develop: those that are named, or all. */
function chosenParts(named: readonly string[]): string[] {
  const all = partNames();
  const unknown = named.find((part) => !all.includes(part));
  if (unknown !== undefined) {
    throw new PlainError(`There is no part "${unknown}"; there are ${all.join(', ')}.`);
  }
  return named.length > 0 ? [...new Set(named)] : all;
}

/** Remotes that are not developed and have no release that pages could be made of. */
function missingParts(developed: readonly string[]): string[] {
  const releases = releasesFolder();
  const { parts } = readRegistry(releases);
  const isThere = (part: string) =>
    existsSync(resolve(releases, part, parts[part]?.current ?? '', 'manifest.json'));
  // The shell's development build, which every page under development needs, is made by the compiler.
  return partNames().filter((part) => part !== 'shell' && !developed.includes(part) && !isThere(part));
}

await withSupervisor(0, async (supervisor, { signal }) => {
  if (process.env.NODE_ENV === 'production') {
    throw new PlainError(
      'npm run dev serves code that nobody has released: NODE_ENV must not be "production".',
    );
  }
  refusePublic('npm run dev', process.env);
  const parts = chosenParts(
    readArgs('Usage: npm run dev -- [<part> …]', { allowPositionals: true }).positionals,
  );
  const ports = await lockInstance(process.env);
  const missing = missingParts(parts);
  if (missing.length > 0) await buildProduct(supervisor, LOGS, signal, missing);
  const compiler = await startDevelopment(supervisor, { logs: LOGS, signal }, parts);
  const settings: ProductSettings = {
    ...ports,
    logs: LOGS,
    signal,
    env: {
      RELEASES_STORE: '',
      RELEASES_PUBLIC_URL: '',
      DEVELOPMENT_URL: compiler.url,
    },
    // A fault in a source that is being written is no reason to end: the next change starts it again.
    mayEnd: true,
  };
  await seedProvider(supervisor, settings);
  await compiler.compiled();
  const restarting = [
    restartOnChange(
      sources('provider', 'domain', 'contracts'),
      () => startProvider(supervisor, settings),
      signal,
    ),
    restartOnChange(sources('gateway', 'contracts'), () => startGateway(supervisor, settings), signal),
  ];
  console.log(bold(`\nVITIS for development comes up at http://127.0.0.1:${settings.gatewayPort}`));
  console.log('Ctrl-C stops everything. Accounts to sign in with are in README.md.');

  await Promise.race([supervisor.untilStopped(), ...restarting]);
  return 0;
});
