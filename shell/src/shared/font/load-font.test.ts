import type { Language } from '@vitis/contracts';
import { loadFont } from './load-font.ts';
import { loadPretendard } from './pretendard.ts';

jest.mock('./pretendard.ts', () => ({ loadPretendard: jest.fn(() => Promise.resolve()) }));

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** How often the font is loaded on a device. */
async function loadsOn(
  device: { isPhone?: boolean; connection?: Connection | undefined },
  language: Language = 'ko-KR',
): Promise<number> {
  const { isPhone = false, connection } = device;
  jest.mocked(loadPretendard).mockClear();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(window, 'matchMedia', {
    value: (query: string) => ({ matches: isPhone && query === '(pointer: coarse)' }),
    configurable: true,
  });
  loadFont(language);
  await new Promise((resolve) => setTimeout(resolve));
  return jest.mocked(loadPretendard).mock.calls.length;
}

test('the font is loaded at a desk, for the languages that it has the letters of', async () => {
  for (const [language, loads] of [
    ['ko-KR', 1],
    ['en-US', 1],
    ['ja-JP', 0],
    ['zh-CN', 0],
    ['zh-TW', 0],
  ] as const)
    expect([language, await loadsOn({}, language)]).toEqual([language, loads]);
});

test('phones and tablets have a face of their own', async () => {
  expect(await loadsOn({ isPhone: true })).toBe(0);
});

test.each<[string, Connection, number]>([
  ['with Save-Data', { saveData: true, effectiveType: '4g' }, 0],
  ['on the slowest line', { saveData: false, effectiveType: 'slow-2g' }, 0],
  ['on a 2G line', { effectiveType: '2g' }, 0],
  ['on a 3G line', { effectiveType: '3g' }, 0],
  ['on a fast line', { saveData: false, effectiveType: '4g' }, 1],
  ['on a line of which nothing is said', {}, 1],
])('the font and the line: %s', async (_line, connection, loads) => {
  expect(await loadsOn({ connection })).toBe(loads);
});
