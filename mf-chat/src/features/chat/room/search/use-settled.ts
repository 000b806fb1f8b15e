import { useEffect, useState } from 'react';

/** Between two letters, in ms: longer means that something is to be looked for. */
const PAUSE_MS = 200;

/** A value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
