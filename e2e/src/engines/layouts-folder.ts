import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../product.ts';

/** Where the first engine leaves what the others are compared with. */
export const LAYOUTS = resolve(ROOT, '.data/logs/layouts');

/** Before all tests: nothing is compared with what another run has measured. */
export default function forgetLayouts(): void {
  rmSync(LAYOUTS, { recursive: true, force: true });
}
