/** Between two places: the line breaks before the dot, which hangs at no line's end. */
export const SEPARATOR = ' ·\u00a0';

/** Places that are written one after the other; each stays whole where the line breaks. */
export const keptTogether = (places: string): string =>
  places
    .split(' · ')
    .map((place) => place.replaceAll(' ', '\u00a0'))
    .join(SEPARATOR);
