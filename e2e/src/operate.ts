import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { NODE, ROOT } from './product.ts';

/** Runs a command of the provider's operator on the shop under test; answers what it says. Throws what it says where it fails. */
export async function operate(...args: string[]): Promise<string> {
  const words = [resolve(ROOT, 'packages/provider/src/cli.ts'), ...args];
  const { stdout } = await promisify(execFile)(NODE, words, { cwd: ROOT }).catch(
    (error: Error & { stdout?: string }) => {
      throw new Error(`${error.message}${error.stdout ?? ''}`);
    },
  );
  return stdout;
}
