import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { ROOT } from '../workspace.ts';

/** Who has a manual, with the account of the demonstration whose screens it shows, on what they work with. */
export const MANUAL_ROLES = {
  buyer: { email: 'buyer@vitis.test', window: { width: 1100, height: 640 } },
  sales: { email: 'sales@vitis.test', window: { width: 1100, height: 640 } },
  driver: { email: 'driver@vitis.test', window: { width: 390, height: 720 } },
} as const;
export type ManualRole = keyof typeof MANUAL_ROLES;

/** Languages of the manuals, by the folder of each. */
export const MANUAL_LANGUAGES = { ko: 'ko-KR', en: 'en-US' } as const;
export type ManualLanguage = keyof typeof MANUAL_LANGUAGES;

export interface Manual {
  role: ManualRole;
  language: ManualLanguage;
  title: string;
  tokens: Token[];
  /** Addresses in the shop that it has pictures of. */
  screens: string[];
  /** What it says in bold: words of the screens, `a › b` on the way from one to the next. */
  words: string[];
}

const isImage = (token: Token): token is Tokens.Image => token.type === 'image';
const isStrong = (token: Token): token is Tokens.Strong => token.type === 'strong';

/** A manual as `docs/manual` has it: an image in it is the address of a screen. */
export function readManual(role: ManualRole, language: ManualLanguage): Manual {
  const text = readFileSync(join(ROOT, 'docs/manual', language, `${role}.md`), 'utf8');
  const tokens = marked.lexer(text);
  const screens: string[] = [];
  const words: string[] = [];
  marked.walkTokens(tokens, (token) => {
    if (isImage(token)) screens.push(token.href);
    if (isStrong(token)) words.push(...token.text.split(' › '));
  });
  const heading = tokens.find((token): token is Tokens.Heading => token.type === 'heading');
  return { role, language, title: heading?.text ?? role, tokens, screens, words };
}
