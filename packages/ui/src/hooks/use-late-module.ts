import { useCallback, useEffect, useState } from 'react';

/** Something that comes after the page: on its way, here, or failed with a way to ask again. */
export type LateModule<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; retry: () => void };

/**
 * Loads code when it is first needed, in the browser only. Unlike `React.lazy` it keeps no failure: `retry` asks
 * again. `load` must be the same function on every render.
 */
export function useLateModule<Value>(load: () => Promise<Value>): LateModule<Value> {
  const [state, setState] = useState<{ value?: Value; failed?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setState({ value }),
      () => wanted && setState({ failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setState({});
    setAttempt((before) => before + 1);
  }, []);

  if (state.value !== undefined) return { status: 'ready', value: state.value };
  if (state.failed) return { status: 'failed', retry };
  return { status: 'loading' };
}
