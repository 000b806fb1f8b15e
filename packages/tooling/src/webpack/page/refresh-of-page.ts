import type * as Runtime from 'react-refresh/runtime';

/** Name of the part that this is compiled into. */
declare const VITIS_PART: string;

const { vitisRefresh: runtime } = globalThis as typeof globalThis & { vitisRefresh?: typeof Runtime };
if (runtime === undefined)
  throw new Error(`${VITIS_PART} is under development and needs the shell's development build`);

export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = runtime;

/** Component by component; the same module of another part is another one. */
export const register = (type: unknown, id: string): void => runtime.register(type, `${VITIS_PART} ${id}`);
