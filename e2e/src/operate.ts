import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { NODE, ROOT } from './product.ts';

/** Runs a command of the provider's operator on the shop under test; answers what it says. */
export async function operate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    NODE,
    [resolve(ROOT, 'packages/provider/src/cli.ts'), ...args],
    {
      cwd: ROOT,
    },
  );
  return stdout;
}
