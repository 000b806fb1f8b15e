import { atom } from 'nanostores';

/** Counts up whenever what has failed without a network may be tried once more. */
export const networkTriesStore = atom(0);
