import type { Store } from 'nanostores';
import { createContext, type ReactNode, use, useState } from 'react';
import { $firstRole, $session, $user, type SessionState, type UserInfo } from './session.store.ts';

/** Values that stores had for a page that the server has rendered for a member; by store. */
const RenderedValues = createContext<ReadonlyMap<Store, unknown>>(new Map());

/** @internal For `useStore`. */
export const useRenderedValues = (): ReadonlyMap<Store, unknown> => use(RenderedValues);

/** In the browser the page's own session: another object that says the same would have all that read it drawn twice. */
function sessionOf(user: UserInfo): SessionState {
  const state = $session.get();
  const isTheirs = state.status === 'signed-in' && state.session.user === user;
  return isTheirs ? state : { status: 'signed-in', session: { token: '', user } };
}

/**
 * What stands in it is rendered on the server as this member sees it, and hydrated so. The stores themselves are the whole
 * process's: on the server they say nothing of anybody.
 *
 * @param member null for a page that is a guest's
 */
export function RenderedForMember({ member, children }: { member: UserInfo | null; children: ReactNode }) {
  const [values] = useState<ReadonlyMap<Store, unknown>>(() =>
    member === null
      ? new Map()
      : new Map<Store, unknown>([
          [$session, sessionOf(member)],
          [$user, member],
          [$firstRole, member.roles[0] ?? null],
        ]),
  );
  return <RenderedValues value={values}>{children}</RenderedValues>;
}
