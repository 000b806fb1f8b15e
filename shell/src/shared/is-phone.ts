/**
 * Whether a finger is what points here first, as on phones and tablets; the styles of `ui` ask the same. Not by `hover`, which
 * phones of Samsung say they can.
 */
export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches;
