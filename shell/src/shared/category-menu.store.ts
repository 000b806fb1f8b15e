import { atom } from 'nanostores';

/** True while the menu of phones is open; header and tab bar open it. */
export const categoryMenuStore = atom(false);
