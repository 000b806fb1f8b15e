import { LINE_NOTE_LIMIT } from '@vitis/contracts';
import { type Actions, type Actor, can, mayEver, type Ownership, type ResourceKind } from '@vitis/domain';
import { SHIPPING } from '../orders.ts';
import { DELIVERIES, ESTIMATES, ORDERS, REPEAT_DAY, type Target } from './matrix-shop.ts';

export interface Request {
  params?: object;
  query?: object;
  body?: object;
}

export interface Row {
  /** What the table of permissions says; `public` and `members` are in no row of it. */
  may: 'public' | 'members' | ((actor: Actor, whose: Ownership) => boolean);
  /** Of the table: whether a role may do this at all. */
  ever?: (role: Actor['roles'][number]) => boolean;
  /** Of the table: the row that says so, as `estimate.respond`. */
  grant?: string;
  /** Sees its own in the place of whatever it names: a buyer has one company. */
  ownOf?: Actor['roles'][number];
  /** What is asked for; without it, what is the asker's own or new. */
  of?: readonly Target[];
  request?: Request | ((target: Target, version: number) => Request);
  /** Where the version of what is edited stands. */
  versions?: 'estimates' | 'order_forms' | 'deliveries' | 'repeating_orders';
  /** Says of each row of its own what became of it. */
  bulk?: true;
  /** Refused with 403 in some states, in which only the other side may: the table of states says when. */
  otherSide?: true;
  /** Cannot be done here and now even by who may: it would take a file, a text or a password. */
  undone?: true;
  /** Nobody has written it yet: 404 for who may, too. */
  unwritten?: true;
  /** Also open to guests, each to what is theirs: nobody is told to sign in. */
  open?: true;
}

/** A row of the table of permissions. */
export function by<Kind extends ResourceKind>(
  kind: Kind,
  action: Actions[Kind],
): Pick<Row, 'may' | 'ever' | 'grant'> {
  return {
    grant: `${kind}.${String(action)}`,
    may: (actor, whose) => can(actor, action, { kind, ...whose } as Parameters<typeof can<Kind>>[2]),
    ever: (role) => mayEver([role], action, kind),
  };
}

export const PUBLIC: Row = { may: 'public' };
export const MEMBERS: Row = { may: 'members' };
export const product = { params: { id: 1 } };
export const lines = [{ idProduct: 1, qty: 1 }];
export const priced = [{ idProduct: 1, qty: 1, unitPrice: 30_000, note: '가'.repeat(LINE_NOTE_LIMIT) }];
export const numbered = ({ number }: Target) => ({ params: { number } });
export const onPaper = ({ number }: Target) => ({ params: { number, paper: 'order' } });
export const identified = ({ id }: Target) => ({ params: { id } });
export const estimate = { of: ESTIMATES, versions: 'estimates', request: numbered } as const;
export const order = { of: ORDERS, versions: 'order_forms', request: numbered } as const;
export const delivery = { of: DELIVERIES, versions: 'deliveries', request: identified } as const;
export const wish = { dueDate: '2026-11-24', shipping: SHIPPING, creditAcknowledged: true };
export const repeating = {
  interval: 'WEEKLY',
  firstDay: REPEAT_DAY,
  asksFirst: true,
  shipping: SHIPPING,
  products: lines,
};
export const address = { name: '본점', ...SHIPPING };
export const businessDays = {
  weekdayStartTime: '09:00',
  weekdayEndTime: '18:00',
  weekendStartTime: null,
  weekendEndTime: null,
  holidayStartTime: null,
  holidayEndTime: null,
  idBusinessDayList: [1, 2, 3, 4, 5],
};
export const bulk = (target: Target, version: number) => ({
  body: { items: [{ orderFormNumber: target.number, version }] },
});
