import type { Role } from '@vitis/contracts';

/** Who asks. A guest is null. `idClient` is the buyer's company. */
export interface Actor {
  readonly idMember: number;
  readonly roles: readonly Role[];
  readonly idClient?: number | null;
}

/** Whose a thing is; what is unknown or without an owner stays away, and then nobody owns it. */
export interface Ownership {
  /** The company that it belongs to. */
  readonly idClient?: number | null;
  /** The sales person of that company. */
  readonly idSalesperson?: number | null;
  /** The driver that it is given to. */
  readonly idDriver?: number | null;
  /** The member whose it is personally; of a chat, every member in the room. */
  readonly idMembers?: readonly number[];
}

/** What may be done to what; the calls of the API, grouped. */
export interface Actions {
  wine: 'read' | 'wish';
  /** `readList`: the shop's list prices, those of no client. */
  price: 'read' | 'readList';
  cart: 'read' | 'change';
  estimate: 'list' | 'read' | 'create' | 'createManual' | 'modify' | 'respond' | 'confirm' | 'cancel';
  orderForm:
    | 'list'
    | 'read'
    | 'create'
    | 'createManual'
    | 'respond'
    | 'propose'
    | 'accept'
    | 'decline'
    | 'complete'
    | 'cancel';
  delivery:
    | 'list'
    | 'read'
    | 'create'
    | 'requestReturn'
    | 'save'
    | 'replan'
    | 'cancel'
    | 'start'
    | 'complete'
    | 'fail';
  van: 'change';
  ledger: 'read' | 'record';
  /** `receive`: when it receives wines. */
  client: 'search' | 'read' | 'change' | 'note' | 'receive';
  /** Private files; those of a chat go with its room, public ones are everybody's. */
  file: 'read';
  chat: 'list' | 'read' | 'write' | 'leave';
  inquiry: 'list' | 'read' | 'create' | 'delete';
  profile: 'read' | 'change' | 'withdraw';
  workingHours: 'change';
  commerce: 'read' | 'change';
}

export type ResourceKind = keyof Actions;

/** A thing that somebody asks for: its kind and whose it is. */
export interface Resource<Kind extends ResourceKind = ResourceKind> extends Ownership {
  readonly kind: Kind;
}

type Relation = 'ANY' | 'OWN_COMPANY' | 'OWN_CLIENT' | 'OWN_DELIVERY' | 'SELF' | 'SELF_OR_OWN_CLIENT';

const RELATIONS: Readonly<Record<Relation, (actor: Actor, resource: Ownership) => boolean>> = {
  /** Nothing to own yet: lists of one's own, and what is made new. The handler scopes the query. */
  ANY: () => true,
  OWN_COMPANY: (actor, { idClient }) => idClient != null && actor.idClient === idClient,
  OWN_CLIENT: (actor, { idSalesperson }) => idSalesperson != null && actor.idMember === idSalesperson,
  OWN_DELIVERY: (actor, { idDriver }) => idDriver != null && actor.idMember === idDriver,
  SELF: (actor, { idMembers }) => idMembers?.includes(actor.idMember) === true,
  /** One's own, and what a client's people brought. */
  SELF_OR_OWN_CLIENT: (actor, resource) =>
    RELATIONS.SELF(actor, resource) || RELATIONS.OWN_CLIENT(actor, resource),
};

type Grants = Partial<Record<Role, Relation>>;

const MEMBERS_ANY: Grants = { B2B: 'ANY', SALESPERSON: 'ANY', DRIVER: 'ANY' };
const MEMBERS_SELF: Grants = { B2B: 'SELF', SALESPERSON: 'SELF', DRIVER: 'SELF' };
const BOTH_SIDES: Grants = { B2B: 'OWN_COMPANY', SALESPERSON: 'OWN_CLIENT' };

/**
 * Role × ownership: a role that is not named may not. Sales staff see their own
 * clients, a buyer its own company, a driver its own deliveries; inquiries, chats and profiles are personal.
 */
