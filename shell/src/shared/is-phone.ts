/** Whether fingers are all that points here, as on phones and tablets; the styles of `ui` ask the same. */
export const isPhone = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches;
