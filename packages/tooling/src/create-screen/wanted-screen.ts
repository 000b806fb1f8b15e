import { LANGUAGES, type Language, type Role, type ServedEndpoint } from '@vitis/contracts';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readArgs } from '../command-line.ts';
import { givenTitles } from '../names.ts';

export const SCREEN_KINDS = ['list', 'detail', 'form', 'article'] as const;
export type ScreenKind = (typeof SCREEN_KINDS)[number];

export const MENU_GROUP_NAMES = ['orders', 'account', 'support', 'sales', 'shipping'] as const;

/** The screen that a person asks for. */
export interface WantedScreen {
  /** `mf-mypage-buyer`: the remote that gets it. */
  remote: string;
  /** `receipts`: its folder, its chunk, and, in camel case, the group of its texts. */
  name: string;
  kind: ScreenKind;
  /** `listOrderForms`: what the contracts call what it reads, or what a form sends. */
  endpoint: string;
  /** Where it is to stand; null: where the remote announces a screen of that name. */
  path: string | null;
  /** The titles that were given. */
  title: Partial<Record<Language, string>>;
  /** Group of the menus that are to have it; null: none. */
  menu: (typeof MENU_GROUP_NAMES)[number] | null;
}

/** A screen that has its place and its endpoint. */
export interface PlacedScreen extends WantedScreen {
  path: string;
  reads: ServedEndpoint;
  /** Who may open it; null: everyone. */
  roles: readonly Role[] | null;
}

export const USAGE = `Usage: npm run create-screen -- mf-<remote> <name> ${SCREEN_KINDS.map((kind) => `--${kind}`).join('|')} --endpoint <name> [--path /path] [--menu ${MENU_GROUP_NAMES.join('|')}] [--ko-KR title] [--en-US title] …`;

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const PATH = /^(?:\/:?[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)+$/;
/** What the build calls a remote's own chunks, and where the texts of portal stand. */
const TAKEN = ['remote', 'shell', 'portal'];

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const options = {
  list: flag,
  detail: flag,
  form: flag,
  article: flag,
  endpoint: text,
  path: text,
  menu: text,
  ...(Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Record<Language, typeof text>),
} as const;

const wrong = (message: string) => new PlainError(`${message}\n${USAGE}`);

function checkName(name: string): string {
  if (!NAME.test(name))
    throw wrong(
      `"${name}" is no name for a screen: it has small letters, digits and single hyphens, as in receipts.`,
    );
  if (TAKEN.includes(name)) throw wrong(`"${name}" has a meaning of its own: choose another name.`);
  return name;
}

function checkPath(path: string): string {
  if (!PATH.test(path)) throw wrong(`"${path}" is no path for a screen, as /mypage/receipt/:rid is.`);
  return path;
}

function readGroup(given: string): NonNullable<WantedScreen['menu']> {
  const group = MENU_GROUP_NAMES.find((one) => one === given);
  if (group === undefined)
    throw wrong(`There is no group "${given}" in the menus; there are ${MENU_GROUP_NAMES.join(', ')}.`);
  return group;
}

/**
 * What the words of the command line ask for; looks at nothing else.
 *
 * @throws PlainError that says which of them is wrong and how it would be right
 */
export function readWantedScreen(words: string[]): WantedScreen {
  const { values, positionals } = readArgs(USAGE, { args: words, allowPositionals: true, options });
  const [remote, name, ...others] = positionals;
  if (remote === undefined || name === undefined || others.length > 0) throw new PlainError(USAGE);
  const [kind, ...further] = SCREEN_KINDS.filter((one) => values[one]);
  if (kind === undefined || further.length > 0)
    throw wrong(`Say what kind of screen it is, one of ${SCREEN_KINDS.map((one) => `--${one}`).join(', ')}.`);
  if (values.endpoint === undefined)
    throw wrong(
      `Say what it ${kind === 'form' ? 'sends' : 'reads'}: --endpoint, by its name in the contracts.`,
    );
  return {
    remote,
    name: checkName(name),
    kind,
    endpoint: values.endpoint,
    path: values.path === undefined ? null : checkPath(values.path),
    title: givenTitles(values),
    menu: values.menu === undefined ? null : readGroup(values.menu),
  };
}
