import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { workspaceFolders } from '../../../../tools/stamp.mjs';
import { runJest } from './run-tool.ts';
import type { Step } from './step.ts';

/** Tests with a long form by the name of their file: `npm test` runs the short form of the same tests. */
const LONG_TEST = 'src/**/*.long.test.{ts,tsx}';

/** One file in its long form, alone; it says itself what it has done. */
const longStep = (file: string): Step => {
  const name = basename(file).replace(/\.long\.test\.tsx?$/, '');
  return {
    name,
    title: file,
    async run(context) {
      const doneFile = resolve(context.logs, `long-${name}.done`);
      rmSync(doneFile, { force: true });
      const result = await runJest(context, {
        name: `long-${name}`,
        args: ['--runInBand', '--runTestsByPath', file],
        env: { VITIS_LONG: '1', VITIS_LONG_DONE: doneFile },
      });
      if (existsSync(doneFile)) context.say(readFileSync(doneFile, 'utf8').trimEnd());
      return result;
    },
  };
};

/** A step per test file that has a long form, in the order of their paths. */
export function longSteps(root: string): Step[] {
  const packages = workspaceFolders(root).filter((folder) => folder !== '');
  const patterns = packages.map((folder) => `${folder}/${LONG_TEST}`);
  return globSync(patterns, { cwd: root })
    .sort()
    .map((file) => longStep(file));
}
