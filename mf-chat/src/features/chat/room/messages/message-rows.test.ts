import { BUYER, message, SALES } from '../../chat.test-support.ts';
import type { Unsent } from '../outbox.ts';
import { isSameRow, messageRows, type Row, type RowsInput } from './message-rows.ts';

const rowsOf = (input: Partial<RowsInput>) =>
  messageRows({ messages: [], unsent: [], reads: new Map(), idUser: BUYER, readUpTo: null, ...input });
const unsent = (clientId: string, state: Unsent['state'] = 'sending'): Unsent => ({
  clientId,
  type: 'TEXT',
  message: '보내는 중',
  files: [],
  writtenAt: '2026-11-20T10:02:00+09:00',
  state,
  reason: '',
});
const groups = (rows: Row[]) =>
  rows.flatMap((row) => (row.kind === 'group' ? [row.entries.map(({ sequence }) => sequence)] : []));

test('one person’s messages are a group until the other speaks, or three minutes pass', () => {
  const rows = rowsOf({
    messages: [
      message(1, { sentAt: '2026-11-20T10:00:00+09:00' }),
      message(2, { sentAt: '2026-11-20T10:02:59+09:00' }),
      message(3, { sentAt: '2026-11-20T10:06:00+09:00' }),
      message(4, { sentAt: '2026-11-20T10:06:10+09:00', idSender: BUYER }),
      message(5, { sentAt: '2026-11-20T10:06:20+09:00' }),
    ],
  });
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'group', 'group', 'group', 'group']);
  expect(groups(rows)).toEqual([[1, 2], [3], [4], [5]]);
});

test('a day begins at midnight in Seoul', () => {
  const rows = rowsOf({
    messages: [
      message(1, { sentAt: '2026-11-20T14:59:00Z' }),
      message(2, { sentAt: '2026-11-20T15:00:00Z' }),
    ],
  });
  expect(rows.flatMap((row) => (row.kind === 'day' ? [row.day] : []))).toEqual(['2026-11-20', '2026-11-21']);
});

test('the line for new messages stands before the first of others', () => {
  const rows = rowsOf({
    messages: [message(1), message(2, { idSender: BUYER }), message(3), message(4)],
    readUpTo: 1,
  });
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'group', 'group', 'new', 'group']);
  expect(groups(rows)).toEqual([[1], [2], [3, 4]]);
});

test('a message on its way stands last, and once it is stored only where it is stored', () => {
  const own = message(2, { idSender: BUYER });
  const waiting = [unsent(own.clientId), unsent('00000000-0000-4000-8000-00000000abcd')];
  expect(groups(rowsOf({ messages: [message(1)], unsent: waiting }))).toEqual([[1], [0, 0]]);
  expect(groups(rowsOf({ messages: [message(1), own], unsent: waiting }))).toEqual([[1], [2, 0]]);
});

test('read is said once, at the last message that was', () => {
  const messages = [1, 2, 3].map((sequence) =>
    message(sequence, { idSender: BUYER, sentAt: '2026-11-20T10:00:00+09:00' }),
  );
  const read = (sequence: number) => {
    const rows = rowsOf({
      messages,
      reads: new Map([
        [SALES, sequence],
        [BUYER, 3],
      ]),
    });
    const group = rows.find((row) => row.kind === 'group');
    return group?.entries.map(({ showsRead }) => showsRead);
  };
  expect(read(0)).toEqual([false, false, false]);
  expect(read(2)).toEqual([false, true, false]);
  expect(read(3)).toEqual([false, false, true]);
});

test('a group is drawn anew where something of it changed, and only there', () => {
  const input = { messages: [message(1), message(2, { idSender: BUYER })] };
  const before = rowsOf(input);
  expect(before.every((row, index) => isSameRow(row, rowsOf(input)[index]!))).toBe(true);
  const after = rowsOf({ ...input, reads: new Map([[SALES, 2]]) });
  expect(before.map((row, index) => isSameRow(row, after[index]!))).toEqual([true, true, false]);
});
