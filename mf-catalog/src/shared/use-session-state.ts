import { $token, $user, useStore } from '@vitis/platform';
import { useState } from 'react';

/** Who does something: somebody whose token is not checked yet, too. */
interface Actor {
  token: string | null;
  id: number | undefined;
}

const isSame = (one: Actor, other: Actor) =>
  one.token === other.token || (one.id !== undefined && one.id === other.id);

const now = (): Actor => ({ token: $token.get(), id: $user.get()?.id });

/** Tells later whether whoever is here now still is: an answer may come when somebody else has signed in. */
export function whoIsHere(): () => boolean {
  const before = now();
  return () => isSame(before, now());
}

/**
 * A state of whoever is here: who comes next on an open page begins with none, and what is written in the name of somebody who
 * has gone, by an answer that comes late, is dropped. It stays from the moment on that somebody comes with their token, also
 * when they get another one, by a new password say.
 */
export function useSessionState<Value>(): [
  value: Value | undefined,
  change: (next: (before: Value | undefined) => Value | undefined) => void,
] {
  const me: Actor = { token: useStore($token), id: useStore($user)?.id };
  const [state, setState] = useState<Actor & { value: Value | undefined }>();
  const of = (kept: typeof state) => (kept && isSame(kept, me) ? kept.value : undefined);
  return [
    of(state),
    (next) => {
      const actor = now();
      if (isSame(me, actor)) setState((before) => ({ ...actor, value: next(of(before)) }));
    },
  ];
}
