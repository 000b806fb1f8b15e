// Runs a command of the API server, for example `npm run provider -- seed`.
import { resolve } from 'node:path';
import { runCommand } from '../../../../tools/run-command.mjs';
import { ROOT } from '../workspace.ts';

process.exitCode = await runCommand(
  ROOT,
  resolve(ROOT, 'packages/provider/src/cli.ts'),
  process.argv.slice(2),
);
