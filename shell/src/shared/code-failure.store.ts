import { atom } from 'nanostores';

/** Set once code of a remote has thrown where nobody caught it: what somebody did there may not have happened. */
export const codeFailureStore = atom(false);
