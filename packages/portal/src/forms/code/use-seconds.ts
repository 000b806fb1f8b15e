import { useCallback, useEffect, useState } from 'react';

/** Counts down to 0, by the clock: a phone that slept does not wait longer. Answers the seconds left and what sets them. */
export function useSeconds(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const left = end === null ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = useCallback((seconds: number) => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  }, []);
  return [left, start];
}
