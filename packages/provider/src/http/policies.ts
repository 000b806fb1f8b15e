import { type Endpoint, ROLES } from '@vitis/contracts';
import { type Actions, can, mayEver, type ResourceKind } from '@vitis/domain';
import { forbidden, unauthenticated } from '../problems/problem-error.ts';
import type { Session, SignedIn } from './session.ts';

/**
 * Who may call a route, and with which scope. `scope` turns the caller into the condition of its queries; repositories take
 * a scope, so that a handler cannot query without one. It throws 401 or 403.
 */
export interface Policy<Scope> {
  /** Shown when a route and its contract disagree. */
  name: string;
  /** Whether a guest may come in. */
  open: boolean;
  /** Whether a member with this one role may come in. */
  admits(role: (typeof ROLES)[number]): boolean;
  scope(session: SignedIn | null): Scope;
}

export interface BuyerScope {
  userId: number;
  clientCompanyId: number;
  clientGroupId: number;
}

export interface SalesScope {
  managerId: number;
}

export interface DriverScope {
  driverId: number;
}

/** A guest, or a member with what it may see beyond a guest. */
export interface Visitor {
  session: Session | null;
}

const member = (session: SignedIn | null): SignedIn => {
  if (session === null) throw unauthenticated();
  return session;
};

/** Everyone, signed in or not. */
export const everyone: Policy<Visitor> = {
  name: 'everyone',
  open: true,
  admits: () => true,
  scope: (session) => ({ session }),
};

/** Every member, as itself. */
export const members: Policy<SignedIn> = {
  name: 'members',
  open: false,
  admits: () => true,
  scope: member,
};

/** Members whose role may do this to something of their own; the handler narrows by the session. */
export function allowed<Kind extends ResourceKind>(kind: Kind, action: Actions[Kind]): Policy<Session> {
  return {
    name: `${kind}.${String(action)}`,
    open: false,
    admits: (role) => mayEver([role], action, kind),
    scope: (session) => {
      if (!mayEver(member(session).roles, action, kind)) throw forbidden();
      return member(session);
    },
  };
}

/** The buyer's side of a member who may be on either: by the first of its roles that is on one. Null for sales staff. */
export function buyerScope({ userId, roles, clientCompanyId, clientGroupId }: Session): BuyerScope | null {
  const side = roles.find((role) => role === 'B2B' || role === 'SALESPERSON');
  if (side !== 'B2B' || clientCompanyId === null || clientGroupId === null) return null;
  return { userId, clientCompanyId, clientGroupId };
}

/** Members on either side of a document: a buyer for its company, sales staff for their own clients. */
export function asEitherSide<Kind extends ResourceKind>(
  kind: Kind,
  action: Actions[Kind],
): Policy<BuyerScope | SalesScope> {
  const policy = allowed(kind, action);
  return {
    ...policy,
    scope: (session) => {
      const known = policy.scope(session);
      return buyerScope(known) ?? { managerId: known.userId };
    },
  };
}

/** Buyers, for their own company, where the table of permissions lets them. */
export function asBuyer<Kind extends ResourceKind>(kind: Kind, action: Actions[Kind]): Policy<BuyerScope> {
  return {
    name: `${kind}.${String(action)} as a buyer`,
    open: false,
    admits: (role) => role === 'B2B' && mayEver([role], action, kind),
    scope: (session) => {
      const { userId, roles, clientCompanyId, clientGroupId } = member(session);
      if (!roles.includes('B2B') || clientCompanyId === null || clientGroupId === null) throw forbidden();
      const own = { kind, idClient: clientCompanyId, idMembers: [userId] };
      if (!can({ idMember: userId, roles: ['B2B'], idClient: clientCompanyId }, action, own))
        throw forbidden();
      return { userId, clientCompanyId, clientGroupId };
    },
  };
}

/** Sales staff, for their own clients. */
export function asSales<Kind extends ResourceKind>(kind: Kind, action: Actions[Kind]): Policy<SalesScope> {
  return {
    name: `${kind}.${String(action)} as sales staff`,
    open: false,
    admits: (role) => role === 'SALESPERSON' && mayEver([role], action, kind),
    scope: (session) => {
      const { userId, roles } = member(session);
      if (!roles.includes('SALESPERSON') || !mayEver(['SALESPERSON'], action, kind)) throw forbidden();
      return { managerId: userId };
    },
  };
}

/** Drivers, for what was given to them. */
export function asDriver<Kind extends ResourceKind>(kind: Kind, action: Actions[Kind]): Policy<DriverScope> {
  return {
    name: `${kind}.${String(action)} as a driver`,
    open: false,
    admits: (role) => role === 'DRIVER' && mayEver([role], action, kind),
    scope: (session) => {
      const { userId, roles } = member(session);
      if (!roles.includes('DRIVER') || !mayEver(['DRIVER'], action, kind)) throw forbidden();
      return { driverId: userId };
    },
  };
}

/** Throws an `Error` when a policy lets in others than its endpoint says: found at start, not by a caller. */
export function assertAgrees(endpoint: Endpoint, policy: Policy<unknown>): void {
  const declared = endpoint.access;
  const agrees =
    declared === 'everyone'
      ? policy.open
      : !policy.open && ROLES.every((role) => declared.includes(role) === policy.admits(role));
  if (!agrees) {
    const says = declared === 'everyone' ? 'everyone' : declared.join(', ');
    throw new Error(`${endpoint.method} ${endpoint.path} is for ${says}; its policy "${policy.name}" is not`);
  }
}
