import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { NODE, ROOT } from './product.ts';

/** Made by tools, or of no use to a build. */
const LEFT_OUT = /^(?:\.git|\.data|coverage|dist|docs|e2e|node_modules|releases)$/;

/** The sources of this checkout in a folder of their own, with the same packages: what is done to it is undone. */
export interface CheckoutCopy {
  folder: string;
  /** Runs a program on the project's Node in the copy; a failure throws with what it said. */
  run: (file: string, ...args: string[]) => Promise<string>;
  remove: () => void;
}

/** Links of a folder's packages lead to the same places seen from the copy; those of the root are one folder. */
function copyPackages(copy: string): void {
  const root = join(ROOT, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(root)) symlinkSync(join(root, name), join(copy, 'node_modules', name));
  const parts = readdirSync(copy).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const packages = readdirSync(join(copy, 'packages')).map((name) => `packages/${name}`);
  for (const folder of [...parts, ...packages])
    cpSync(join(ROOT, folder, 'node_modules'), join(copy, folder, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
}

/** @param env what programs in the copy find in their environment, besides this process's own */
export function copyCheckout(env: Record<string, string>): CheckoutCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitis-checkout-')));
  cpSync(ROOT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === ROOT || !LEFT_OUT.test(basename(path)),
  });
  copyPackages(folder);
  return {
    folder,
    async run(file, ...args) {
      try {
        const { stdout } = await promisify(execFile)(NODE, [file, ...args], {
          cwd: folder,
          env: { ...process.env, ...env },
          maxBuffer: 64e6,
        });
        return stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
