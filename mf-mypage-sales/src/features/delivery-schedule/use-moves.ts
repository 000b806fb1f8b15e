import { type DeliveryInfo, listScheduledDeliveries, saveDeliveries } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { fetchData } from '@vitis/platform';
import { type Outcome, useSettledCommand } from '@vitis/portal/commands';
import { useEffect, useMemo, useRef, useState } from 'react';
import { changedStops, type DriverOf, isMovable, moveStop, type Target } from './schedule-board.ts';

/** What became of a change. */
export type Saved = Outcome<unknown>;

/** What became of a round that was proposed; `undo` is null where nothing was saved. */
export interface Arranged {
  saved: Saved;
  undo: (() => Promise<Arranged>) | null;
}

/** Whatever becomes of a change is told above the board. */
export const TOLD_ABOVE = { tells: ['refused', 'stale', 'unknown'] } as const;

/** Where a stop is to go, and what else is to be said about it. */
interface Move {
  delivery: DeliveryInfo;
  target: Target;
  changes: Partial<Pick<DeliveryInfo, 'type' | 'classify' | 'shipping' | 'trackingNumber'>>;
}

type Deliveries = readonly DeliveryInfo[];

const isSame = (one: DeliveryInfo) => (other: DeliveryInfo) => one.idDeliveryInfo === other.idDeliveryInfo;

/** The deliveries after a move. */
const afterMove = (before: Deliveries, { delivery, target, changes }: Move, driverOf: DriverOf) =>
  moveStop(before, delivery.idDeliveryInfo, target, driverOf).map((each) =>
    isSame(delivery)(each) ? { ...each, ...changes } : each,
  );

/** The stops of a day that is not in view. */
async function readStops(day: Day): Promise<Deliveries> {
  const { _embedded } = await fetchData(listScheduledDeliveries, {
    query: { dateFrom: day, dateTo: day, all: true },
  });
  return _embedded.items;
}

const nameOf = ({ idDeliveryInfo, version }: DeliveryInfo) => `${idDeliveryInfo} ${version}`;

interface MovesOptions {
  /** As the provider last said. */
  items: Deliveries;
  days: readonly Day[];
  driverOf: DriverOf;
  refresh: () => Promise<void>;
}

/**
 * Moves of stops, which all show at once and are saved one after the other: the next one on what the provider has made of
 * the one before. What it does not take is taken back.
 */
export function useMoves({ items, days, driverOf, refresh }: MovesOptions) {
  const { run } = useSettledCommand(saveDeliveries, TOLD_ABOVE);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const deliveries = useMemo(
    () => moves.reduce<Deliveries>((before, move) => afterMove(before, move, driverOf), items),
    [items, moves, driverOf],
  );
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(items);
  /** Versions that this page itself has made: a stop that was dragged twice was not changed by somebody else. */
  const ownVersions = useRef(new Set<string>());
  useEffect(() => {
    latest.current = items;
  }, [items]);

  /** Saves what differs: all of it or none. */
  const send = async (move: Move, seen: Deliveries): Promise<Saved> => {
    const isMoved = isSame(move.delivery);
    const isInView = latest.current.some(isMoved);
    const known = isInView ? latest.current : seen;
    const others = days.includes(move.target.day) ? [] : await readStops(move.target.day);
    const before = [...known, ...others.filter((other) => !known.some(isSame(other)))];
    const now = before.find(isMoved);
    if (now === undefined || !isMovable(now)) return { kind: 'stale', problem: null };
    // The version that was seen: whoever has changed it since is not overruled.
    const { version } = ownVersions.current.has(nameOf(now)) ? now : move.delivery;
    const after = afterMove(before, move, driverOf).map((each) =>
      isMoved(each) ? { ...each, version } : each,
    );
    const changed = changedStops(before, after);
    if (changed.length === 0) return { kind: 'done', body: null };
    const outcome = await run({ body: { items: changed } });
    if (outcome.kind !== 'done') return outcome;
    const saved = outcome.body._embedded.items;
    for (const each of saved) ownVersions.current.add(nameOf(each));
    latest.current = after.map((each) => saved.find(isSame(each)) ?? each);
    return outcome;
  };

  const save = async (move: Move, seen: Deliveries): Promise<Saved> => {
    const saved = await send(move, seen).catch((error: unknown): Saved => ({ kind: 'unknown', error }));
    await refresh();
    setMoves((all) => all.filter((other) => other !== move));
    return saved;
  };

  /**
   * Moves a stop, and changes what else is said about it, as an edit of the version that was seen. A day out of view is
   * read first, so that the stop goes behind its last one.
   */
  const move = (delivery: DeliveryInfo, target: Target, changes: Move['changes'] = {}): Promise<Saved> => {
    const added = { delivery, target, changes };
    setMoves((all) => [...all, added]);
    const saved = queue.current.then(() => save(added, deliveries));
    queue.current = saved;
    return saved;
  };

  /**
   * Saves a round that was proposed: all of it or none, in the versions that were seen.
   *
   * @returns what became of it, and what takes it back as long as nobody has changed those stops since
   */
  const arrange = async (before: Deliveries, after: Deliveries): Promise<Arranged> => {
    const changed = changedStops(before, after);
    const work = queue.current.then(async (): Promise<Saved> => {
      const outcome = await run({ body: { items: changed } });
      if (outcome.kind === 'done')
        for (const each of outcome.body._embedded.items) ownVersions.current.add(nameOf(each));
      await refresh();
      return outcome;
    });
    queue.current = work;
    const saved = await work;
    if (saved.kind !== 'done') return { saved, undo: null };
    const is = (of: DeliveryInfo) =>
      changed.some(({ idDeliveryInfo }) => idDeliveryInfo === of.idDeliveryInfo);
    const counted = (each: DeliveryInfo) => (is(each) ? { ...each, version: each.version + 1 } : each);
    return { saved, undo: () => arrange(after.map(counted), before.map(counted)) };
  };

  return { deliveries, move, arrange, busy: moves.length > 0 };
}
