import { SIGN_UP_PASSWORD } from '@vitis/domain';
import { plainForm } from './common-passwords.ts';

/** Whose password it is to be. */
export interface PasswordOwner {
  email: string;
  fullName: string;
  companyName: string | null;
}

/** Shorter ones are in many good passwords by chance. */
const shortestWord = 4;

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

/** What is known to everybody who knows the member: address, name, company, and whose shop it is. */
function wordsAbout({ email, fullName, companyName }: PasswordOwner): string[] {
  const [mailbox = '', domain = ''] = email.split('@');
  const places = domain.split('.').slice(0, -1);
  const names = [fullName, companyName ?? ''];
  const words = [
    email,
    mailbox,
    ...wordsOf(mailbox),
    ...places,
    ...names.map((name) => name.replace(/\s+/g, '')),
    ...names.flatMap(wordsOf),
    'vitis',
  ];
  const long = words.filter((word) => word.length >= shortestWord).map(plainForm);
  // The longest first: what is part of another word is found with it.
  return [...new Set(long)].sort((a, b) => b.length - a.length);
}

/** True where less than a whole password is left of it once such words are taken away. */
export function isPersonal(password: string, owner: PasswordOwner): boolean {
  const form = plainForm(password);
  let rest = form;
  for (const word of wordsAbout(owner)) rest = rest.replaceAll(word, '');
  return rest !== form && rest.length < SIGN_UP_PASSWORD.minLength;
}
