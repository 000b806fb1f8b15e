import { useEffect, useState } from 'react';

/**
 * The version of an order that a change of it is sent with: the one that the person has seen. What is proposed or changed while
 * the form is open is told first, each time, not undone unseen.
 */
export function useSeenVersion(current: number) {
  const [seen, setSeen] = useState<number | null>(current);
  useEffect(() => {
    if (seen === null) setSeen(current);
  }, [seen, current]);
  return {
    version: seen ?? current,
    /** It was told that there is a newer one: that one counts as seen from now on. */
    seeNewest: () => setSeen(null),
  };
}
