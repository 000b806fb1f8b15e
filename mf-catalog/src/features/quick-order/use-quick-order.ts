import { addToCart, getCart, QUICK_ORDER_LINES_LIMIT } from '@vitis/contracts';
import { isOfOpenLines, writeLine } from '@vitis/domain';
import { ApiFailure, publish, reportFailure } from '@vitis/platform';
import { useSettledCommand } from '@vitis/portal/commands';
import { restored, useDraft } from '@vitis/portal/forms';
import { useMatching } from '@vitis/portal/lines';
import { useState } from 'react';
import { cartLineOf, isReady, type OrderRow, orderRow } from './order-row.ts';
import { linesOf, parsed, placesOf, type ToldLine, withChanges, withoutSources } from './order-text.ts';

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

/** A wine of which nothing is known but its name. */
const NAMED = { code: null, vintage: null, millilitres: null, quantity: null };
/** A line as it is read again from a text; as it is where nothing would be read, since words are taken for a greeting. */
function readAgain(line: string): string[] {
  const read = linesOf(line);
  return read.length === 0 ? [line] : read;
}
const isSame = (lines: readonly string[], others: readonly string[]): boolean =>
  lines.join('\n') === others.join('\n');

/** What was told of lines as a draft holds it: a row each, its cells parted by tabs. */
const draftOf = (told: readonly ToldLine[]): string =>
  told.map(({ source, lines }) => [source, ...lines].join('\t')).join('\n');
const toldIn = (draft: string): ToldLine[] =>
  draft.split('\n').flatMap((row) => {
    const [source = '', ...lines] = row.split('\t');
    return lines.length === 0 ? [] : [{ source, lines }];
  });

/** A written order on its way into the cart: its text, what its lines mean, and what a person decides about them. */
export function useQuickOrder() {
  const draft = useDraft('quick order');
  const [kept] = useState(() => restored({ text: '', sent: '', told: '' }, draft.read()));
  const [text, setText] = useState(kept.text);
  const [looked, setLooked] = useState<Looked | null>(null);
  /**
   * An answer comes after renderings of which its call knows nothing. `asked` are the lines of the text that were looked for,
   * each with its row, and `sent` those of the last attempt, which may be settled after a reload. A file of open lines may be given
   * back at any time: `told` is what it may call them.
   */
  const [latest] = useState(() => ({
    text,
    looked,
    asked: linesOf(text).slice(0, QUICK_ORDER_LINES_LIMIT).map(withoutRow),
    sent: kept.sent.split('\n').map(withoutRow),
    told: toldIn(kept.told),
  }));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [added, setAdded] = useState(0);
  const { match, found } = useMatching();
  const command = useSettledCommand(addToCart, {
    refreshes: [getCart],
    tells: ['refused'],
    intents: useDraft('quick order attempt'),
  });

  const write = (next: string) => {
    latest.text = next;
    setText(next);
    if (next === '') draft.clear();
    else {
      const sent = latest.sent.flatMap(({ lines }) => lines).join('\n');
      draft.write({ text: next, sent, told: draftOf(latest.told) });
    }
  };
  const tell = (source: string, lines: readonly string[]) => {
    const isTold = latest.told.some((each) => each.source === source && isSame(each.lines, lines));
    if (!isTold) latest.told.push({ source, lines });
  };
  /** A line that stands otherwise in the text from now on, also for who calls it as before. */
  const retold = (each: AskedLine, lines: readonly string[], source?: string): AskedLine => {
    const sources = latest.told.filter((one) => isSame(one.lines, each.lines)).map((one) => one.source);
    for (const one of source === undefined ? sources : [source, ...sources]) tell(one, lines);
    return { ...each, lines };
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
      const standing = linesOf(latest.text);
      latest.told = latest.told.filter((each) => placesOf(each.lines, standing) !== null);
      for (const line of asked) tell(line.source, [writeLine(line)]);
      if (latest.text !== '') write(latest.text);
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
    const isUnread = (line: string) => linesOf(line).length === 0;
    // Words that are taken for a greeting are no line of the text: they go, and those that stay come back below.
    const before = linesOf(written);
    const unread = new Set(
      asked.flatMap((each) => each.lines.filter((line) => isUnread(line) && !before.includes(line))),
    );
    const rest = written.split('\n').filter((line) => !unread.has(line));
    const left: (string | null)[] = linesOf(rest.join('\n'));
    const changes = new Map<number, readonly string[]>();
    const below: string[] = [];
    const stay = asked.flatMap((each) => {
      const read = each.lines.filter((line) => !unread.has(line));
      const places = placesOf(read, left);
      // It has been rewritten or deleted since: its row is of a line that the text has no more.
      if (places === null) return [];
      for (const place of places) left[place] = null;
      if (lines.has(each) || (each.row !== null && gone.has(each.row))) {
        for (const place of places) changes.set(place, []);
        return [];
      }
      const row = now?.rows.find(({ id }) => id === each.row);
      const next = row ? [writeLine(row.line)] : each.lines;
      if (isSame(next, each.lines) || isSame(next.flatMap(readAgain), each.lines)) {
        below.push(...each.lines.filter((line) => unread.has(line)));
        return [each];
      }
      const [first, ...others] = places;
      if (first === undefined || next.every(isUnread)) below.push(...next);
      if (first !== undefined) changes.set(first, next.every(isUnread) ? [] : next);
      for (const place of others) changes.set(place, []);
      return [retold(each, next.flatMap(readAgain), row?.line.source)];
    });
    const next = [withChanges(rest.join('\n'), changes), below.join('\n')].filter((part) => part !== '');
    const standing = linesOf(next.join('\n\n'));
    // A sheet of which a part cannot go is written as lines, and a name with a comma as two.
    latest.asked = stay.map((each) =>
      each.lines.every((line) => isUnread(line) || standing.includes(line))
        ? each
        : retold(each, each.lines.flatMap(readAgain)),
    );
    write(next.join('\n\n'));
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
      const kept = withoutSources(latest.text, sources, latest.told).trimEnd();
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
