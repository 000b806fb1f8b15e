import { listWishes, toggleWish, type Wish } from '@vitis/contracts';
import { callApi, publish, reportFailure } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useRef, useState } from 'react';
import type { Removed } from './wished-rows.ts';

/** The provider knows only "the other way round": after this many answers somebody else is turning it too. */
const MOST_TURNS = 3;

type RemovedAt = Removed & { place: string };

/**
 * Taking wines off the list and bringing them back. A press shows at once; the provider is asked one call at a time
 * per wine until it says what the last press wanted, and where it refuses, the row is as it was before.
 *
 * @param place the address of the rows that are shown: what was taken off elsewhere has no place among them
 */
export function useRemoved(place: string) {
  const [taken, setTaken] = useState<ReadonlyMap<number, RemovedAt>>(new Map());
  const removed = new Map([...taken].filter(([, row]) => row.place === place));
  const wanted = useRef(new Map<number, boolean>());
  const running = useRef(new Set<number>());
  const refresh = useRefresh();

  const show = (row: RemovedAt, wished: boolean) =>
    setTaken((before) => {
      const next = new Map(before);
      if (wished) next.delete(row.wish.idProduct);
      else next.set(row.wish.idProduct, row);
      return next;
    });

  async function settle(row: RemovedAt): Promise<void> {
    const { idProduct } = row.wish;
    if (running.current.has(idProduct)) return;
    running.current.add(idProduct);
    let known = !wanted.current.get(idProduct);
    try {
      for (let turn = 0; turn < MOST_TURNS && known !== wanted.current.get(idProduct); turn += 1) {
        const { body } = await callApi(toggleWish, { params: { id: idProduct } });
        known = body.wished;
      }
      publish('wish/toggled', { idProduct, wished: known });
      show(row, known);
    } catch (error) {
      show(row, known);
      reportFailure(error);
      // After a lost answer only the list itself tells what holds.
      await refresh(listWishes);
    } finally {
      running.current.delete(idProduct);
    }
  }

  const set = (row: RemovedAt, wished: boolean) => {
    wanted.current.set(row.wish.idProduct, wished);
    show(row, wished);
    void settle(row);
  };
  return {
    removed,
    remove: (wish: Wish, index: number) => set({ wish, index, place }, false),
    restore: (wish: Wish) => set(removed.get(wish.idProduct) ?? { wish, index: 0, place }, true),
  };
}
