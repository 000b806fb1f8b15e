import { otherKeyboard, rankMatches, rankMatchesOnEitherKeyboard } from './rank-matches.ts';

const itself = (name: string) => [name];
const names = (matches: { item: string }[]) => matches.map((match) => match.item);

test('better matches come first, equals keep their order', () => {
  const wines = ['그랑 샤토', '샤또 마고', '그랑 샤또', '샤또', '샤또 라투르', '리슬링'];
  expect(rankMatches('샤또', wines, itself)).toEqual([
    { item: '샤또', tier: 'EXACT' },
    { item: '샤또 마고', tier: 'PREFIX' },
    { item: '샤또 라투르', tier: 'PREFIX' },
    { item: '그랑 샤또', tier: 'CONTAINS' },
    { item: '그랑 샤토', tier: 'FOLDED' },
  ]);
});

test('a wine counts by the best of its names', () => {
  const wine = { names: ['샤또 마고', 'Château Margaux'] };
  expect(rankMatches('margaux', [wine], (item) => item.names)).toEqual([{ item: wine, tier: 'CONTAINS' }]);
});

test('a wrong letter is forgiven only when nothing is right', () => {
  const wines = ['몽라쉐', '몽라세 루즈'];
  expect(names(rankMatches('몽라세', wines, itself))).toEqual(['몽라세 루즈']);
  expect(names(rankMatches('몽라세', ['몽라쉐'], itself))).toEqual(['몽라쉐']);
});

test('the other keyboard is tried when nothing else matched', () => {
  expect(otherKeyboard('tiEh')).toBe('샤또');
  expect(otherKeyboard('촘ㅅㄷ며')).toBe('chateau');
  expect(otherKeyboard('2015')).toBeNull();
  expect(rankMatchesOnEitherKeyboard('tiEh', ['샤또'], itself)).toEqual({
    query: '샤또',
    matches: [{ item: '샤또', tier: 'EXACT' }],
  });
  expect(rankMatchesOnEitherKeyboard('tiEh', ['샤또', 'Tieh'], itself).query).toBe('tiEh');
  expect(rankMatchesOnEitherKeyboard('', ['샤또'], itself).matches).toEqual([]);
});
