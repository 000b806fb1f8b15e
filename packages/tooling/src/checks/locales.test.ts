import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { checkLocales } from './locales.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages:\n  - mf-*\n');
  writeFileSync(join(root, 'package.json'), '{}');
  mkdirSync(join(root, 'mf-chat/src/locales'), { recursive: true });
  writeFileSync(join(root, 'mf-chat/package.json'), '{}');
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes the same texts in all five languages, but for what is given for one of them. */
function write(texts: object, different: Record<string, object> = {}) {
  for (const language of LANGUAGES) {
    const file = join(root, 'mf-chat/src/locales', `${language}.json`);
    writeFileSync(file, JSON.stringify(different[language] ?? texts));
  }
}

const where = 'mf-chat/src/locales: ';

test('says nothing when the five languages agree', () => {
  write({ title: 'Chat', room: { leave: 'Leave {{name}}' } });
  expect(checkLocales(root)).toEqual([]);
});

test('names a language without a file, and a file of no language', () => {
  write({ title: 'Chat' });
  rmSync(join(root, 'mf-chat/src/locales/ja-JP.json'));
  writeFileSync(join(root, 'mf-chat/src/locales/ja.json'), '{}');
  expect(checkLocales(root)).toEqual([
    `${where}ja-JP.json is missing`,
    `${where}ja.json is no language of ours`,
  ]);
});

test('names a key that one language lacks, and one that only one language has', () => {
  write(
    { title: 'Chat', send: 'Send' },
    { 'zh-TW': { title: 'Chat' }, 'en-US': { title: 'C', send: 'S', more: 'M' } },
  );
  expect(checkLocales(root).sort()).toEqual([
    `${where}ja-JP: "more" is missing`,
    `${where}ko-KR: "more" is missing`,
    `${where}zh-CN: "more" is missing`,
    `${where}zh-TW: "more" is missing`,
    `${where}zh-TW: "send" is missing`,
  ]);
});

test('names an empty text, in groups too', () => {
  write({ room: { leave: 'Leave' } }, { 'zh-CN': { room: { leave: '  ' } } });
  expect(checkLocales(root)).toEqual([`${where}zh-CN: "room.leave" is empty`]);
});

test.each([
  ['a name', 'Leave {{name}}', 'Leave {{room}}', '{{room}}', '{{name}}'],
  ['a name that is left out', 'Leave {{name}}', 'Leave', 'nothing', '{{name}}'],
  ['a tag', 'Read <terms>this</terms>', 'Read this', 'nothing', '<terms>'],
  ['a reference', '$t(brand) chat', 'Chat', 'nothing', '$t(brand)'],
])('names a text that is filled with something else: %s', (_what, text, other, found, expected) => {
  write({ text }, { 'ja-JP': { text: other } });
  expect(checkLocales(root)).toEqual([
    `${where}ja-JP: "text" is filled with ${found}, in ko-KR with ${expected}`,
  ]);
});

test.each([
  ['ko-KR', '다시 시도해 주십시오.', '십시오', '주세요'],
  ['ko-KR', '합계(VAT 포함)', 'VAT', '부가세'],
  ['ko-KR', '{{page}}쪽', '}}쪽', '페이지'],
  ['ko-KR', '정가 기준', '정가', '정상가'],
  ['en-US', 'Estimate {{number}}', 'Estimate', 'quote'],
])('names a word that the product does not use: %s %s', (language, text, wrong, right) => {
  const filled = text.includes('{{page}}') ? '{{page}}' : text.includes('{{number}}') ? '{{number}}' : 'text';
  write({ text: filled }, { [language]: { text } });
  expect(checkLocales(root)).toEqual([
    `${where}${language}: "text" says “${wrong}”, where the product says “${right}”`,
  ]);
});

test('a word inside of a longer one is none of those', () => {
  write({ text: 'x' }, { 'ko-KR': { text: '정상가 기준, 왼쪽 목록' } });
  expect(checkLocales(root)).toEqual([]);
});

test('order, repetition and format of what fills a text may differ', () => {
  write({ text: '{{a}} and {{b, number}}' }, { 'ja-JP': { text: '{{b}} {{ a }} {{a}}' } });
  expect(checkLocales(root)).toEqual([]);
});

test('a language has the plural forms that its grammar asks for', () => {
  const korean = { bottles_other: '{{count}}병' };
  write(korean, { 'en-US': { bottles_one: 'a bottle', bottles_other: '{{count}} bottles' } });
  expect(checkLocales(root)).toEqual([]);

  write(korean);
  expect(checkLocales(root)).toEqual([`${where}en-US: "bottles_one" is missing`]);
});

test('names a text that stands in a shared package already, the same in every language', () => {
  const shared = join(root, 'packages/portal/src/locales');
  mkdirSync(shared, { recursive: true });
  for (const language of LANGUAGES)
    writeFileSync(join(shared, `${language}.json`), JSON.stringify({ list: { find: 'Find', all: 'All' } }));
  write({ list: { find: 'Find', all: 'All of them' } });
  expect(checkLocales(root)).toEqual([]);

  writeFileSync(join(root, 'mf-chat/package.json'), '{ "vitis": { "texts": ["portal"] } }');
  expect(checkLocales(root)).toEqual([
    `${where}"list.find" stands in packages/portal too: use "portal.list.find"`,
  ]);
});
