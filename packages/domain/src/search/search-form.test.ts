import fc from 'fast-check';
import { normaliseForSearch, searchForm } from './search-form.ts';

test.each([
  ['Château Haut-Brion', 'chateauhautbrion'],
  ["L’Étoile d'Or", 'letoiledor'],
  ['샤또·마고', '샤또마고'],
  ['샤또'.normalize('NFD'), '샤또'],
  ['ＡＢＣ１２３', 'abc123'],
  ['Œuvre', 'oeuvre'],
  ['ガメイ', 'ガメイ'],
  ['ぼるどー', 'ボルド'],
  ['ﾎﾞﾙﾄﾞｰ', 'ボルド'],
  ['ソーヴィニョン', 'ソビニヨン'],
])('%j is compared as %s', (text, plain) => {
  expect(normaliseForSearch(text)).toBe(plain);
});

test('a text knows where its words and characters begin', () => {
  expect(searchForm('샤또 마고')).toEqual({
    text: '샤또마고',
    letters: 'ㅅㅑㄸㅗㅁㅏㄱㅗ',
    folded: 'ㅅㅏㄷㅗㅁㅏㄱㅗ',
    choseong: 'ㅅㄸㅁㄱ',
    foldedChoseong: 'ㅅㄷㅁㄱ',
    textMarks: 'wcwc',
    letterMarks: 'w-c-w-c-',
  });
  expect(searchForm('(마고)샤또').textMarks).toBe('wwccwc');
  expect(searchForm('샤ブ').choseong).toBe('ㅅブ');
});

test('normalising once is enough, and letters fold one by one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const form = searchForm(text);
      expect(normaliseForSearch(form.text)).toBe(form.text);
      expect(form.folded).toHaveLength(form.letters.length);
      expect(form.choseong).toHaveLength(form.text.length);
    }),
  );
});

test('a letter and its mark of its own, as some devices type it, are the letter', () => {
  for (const word of ['ゔぃ', 'ヴィ', 'ｳﾞｨ', 'ウﾞィ'])
    expect([word, normaliseForSearch(word.normalize('NFD'))]).toEqual([word, 'ビ']);
});

test('what a database cannot store never reaches it', () => {
  expect(normaliseForSearch('샤\u0000또\uD83C')).toBe('샤또\uFFFD');
});
