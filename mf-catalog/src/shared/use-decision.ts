import { $user, useStore } from '@vitis/platform';
import { useState } from 'react';

/**
 * What the provider last said (`known`), or what the person who is signed in has decided since; whoever signs in next on an open
 * page has decided nothing. What somebody decides while the page still asks who they are is theirs. `decide(null)` takes it back.
 */
export function useDecision<Value>(known: Value): [shown: Value, decide: (value: Value | null) => void] {
  const by = useStore($user)?.id;
  const [decided, setDecided] = useState<{ by: number | undefined; value: Value } | null>(null);
  if (decided && decided.by === undefined && by !== undefined) setDecided({ ...decided, by });
  return [
    decided?.by === by && decided ? decided.value : known,
    (value) => setDecided(value === null ? null : { by: $user.get()?.id, value }),
  ];
}
