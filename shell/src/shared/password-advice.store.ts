import { atom } from 'nanostores';

/** True after a sign-in for which the provider recommends a new password, until the person has answered. */
export const passwordAdviceStore = atom(false);
