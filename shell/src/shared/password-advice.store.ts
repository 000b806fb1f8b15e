import { atom } from 'nanostores';

/**
 * Age of the password in days after a sign-in for which the provider recommends a new one, until the person has answered;
 * null otherwise, and 0 for one that was given out.
 */
export const passwordAdviceStore = atom<number | null>(null);