export const PERMISSIONS: { readonly [Kind in ResourceKind]: Readonly<Record<Actions[Kind], Grants>> } = {
  wine: { read: MEMBERS_ANY, wish: { B2B: 'ANY' } },
  price: { read: BOTH_SIDES, readList: { SALESPERSON: 'ANY' } },
  cart: { read: { B2B: 'OWN_COMPANY' }, change: { B2B: 'OWN_COMPANY' } },
  estimate: {
    list: { B2B: 'ANY', SALESPERSON: 'ANY' },
    read: BOTH_SIDES,
    create: { B2B: 'OWN_COMPANY' },
    createManual: { SALESPERSON: 'OWN_CLIENT' },
    modify: { B2B: 'OWN_COMPANY' },
    respond: { SALESPERSON: 'OWN_CLIENT' },
    confirm: { B2B: 'OWN_COMPANY' },
    cancel: BOTH_SIDES,
  },
  orderForm: {
    list: { B2B: 'ANY', SALESPERSON: 'ANY' },
    read: BOTH_SIDES,
    create: { B2B: 'OWN_COMPANY' },
    createManual: { SALESPERSON: 'OWN_CLIENT' },
    respond: { SALESPERSON: 'OWN_CLIENT' },
    propose: { SALESPERSON: 'OWN_CLIENT' },
    accept: { B2B: 'OWN_COMPANY' },
    decline: { B2B: 'OWN_COMPANY' },
    complete: { SALESPERSON: 'OWN_CLIENT' },
    cancel: BOTH_SIDES,
  },
  delivery: {
    list: MEMBERS_ANY,
    read: { ...BOTH_SIDES, DRIVER: 'OWN_DELIVERY' },
    create: { SALESPERSON: 'OWN_CLIENT' },
    requestReturn: { B2B: 'OWN_COMPANY' },
    save: { SALESPERSON: 'OWN_CLIENT' },
    replan: { SALESPERSON: 'OWN_CLIENT' },
    cancel: { SALESPERSON: 'OWN_CLIENT' },
    start: { DRIVER: 'OWN_DELIVERY' },
    complete: { DRIVER: 'OWN_DELIVERY' },
    fail: { DRIVER: 'OWN_DELIVERY' },
  },
  // How much a driver's van holds: drivers are everybody's.
  van: { change: { SALESPERSON: 'ANY' } },
  ledger: { read: BOTH_SIDES, record: { SALESPERSON: 'OWN_CLIENT' } },
  client: {
    search: { SALESPERSON: 'ANY' },
    read: { SALESPERSON: 'OWN_CLIENT' },
    change: { B2B: 'OWN_COMPANY' },
    note: { SALESPERSON: 'OWN_CLIENT' },
    receive: { SALESPERSON: 'OWN_CLIENT' },
  },
  file: { read: { ...MEMBERS_SELF, SALESPERSON: 'SELF_OR_OWN_CLIENT' } },
  chat: {
    list: { B2B: 'ANY', SALESPERSON: 'ANY' },
    read: { B2B: 'SELF', SALESPERSON: 'SELF' },
    write: { B2B: 'SELF', SALESPERSON: 'SELF' },
    leave: { B2B: 'SELF', SALESPERSON: 'SELF' },
  },
  inquiry: { list: MEMBERS_ANY, read: MEMBERS_SELF, create: MEMBERS_ANY, delete: MEMBERS_SELF },
  profile: { read: MEMBERS_SELF, change: MEMBERS_SELF, withdraw: MEMBERS_SELF },
  workingHours: { change: { SALESPERSON: 'SELF' } },
  commerce: { read: { B2B: 'OWN_COMPANY' }, change: { B2B: 'OWN_COMPANY' } },
};

/** What somebody without a session may do: look at wines, and at nothing with a price. */
const GUEST_MAY: ReadonlySet<string> = new Set(['wine.read']);

/**
 * True when one of the actor's roles, each on its own, may do this to this thing; what no row allows is
 * forbidden. The provider answers 404 for what is somebody else's and 403 for the rest, and a test asks every
 * endpoint by this table.
 */
export function can<Kind extends ResourceKind>(
  actor: Actor | null,
  action: NoInfer<Actions[Kind]>,
  resource: Resource<Kind>,
): boolean {
  if (actor === null) return GUEST_MAY.has(`${resource.kind}.${action}`);
  return grantsOf(resource.kind, action).some(
    ([role, relation]) => actor.roles.includes(role) && RELATIONS[relation](actor, resource),
  );
}

/** True when one of the roles may do this to something, whoever owns it: tells 403 from 404. */
export function mayEver<Kind extends ResourceKind>(
  roles: readonly Role[],
  action: Actions[Kind],
  kind: Kind,
): boolean {
  return grantsOf(kind, action).some(([role]) => roles.includes(role));
}

/**
 * True when a screen made for the role shows this action. `isOwn`: the thing belongs to whom the role's grant names
 * (its company, its client, its delivery, itself); a screen is given nothing else where it does not say so.
 */
export function offers<Kind extends ResourceKind>(
  role: Role | null,
  action: NoInfer<Actions[Kind]>,
  kind: Kind,
  isOwn = true,
): boolean {
  return grantsOf(kind, action).some(
    ([granted, relation]) => granted === role && (isOwn || relation === 'ANY'),
  );
}

function grantsOf<Kind extends ResourceKind>(kind: Kind, action: Actions[Kind]): [Role, Relation][] {
  const rows: Readonly<Record<string, Grants>> = Object.hasOwn(PERMISSIONS, kind) ? PERMISSIONS[kind] : {};
  const grants = Object.hasOwn(rows, action) ? rows[action] : undefined;
  return Object.entries(grants ?? {}) as [Role, Relation][];
}
