import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNWRITTEN, unwrittenTexts } from './unwritten.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitis-unwritten-'));
  mkdirSync(join(root, 'mf-chat/src/locales'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, texts: object) =>
  writeFileSync(join(root, 'mf-chat', file), JSON.stringify(texts, null, 2));

test('names every text of a part that nobody has written yet, and no other', () => {
  write('remote.json', { routes: [{ title: { 'ko-KR': '채팅', 'ja-JP': `${UNWRITTEN}Chat` } }] });
  write('src/locales/ko-KR.json', { title: '채팅' });
  write('src/locales/ja-JP.json', { room: { title: `${UNWRITTEN}Chat`, leave: '退室 ✎' } });
  expect(unwrittenTexts(root, 'mf-chat')).toEqual([
    `mf-chat/remote.json: "ja-JP": "${UNWRITTEN}Chat" is not written yet`,
    `mf-chat/src/locales/ja-JP.json: "title": "${UNWRITTEN}Chat" is not written yet`,
  ]);
});
