import { resolve } from 'node:path';
import { ROOT } from '../workspace.ts';

/** Environment of a program whose next start reads what this one compiled: half a second and 30 MB less each. */
export const compileCache = { NODE_COMPILE_CACHE: resolve(ROOT, '.data/compiled') };
