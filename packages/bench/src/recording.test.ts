import { databaseOf, parseRecording, type RecordedLine, wavesOf } from './recording.ts';

const asked = (id: number, text: string, url = '/list'): RecordedLine => ({
  kind: 'asked',
  url,
  id,
  statement: { text, values: [] },
});
const answered = (id: number, url = '/list'): RecordedLine => ({ kind: 'answered', url, id });
const texts = (lines: RecordedLine[]) => wavesOf(lines, '/list').map((wave) => wave.map(({ text }) => text));

test('what was asked before anything was answered is one wave', () => {
  expect(texts([asked(1, 'a'), asked(2, 'b'), answered(2), answered(1), asked(3, 'c'), answered(3)])).toEqual(
    [['a', 'b'], ['c']],
  );
});

test('a statement that overlaps with an open one belongs to its wave', () => {
  expect(texts([asked(1, 'a'), asked(2, 'b'), answered(1), asked(3, 'c'), answered(2), answered(3)])).toEqual(
    [['a', 'b', 'c']],
  );
});

test('other requests are left out', () => {
  expect(texts([asked(1, 'a'), asked(2, 'x', '/other'), answered(1), answered(2, '/other')])).toEqual([
    ['a'],
  ]);
});

test('a transaction is refused', () => {
  expect(() => wavesOf([asked(1, 'BEGIN')], '/list')).toThrow('transaction');
});

test('reads the lines of a recording, and the database from it', () => {
  const database = { kind: 'database', host: 'h', port: 1, user: 'u', password: 'p', database: 'd' };
  const before = { ...database, database: 'postgres' };
  const lines = parseRecording(
    `${[before, database, answered(1)].map((line) => JSON.stringify(line)).join('\n')}\n`,
  );
  expect(lines).toHaveLength(3);
  expect(databaseOf(lines)).toEqual(database);
  expect(() => databaseOf([])).toThrow('no database');
});
