import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { PLATFORM_CONTRACT } from '@vitis/contracts/registry';
import type { RemoteJson } from '@vitis/contracts/remote-json';
import type * as v from 'valibot';
import { camelCase, wordsOf } from '../names.ts';
import { filesBelow } from '../release/files-below.ts';
import { ROOT } from '../workspace.ts';
import { MENU_GROUPS, type WantedRemote } from './wanted-remote.ts';

/** A whole remote that is checked as all others are; new ones are copies of it. */
export const TEMPLATE = 'packages/mf-new-remote';

/** After everything that the trade itself has in a menu. */
const MENU_ORDER = 100;

/** Made by tools, in every package. */
const LEFT_OUT = ['node_modules', 'dist'];

/** Names of the template and what stands for them in the copy. */
function renamerFor({ name, feature, mount }: WantedRemote): (text: string) => string {
  const names: Record<string, string> = {
    'mf-new-remote': name,
    'new-remote': feature,
    newRemote: camelCase(feature),
    '/its-path': mount,
  };
  // All at once: a name that is put in may itself hold one that is looked for.
  return (text) =>
    text.replace(/mf-new-remote|new-remote|newRemote|\/its-path/g, (found) => names[found] ?? found);
}

function describe({ name, mount, title, menus }: WantedRemote) {
  return {
    name,
    contract: PLATFORM_CONTRACT,
    mounts: [mount],
    routes: [{ path: mount, title, layout: 'default' }],
    ...(menus.length === 0
      ? {}
      : {
          menus: menus.map((role) => ({
            role,
            group: MENU_GROUPS[role],
            path: mount,
            label: title,
            order: MENU_ORDER,
          })),
        }),
  } satisfies v.InferInput<typeof RemoteJson>;
}

/** For the roles whose menus have it; for every member where none does. */
const accessOf = ({ menus }: WantedRemote): string =>
  menus.length === 0 ? "'members'" : `[${menus.map((role) => `'${role}'`).join(', ')}]`;

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function editJson<Value>(file: string, change: (value: Value) => Value): void {
  edit(file, (text) => asText(change(JSON.parse(text) as Value)));
}

/** Writes the wanted remote into a folder that is not there yet, whole but for its format and its packages. */
export function copyTemplate(wanted: WantedRemote, target: string): void {
  const rename = renamerFor(wanted);
  const template = resolve(ROOT, TEMPLATE);
  const files = filesBelow(template).filter(
    (file) => !file.split('/').some((part) => LEFT_OUT.includes(part)),
  );
  for (const file of files) {
    const copy = resolve(target, rename(file));
    cpSync(resolve(template, file), copy);
    edit(copy, rename);
    // The template lies one folder deeper.
    if (basename(file) === 'tsconfig.json') edit(copy, (text) => text.replaceAll('"../../', '"../'));
  }
  const at = (file: string) => resolve(target, file);
  editJson<object>(at('package.json'), (manifest) => ({
    ...manifest,
    description: `${wordsOf(wanted.feature)}.`,
  }));
  writeFileSync(at('remote.json'), asText(describe(wanted)));
  if (!wanted.guest)
    edit(at(`src/features/${wanted.feature}/${wanted.feature}.route.tsx`), (text) =>
      text.replace("access: 'everyone'", `access: ${accessOf(wanted)}`),
    );
  for (const language of LANGUAGES) {
    const key = camelCase(wanted.feature);
    editJson<Record<string, object>>(at(`src/locales/${language}.json`), (texts) => ({
      ...texts,
      [key]: { ...texts[key], title: wanted.title[language] },
    }));
  }
}
