import { addToCart, getCart, QUICK_ORDER_LINES_LIMIT } from '@vitis/contracts';
import { isOfOpenLines, parseOrder, writeLine } from '@vitis/domain';
import { ApiFailure, publish, reportFailure } from '@vitis/platform';
import { serverNow } from '@vitis/platform/time';
import { useCommand } from '@vitis/portal/commands';
import { restored, useDraft } from '@vitis/portal/forms';
import { useMatching } from '@vitis/portal/lines';
import { useState } from 'react';
import { cartLineOf, isReady, type OrderRow, orderRow } from './order-row.ts';

/** Letters of one order. */
export const TEXT_LIMIT = 10_000;

interface Looked {
  /** When it was looked for, in ms of the page; each time another one. */
  at: number;
  rows: readonly OrderRow[];
  /** What was taken for greetings. */
  notes: readonly string[];
  /** Lines beyond those that one order may have. */
  left: number;
}

/** What was looked for as it stands in the text, and the row that it became; none after a reload. */
interface AskedLine {
  /** Mostly one: a name with a comma, from a sheet, is read as two once it stands in a text. */
  lines: readonly string[];
  row: string | null;
}

const withoutRow = (line: string): AskedLine => ({ lines: [line], row: null });

/** Those of the lines that an attempt was made with: by their rows, where these are still the same, and by what was written. */
function linesSent(asked: readonly AskedLine[], sent: readonly AskedLine[]): ReadonlySet<AskedLine> {
  const found = new Set<AskedLine>();
  for (const { lines, row } of sent) {
    const free = asked.filter((each) => !found.has(each));
    const own =
      free.find((each) => each.row !== null && each.row === row) ??
      free.find((each) => lines.includes(each.lines[0] ?? ''));
    if (own) found.add(own);
  }
  return found;
}

const parsed = (text: string) => parseOrder(text, serverNow().getFullYear());
/** A wine of which nothing is known but its name. */
const NAMED = { code: null, vintage: null, millilitres: null, quantity: null };
/** Lines in the one way in which they can be compared. */
const linesOf = (text: string): string[] => parsed(text).lines.map(writeLine);
/** A line as it is read again from a text; as it is where nothing would be read, since words are taken for a greeting. */
function writtenLines(line: Parameters<typeof writeLine>[0]): string[] {
  const written = writeLine(line);
  const read = linesOf(written);
  return read.length === 0 ? [written] : read;
}

/**
 * A text without the lines of these sources; as it is where it has none of them.
 *
 * @param rewritten how the lines of a source stand in the text since, where that is known
 */
function withoutSources(
  text: string,
  sources: readonly string[],
  rewritten: ReadonlyMap<string, readonly string[]>,
): string {
  const all = parsed(text).lines.map((line) => ({ source: line.source, written: writeLine(line) }));
  let left = all;
  for (const source of sources) {
    const own = left.find((line) => line.source === source);
    const lines = rewritten.get(source) ?? linesOf(source);
    const found = own ? [own] : lines.map((line) => left.find(({ written }) => written === line));
    if (!found.includes(undefined)) left = left.filter((line) => !found.includes(line));
  }
  return left.length === all.length ? text : left.map(({ written }) => written).join('\n');
}

