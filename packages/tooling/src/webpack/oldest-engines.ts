import { Features } from 'lightningcss';

/** The oldest version of each engine that the shop is written for, as README's table of browsers names it. */
export const OLDEST_ENGINES = { chrome: [117, 0], firefox: [128, 0], safari: [17, 4] } as const;

/** A version as Lightning CSS reads it: a byte each for its parts. */
const version = ([major, minor]: readonly [number, number]) => (major << 16) | (minor << 8);

const { chrome, firefox, safari } = OLDEST_ENGINES;

/**
 * What Lightning CSS is told: it writes the prefixed forms, too, that these need. For browsers before them, which show what the
 * server has rendered, it leaves `min-width` as it is and does not write `width >=`. It knows phones' Safari as a browser of its own.
 */
export const CSS_SETTINGS = {
  targets: {
    chrome: version(chrome),
    firefox: version(firefox),
    safari: version(safari),
    ios_saf: version(safari),
  },
  include: Features.MediaQueries,
};
