import { randomInt } from 'node:crypto';
import { CHANGE_PASSWORD } from '@vitis/domain';
import { newPasswordIssues } from '../../features/passwords/new-password.ts';
import type { PasswordOwner } from '../../features/passwords/personal-words.ts';

/** Without those that look alike when they are read aloud or copied by hand: l, 1, I, O, 0. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789#%+-=?';
const length = 16;

/** A random password of more than 90 bits that every policy lets pass. */
export async function generatePassword(owner: PasswordOwner): Promise<string> {
  for (;;) {
    const made = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    if ((await newPasswordIssues(made, CHANGE_PASSWORD, owner)).length === 0) return made;
  }
}
