// Serves the product for development: rebuilds the named parts (all without names) and restarts servers on change.
import { resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import {
  buildProduct,
  type ProductSettings,
  seedProvider,
  startGateway,
  startProvider,
} from '../processes/product.ts';
import { restartOnChange } from '../processes/restart-on-change.ts';
import { claimPlace, LOGS } from '../processes/running-place.ts';
import { bold } from '../processes/terminal.ts';
import { withCrew } from '../processes/with-crew.ts';
import { partNames, ROOT } from '../workspace.ts';

const sources = (...packages: string[]) => packages.map((name) => resolve(ROOT, 'packages', name, 'src'));

await withCrew(0, async (crew, { signal }) => {
  const parts = process.argv.slice(2);
  const unknown = parts.find((part) => !partNames().includes(part));
  if (unknown !== undefined) {
    throw new PlainError(`There is no part "${unknown}"; there are ${partNames().join(', ')}.`);
  }
  const settings: ProductSettings = {
    ...(await claimPlace(process.env)),
    logs: LOGS,
    signal,
    // A fault in a source that is being written is no reason to end: the next change starts it again.
    mayEnd: true,
  };
  await buildProduct(crew, LOGS, signal);
  await seedProvider(crew, settings);
  const restarting = [
    restartOnChange(sources('provider', 'domain', 'contracts'), () => startProvider(crew, settings), signal),
    restartOnChange(sources('gateway', 'contracts'), () => startGateway(crew, settings), signal),
  ];
  await crew.start({
    name: 'The build',
    words: ['packages/tooling/src/commands/build.ts', '--watch', ...parts],
    logFile: resolve(LOGS, 'build-watch.log'),
    show: 'all',
  });
  console.log(bold(`\nVITIS for development: http://127.0.0.1:${settings.gatewayPort}`));

  await Promise.race([crew.untilStopped(), ...restarting]);
  return 0;
});
