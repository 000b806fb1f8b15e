import { LANGUAGES, type Language, ROLES, type Role } from '@vitis/contracts';
import type { LocalizedText, MenuEntry } from '@vitis/contracts/registry';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readArgs } from '../command-line.ts';
import { givenTitles, titlesOf } from '../names.ts';

/** The remote that a person asks for. */
export interface WantedRemote {
  /** `mf-reviews`: folder, package and part. */
  name: string;
  /** `reviews`: its first feature. */
  feature: string;
  /** Path that it is to own, where its first screen stands. */
  mount: string;
  /** Guests see the screen, and the server renders it. */
  guest: boolean;
  /** One that nobody has given is marked, so that no release has it. */
  title: LocalizedText;
  /** Roles whose menu is to have it. */
  menus: Role[];
}

export const USAGE = `Usage: npm run create-remote -- mf-<name> [--mount /path] [--members] [--menu ${ROLES.join('|')}] [--ko-KR title] [--en-US title] …`;

const NAME = /^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const MOUNT = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
/** What the build calls a remote's own chunks. */
const TAKEN = ['remote', 'shell'];

/** Where a role's menu has what belongs to no other group. */
export const MENU_GROUPS: Readonly<Record<Role, MenuEntry['group']>> = {
  B2B: 'support',
  SALESPERSON: 'sales',
  DRIVER: 'shipping',
};

const options = {
  mount: { type: 'string' },
  members: { type: 'boolean', default: false },
  menu: { type: 'string', multiple: true, default: [] as string[] },
  ...(Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string' }])) as Record<
    Language,
    { type: 'string' }
  >),
} as const;

function checkName(name: string): string {
  if (!NAME.test(name))
    throw new PlainError(
      `"${name}" is no name for a remote: it begins with "mf-" and has small letters, digits and single hyphens, as in mf-reviews.`,
    );
  const feature = name.slice('mf-'.length);
  if (TAKEN.includes(feature)) throw new PlainError(`${name} would be mistaken for the ${feature} itself.`);
  return feature;
}

function checkMount(mount: string): string {
  if (!MOUNT.test(mount))
    throw new PlainError(
      `"${mount}" is no path for a remote: it begins with "/" and has small letters, digits and single hyphens, as in /reviews.`,
    );
  return mount;
}

function readRole(given: string): Role {
  const role = ROLES.find((one) => one === given);
  if (role === undefined)
    throw new PlainError(`There is no role "${given}" with a menu; there are ${ROLES.join(', ')}.`);
  return role;
}

/**
 * What the arguments of the command line ask for; looks at nothing else.
 *
 * @throws PlainError that says which of them is wrong and how it would be right
 */
export function readWanted(args: string[]): WantedRemote {
  const { values, positionals } = readArgs(USAGE, { args: args, allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new PlainError(USAGE);
  const feature = checkName(name);
  return {
    name,
    feature,
    mount: checkMount(values.mount ?? `/${feature}`),
    guest: !values.members,
    title: titlesOf(feature, givenTitles(values)),
    menus: [...new Set(values.menu.map(readRole))],
  };
}
