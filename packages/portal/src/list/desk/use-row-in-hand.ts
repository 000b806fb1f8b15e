import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { useMediaQuery } from '@vitis/ui';
import { useCallback, useEffect, useState } from 'react';

/** From this width on there is room beside a list for one of its rows. */
const ROOM = '(min-width: 1280px)';

/** What a row must have been looked at for before it is asked for: keys go through many of them quickly. */
const SETTLED_MS = 150;

const PARAMETER = 'row';

export interface RowInHand {
  /** There is room for it, and the list has something to show. */
  isPossible: boolean;
  /** Number of the row that was taken last. */
  taken: string | null;
  /** Number of the row that is shown: the same, a moment later. */
  shown: string | null;
  take: (number: string) => void;
  close: () => void;
}

/**
 * The row of a list that is shown beside it. It stands in the address, so that reload and a shared link show it, too; rows that are
 * passed on the way to another one leave no trace there.
 *
 * @param path where the list stands
 */
export function useRowInHand(path: string, isOffered: boolean): RowInHand {
  const hasRoom = useMediaQuery(ROOM);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const addressed = search.get(PARAMETER);
  const [taken, setTaken] = useState(addressed);
  const [known, setKnown] = useState(addressed);
  // Back, and a link with other filters, say which row it is, or that it is none.
  if (known !== addressed) {
    setKnown(addressed);
    setTaken(addressed);
  }

  useEffect(() => {
    if (taken === addressed) return;
    const timer = setTimeout(() => {
      const next = new URLSearchParams(search);
      if (taken === null) next.delete(PARAMETER);
      else next.set(PARAMETER, taken);
      void navigate(next.size === 0 ? path : `${path}?${next}`, { replace: true, preventScrollReset: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [taken, addressed, search, navigate, path]);

  const close = useCallback(() => setTaken(null), []);
  const isPossible = hasRoom && isOffered;
  return {
    isPossible,
    taken: isPossible ? taken : null,
    shown: isPossible && taken !== null ? addressed : null,
    take: setTaken,
    close,
  };
}
