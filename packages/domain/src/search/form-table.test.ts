import fc from 'fast-check';
import { FormTable } from './form-table.ts';
import { type SearchForm, searchForm } from './search-form.ts';

/** The parts of a form, which a table cuts out only when they are asked for. */
const partsOf = ({
  text,
  letters,
  folded,
  choseong,
  foldedChoseong,
  textMarks,
  letterMarks,
}: SearchForm): SearchForm => ({
  text,
  letters,
  folded,
  choseong,
  foldedChoseong,
  textMarks,
  letterMarks,
});

const tableOf = (groups: readonly (readonly string[])[]) => {
  const builder = FormTable.builder();
  for (const names of groups) builder.add(names.map(searchForm));
  return builder.build();
};

test('what is kept as one string is cut out as it was', () => {
  const groups = [['샤또 마고', 'Château Margaux'], [], ['(마고) 2015', 'ㄳ', '값', ''], ['ボルドー 😀']];
  const table = tableOf(groups);
  expect(table.size).toBe(4);
  for (const [group, names] of groups.entries())
    expect(table.of(group).map(partsOf)).toEqual(names.map(searchForm));
});

test('whatever a name is made of', () => {
  const letters = fc.constantFrom(
    '샤',
    '또',
    'ㅘ',
    'ㄲ',
    'ㄳ',
    'é',
    'œ',
    ' ',
    '(',
    '·',
    '😀',
    'ヴ',
    'ﾞ',
    '1',
    'ᄀ',
    'ᅡ',
  );
  const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: letters }));
  fc.assert(
    fc.property(fc.array(fc.array(name)), (groups) => {
      const table = tableOf(groups);
      expect(groups.map((_, group) => table.of(group).map(partsOf))).toEqual(
        groups.map((names) => names.map(searchForm)),
      );
    }),
  );
});

test('also where there are more groups than one string holds', () => {
  const names = Array.from({ length: 2_500 }, (_, at) => `샤또 ${at}`);
  const table = tableOf(names.map((name) => [name]));
  expect(table.size).toBe(2_500);
  for (const at of [0, 999, 1_000, 1_999, 2_000, 2_499])
    expect(table.of(at).map(partsOf)).toEqual([searchForm(names[at]!)]);
});

test('a group that is not there has no forms', () => {
  expect(tableOf([['샤또']]).of(1)).toEqual([]);
});
