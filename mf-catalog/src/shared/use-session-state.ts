import { $token, useStore } from '@vitis/platform';
import { useState } from 'react';

/**
 * A state of this session: whoever comes next on an open page begins with none, and what is written in the name of a session
 * that has ended, by an answer that comes late, is dropped. It stays from the moment on that somebody comes with their token.
 */
export function useSessionState<Value>(): [
  value: Value | undefined,
  change: (next: (before: Value | undefined) => Value | undefined) => void,
] {
  const token = useStore($token);
  const [state, setState] = useState<{ token: string | null; value: Value | undefined }>();
  const of = (kept: typeof state) => (kept?.token === token ? kept.value : undefined);
  return [
    of(state),
    (next) => {
      if ($token.get() === token) setState((before) => ({ token, value: next(of(before)) }));
    },
  ];
}
