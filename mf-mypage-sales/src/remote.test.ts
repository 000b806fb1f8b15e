import { LANGUAGES, type Language } from '@vitis/contracts';
import { RemoteDescription } from '@vitis/contracts/registry';
import { SIDE_MENUS } from '@vitis/domain';
import * as v from 'valibot';
import description from '../remote.json';
import enUS from './locales/en-US.json';
import jaJP from './locales/ja-JP.json';
import koKR from './locales/ko-KR.json';
import zhCN from './locales/zh-CN.json';
import zhTW from './locales/zh-TW.json';
import { remote } from './remote.ts';

const described = v.parse(RemoteDescription, description);
const texts: Record<Language, object> = {
  'ko-KR': koKR,
  'en-US': enUS,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'ja-JP': jaJP,
};

/** Dotted keys of a tree of texts, with the places that each text fills in. */
function shapeOf(tree: object, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${path}${key} ${(value.match(/{{\w+}}/g) ?? []).sort().join(' ')}`]
      : shapeOf(value as object, `${path}${key}.`),
  );
}

test('announces the screens that it has, and no address twice', () => {
  expect(described.name).toBe(remote.name);
  expect(described.routes.map(({ path }) => path)).toEqual(remote.routes.map(({ path }) => path));
  const addresses = [...described.routes.map(({ path }) => path), ...described.upcoming];
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses) {
    expect(described.mounts.some((mount) => address === mount || address.startsWith(`${mount}/`))).toBe(true);
  }
});

test.each(LANGUAGES)('has every text in %s, with the same places to fill in', (language) => {
  expect(shapeOf(texts[language]).sort()).toEqual(shapeOf(koKR).sort());
});

test('says who may come in', () => {
  expect(described.routes.map(({ path, guest, roles }) => ({ path, guest, roles }))).toEqual([
    { path: '/mypage/manage-estimate-history', guest: false, roles: ['SALESPERSON'] },
  ]);
});

/** Own data has one page for every role; the buyer's part owns it. */
const OWN_DATA = '/mypage/member-info';

test.each(['SALESPERSON', 'DRIVER'] as const)(
  'the menu of a %s is that of the trade, and every entry leads somewhere',
  (role) => {
    const entries = described.menus.filter((entry) => entry.role === role);
    expect(entries.map(({ path }) => path)).toEqual(
      SIDE_MENUS[role].flatMap((group) => group.entries.map(({ path }) => path)),
    );
    const addresses = [...described.routes.map(({ path }) => path), ...described.upcoming, OWN_DATA];
    for (const { path } of entries) expect(addresses).toContain(path);
  },
);
