import { $token, useStore } from '@vitis/platform';
import { useState } from 'react';

/**
 * What the provider last said (`known`), or what the person of this session has decided since, from the moment on that they
 * come with their token; whoever comes next on an open page has decided nothing. `decide(null)` takes it back.
 */
export function useDecision<Value>(known: Value): [shown: Value, decide: (value: Value | null) => void] {
  const token = useStore($token);
  const [decided, setDecided] = useState<{ token: string | null; value: Value } | null>(null);
  return [
    decided?.token === token && decided ? decided.value : known,
    (value) => setDecided(value === null ? null : { token: $token.get(), value }),
  ];
}
