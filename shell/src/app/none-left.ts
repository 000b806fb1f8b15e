import type { DataRequest } from '@vitis/platform';

/**
 * Whether there is none of what a screen is about. Of several things that it asks one endpoint for, such as wines to be
 * compared, those that are left make the page, and the screen says which are gone.
 */
export const isNoneLeft = (wanted: readonly DataRequest[], isGone: (one: DataRequest) => boolean): boolean =>
  wanted.some(({ endpoint }) => wanted.every((other) => other.endpoint !== endpoint || isGone(other)));
