import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Names of the packages in a `node_modules`, those with a scope as `@vitis/ui`. */
function packagesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name],
    );
}

/**
 * Gives a folder of the workspace the packages that another has: the links that pnpm would make, at once and without a
 * registry.
 */
export function linkPackages(root: string, pattern: string, folder: string): void {
  // Links lead from where things really are, whatever path the checkout was entered by.
  const checkout = realpathSync(root);
  const installed = resolve(checkout, pattern, 'node_modules');
  for (const name of packagesIn(installed)) {
    const link = resolve(checkout, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), realpathSync(join(installed, name))), link);
  }
}