/** A written order on its way into the cart: its text, what its lines mean, and what a person decides about them. */
export function useQuickOrder() {
  const draft = useDraft('quick order');
  const [kept] = useState(() => restored({ text: '', sent: '' }, draft.read()));
  const [text, setText] = useState(kept.text);
  const [looked, setLooked] = useState<Looked | null>(null);
  /**
   * An answer comes after renderings of which its call knows nothing. `asked` are the lines of the text that were looked for,
   * each with its row, and `sent` those of the last attempt, which may be settled after a reload.
   */
  const [latest] = useState(() => ({
    text,
    looked,
    asked: linesOf(text).slice(0, QUICK_ORDER_LINES_LIMIT).map(withoutRow),
    sent: kept.sent.split('\n').map(withoutRow),
  }));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [added, setAdded] = useState(0);
  const { match, found } = useMatching();
  const command = useCommand(addToCart, {
    refreshes: [getCart],
    tells: ['refused'],
    intents: useDraft('quick order attempt'),
  });

  const write = (next: string) => {
    latest.text = next;
    setText(next);
    if (next === '') draft.clear();
    else draft.write({ text: next, sent: latest.sent.flatMap(({ lines }) => lines).join('\n') });
  };
  const show = (next: Looked | null) => {
    latest.looked = next;
    setLooked(next);
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiFailure) setFailure(error);
    else reportFailure(error);
  };
  const find = async (order = text) => {
    const { lines, notes } = parsed(order);
    const asked = lines.slice(0, QUICK_ORDER_LINES_LIMIT);
    setFailure(null);
    setAdded(0);
    try {
      const matched = await match(asked);
      if (matched === null) return;
      const rows = asked.map((line, at) => orderRow(line, matched[at] ?? { matches: [], isSure: false }));
      latest.asked = asked.map((line, at) => ({ lines: [writeLine(line)], row: rows[at]?.id ?? null }));
      show({ at: performance.now(), rows, notes, left: lines.length - asked.length });
    } catch (error) {
      fail(error);
    }
  };
  const change = (id: string, changed: Partial<OrderRow>) => {
    const { looked: now } = latest;
    if (now === null) return;
    show({ ...now, rows: now.rows.map((row) => (row.id === id ? { ...row, ...changed } : row)) });
  };
  /**
   * Takes these rows away, and these lines out of the text: what has left the screen is not read again after a reload. Lines that
   * were not looked for stay in the text: those beyond the limit, and those that were written since, also in place of another.
   */
  const drop = (gone: ReadonlySet<string | null>, lines: ReadonlySet<AskedLine> = new Set()) => {
    const { text: written, looked: now, asked } = latest;
    const left = linesOf(written);
    latest.asked = asked.flatMap((each) => {
      const read = each.lines.filter((line) => linesOf(line).length > 0);
      // It has been rewritten or deleted since: its row is of a line that the text has no more.
      if (!read.every((line) => left.includes(line))) return [];
      for (const line of read) left.splice(left.indexOf(line), 1);
      if (lines.has(each) || (each.row !== null && gone.has(each.row))) return [];
      const row = now?.rows.find(({ id }) => id === each.row);
      return row ? [{ lines: writtenLines(row.line), row: row.id }] : [each];
    });
    write([...latest.asked.flatMap((each) => each.lines), ...left].join('\n'));
    const kept = now?.rows.filter(({ id }) => !gone.has(id)) ?? [];
    show(kept.length === 0 ? null : now && { ...now, rows: kept });
  };
  const rows = looked?.rows ?? [];

  return {
    text,
    write,
    find,
    /**
     * Puts rows below what is written, in the place of the lines whose file they are, and looks for all of it; false, and nothing
     * else, where that is too long together.
     */
    takeRows: (rows: string): boolean => {
      const sources = isOfOpenLines(rows) ? parsed(rows).lines.map(({ source }) => source) : [];
      const rewritten = new Map(
        latest.looked?.rows.map(({ id, line }) => [
          line.source,
          latest.asked.find(({ row }) => row === id)?.lines ?? [],
        ]),
      );
      const kept = withoutSources(latest.text, sources, rewritten).trimEnd();
      // A blank line ends a sheet: rows of another one have columns of their own.
      const all = [kept, rows].filter((part) => part !== '').join('\n\n');
      if (all.length > TEXT_LIMIT) return false;
      write(all);
      void find(all);
      return true;
    },
    found,
    failure,
    looked,
    added,
    choose: (id: string, chosen: number | null) => change(id, { chosen }),
    setBottles: (id: string, bottles: number) => change(id, { bottles }),
    remove: (id: string) => drop(new Set([id])),
    /** Looks for the wine of one row by other words; its quantity stays. */
    findAgain: async (row: OrderRow, words: string) => {
      // Who types here names a wine, also where the words would be taken for a greeting.
      const read = parsed(words).lines[0] ?? { ...NAMED, words };
      const line = { ...read, source: row.line.source, quantity: read.quantity ?? row.line.quantity };
      try {
        const matched = await match([line]);
        if (matched?.[0]) change(row.id, { ...orderRow(line, matched[0]), id: row.id });
      } catch (error) {
        reportFailure(error);
      }
    },
    add: async () => {
      const sent = rows.filter(isReady);
      const lines = sent.flatMap((row) => cartLineOf(row) ?? []);
      latest.sent = sent.map(({ id }) => ({
        lines: latest.asked.find(({ row }) => row === id)?.lines ?? [],
        row: id,
      }));
      write(latest.text);
      const { kind } = await command.run({
        body: { items: lines.map(({ id, qty }) => ({ idProduct: id, qty })) },
      });
      if (kind !== 'done') return;
      publish('cart/changed', {});
      setAdded(lines.length);
      latest.sent = [];
      drop(new Set(sent.map(({ id }) => id)));
    },
    adding: command.busy,
    refusal: command.refusal,
    unsettled: command.unsettled,
    /** Sends once more what may have been added without our hearing of it. */
    settle: async () => {
      if (!command.unsettled) return;
      const { kind } = await command.run(command.unsettled);
      if (kind !== 'done') return;
      publish('cart/changed', {});
      const lines = linesSent(latest.asked, latest.sent);
      const gone = new Set([...latest.sent, ...lines].map(({ row }) => row));
      latest.sent = [];
      drop(gone, lines);
      // After a reload the other lines have no rows yet: what waits for a choice asks for it again.
      if (latest.looked === null && latest.text !== '') await find(latest.text);
      setAdded(command.unsettled.body?.items.length ?? 0);
    },
  };
}

/** What the parts of the screen are given. */
export type QuickOrder = ReturnType<typeof useQuickOrder>;
