import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES, type Language, type Role, type ServedEndpoint } from '@vitis/contracts';
import type { LocalizedText } from '@vitis/contracts/registry';
import { UNWRITTEN } from '../checks/unwritten.ts';
import { filesBelow } from '../release/files-below.ts';
import { ROOT } from '../workspace.ts';
import { listFacts } from './list-facts.ts';
import { camelCase, wordsOf } from './names.ts';
import type { ScreenKind, WantedScreen } from './wanted-screen.ts';

/** One screen of each kind, in a remote that is checked as all others are; new ones are copies of these. */
export const SCREEN_TEMPLATES = 'packages/mf-new-screens';

/** A screen that has its place and its endpoint. */
export interface PlacedScreen extends WantedScreen {
  path: string;
  reads: ServedEndpoint;
  /** Who may open it; null: everyone. */
  roles: readonly Role[] | null;
}

/** What stands in a template in place of something of the new screen's. */
interface Substitution {
  names: Record<string, string>;
  /** Lines with one of these say what the new screen has not. */
  left: string[];
}

/** As whom a component test opens a screen. */
const VIEWERS: Readonly<Record<Role, string>> = { B2B: 'buyer', SALESPERSON: 'sales', DRIVER: 'driver' };

const quoted = (text: string) => `'${text}'`;

function listSubstitution({ endpoint, reads, roles }: PlacedScreen): Substitution {
  const facts = listFacts(endpoint, reads);
  const { states, counts, moment, hasClient, hasWines, hasTotal } = facts;
  return {
    names: {
      listOrderForms: endpoint,
      ...(counts === null ? {} : { countOrderForms: counts }),
      orderFormNumber: facts.number,
      "'orderForm', 'buyer'": `'${states?.kind}', ${quoted(roles?.includes('B2B') ? 'buyer' : 'sales')}`,
      "'orderForm'": quoted(states?.kind ?? ''),
      'statuses: ORDER_FORM_STATUSES': states === null ? 'statuses: []' : `statuses: ${states.list}`,
      ORDER_FORM_STATUSES: states?.list ?? '',
      "'requestedAt', 'dueDate', 'total', 'orderFormNumber'": facts.sorts.map(quoted).join(', '),
      "'requestedAt'": quoted(moment ?? ''),
    },
    left: [
      ...(states === null ? ['states: ', 'statusColumn('] : []),
      ...(counts === null ? ['counts: '] : []),
      ...(moment === null ? ['momentColumn('] : []),
      ...(hasClient ? [] : ['personColumn(']),
      ...(hasWines ? [] : ['winesColumn(']),
      ...(hasTotal ? [] : ['totalColumn(']),
    ],
  };
}

const SUBSTITUTIONS: Readonly<Record<ScreenKind, (screen: PlacedScreen) => Substitution>> = {
  list: listSubstitution,
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces all names at once: one that is put in may itself hold one that is looked for. Longer ones go first. */
function renamed(text: string, names: Record<string, string>): string {
  const keys = Object.keys(names).sort((one, other) => other.length - one.length);
  return text.replace(new RegExp(keys.map(escaped).join('|'), 'g'), (found) => names[found] ?? found);
}

/** A name that nothing but its import mentions. */
const isUnused = (text: string, name: string) => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 1;

/** Takes names out of the imports that nothing uses; an import without any goes. */
const withoutUnusedImports = (text: string): string =>
  text.replace(/^import (type )?\{([^}]*)\} from .*\n/gm, (whole, _type, list: string) => {
    const names = list.split(',').flatMap((name) => name.trim() || []);
    const used = names.filter((name) => !isUnused(text, name.replace(/^type /, '')));
    if (used.length === names.length) return whole;
    return used.length === 0 ? '' : whole.replace(list, ` ${used.join(', ')} `);
  });

/** The texts of the template in one language, with the title of the new screen. */
function textsOf({ kind, name, title }: PlacedScreen, language: Language): object {
  const file = resolve(ROOT, SCREEN_TEMPLATES, `src/locales/${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return { ...texts[camelCase(`new-${kind}`)], title: titlesOf({ name, title })[language] };
}

/** The title in every language; one that nobody gave is marked. */
export const titlesOf = ({ name, title }: Pick<WantedScreen, 'name' | 'title'>): LocalizedText =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, title[language] ?? `${UNWRITTEN}${wordsOf(name)}`]),
  ) as LocalizedText;

/** What a new screen consists of, before it is formatted: its files in the remote, and its texts. */
export function screenFiles(screen: PlacedScreen): {
  files: ReadonlyMap<string, string>;
  texts: Record<Language, object>;
} {
  const { remote, name, kind, path, roles } = screen;
  const template = `new-${kind}`;
  const { names, left } = SUBSTITUTIONS[kind](screen);
  const all = {
    'mf-new-screens': remote,
    [template]: name,
    [camelCase(template)]: camelCase(name),
    [`/its-path/${kind}`]: path,
    "as: 'buyer'": `as: ${quoted(roles === null ? 'guest' : VIEWERS[roles[0]!])}`,
    ...names,
  };
  const folder = resolve(ROOT, SCREEN_TEMPLATES, 'src/features', template);
  const files = filesBelow(folder).map((file): [string, string] => {
    const text = readFileSync(resolve(folder, file), 'utf8');
    const lines = text.split('\n').filter((line) => !left.some((word) => line.includes(word)));
    return [
      `src/features/${name}/${renamed(file, all)}`,
      withoutUnusedImports(renamed(lines.join('\n'), all)),
    ];
  });
  return {
    files: new Map(files),
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(screen, language)])) as Record<
      Language,
      object
    >,
  };
}
