import { COMPARED_WINES } from '@vitis/domain';
import { atom, useStore } from '@vitis/platform';
import { useEffect } from 'react';

/** Side by side on one screen. */
export const MOST_COMPARED = 4;

const ID = /^[1-9]\d{0,8}$/;

/** Ids of a text such as `3,9`: each once, at most four; what is no id is left out. */
export const comparedIds = (text: string): number[] =>
  [
    ...new Set(
      text
        .slice(0, 200)
        .split(',')
        .filter((part) => ID.test(part))
        .map(Number),
    ),
  ].slice(0, MOST_COMPARED);

/** Wines that this device has put aside to compare. */
const $compared = atom<readonly number[]>([]);

function read(): readonly number[] {
  try {
    return comparedIds(localStorage.getItem(COMPARED_WINES) ?? '');
  } catch {
    // Storage is closed in some private windows: then they are kept as long as the page lives.
    return $compared.get();
  }
}

/** Puts these aside in place of what was; the device alone knows. */
export function keepCompared(ids: readonly number[]): void {
  $compared.set(ids);
  try {
    if (ids.length === 0) localStorage.removeItem(COMPARED_WINES);
    else localStorage.setItem(COMPARED_WINES, ids.join(','));
  } catch {
    // As above.
  }
}

/** What is put aside, and a press that adds a wine or takes it off. The server and the first render know of nothing. */
export function useCompared() {
  const ids = useStore($compared);
  useEffect(() => {
    const follow = () => {
      const kept = read();
      // Every card follows: one list that stays the same draws none of them again.
      if (kept.join() !== $compared.get().join()) $compared.set(kept);
    };
    // A session may have ended, and taken them along, while nothing followed.
    follow();
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return {
    ids,
    isFull: ids.length >= MOST_COMPARED,
    toggle: (id: number) =>
      keepCompared(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, MOST_COMPARED)),
  };
}

/** The screen that shows these side by side. */
export const compareAddress = (ids: readonly number[]): string =>
  ids.length === 0 ? '/product/compare' : `/product/compare?ids=${ids.join(',')}`;
