import type { Role } from '@vitis/contracts';

/** Who has lists of estimates and orders: the buyer who asks, and the staff who answer. */
type Side = 'B2B' | 'SALESPERSON';
type Address = `/mypage/${string}`;

/** Where the documents of a kind, by the first letter of their numbers, are for each role. */
const LISTS: Readonly<Record<'E' | 'O', Readonly<Record<Side, Address>>>> = {
  E: { B2B: '/mypage/estimate-apply-history', SALESPERSON: '/mypage/manage-estimate-history' },
  O: { B2B: '/mypage/estimate-order-history', SALESPERSON: '/mypage/manage-order-history' },
};

/** As it is printed, or with what a hand leaves out: `e20261118 0001`. */
const NUMBER = /^([EO])(20\d{6})[\s-]?(\d{4,6})$/i;

/** The list of a side's estimates or orders. */
export const documentList = (kind: 'estimate' | 'orderForm', side: Side): Address =>
  LISTS[kind === 'estimate' ? 'E' : 'O'][side];

/** The page of an estimate or an order, as that side sees it. */
export const documentAddress = (kind: 'estimate' | 'orderForm', side: Side, number: string): Address =>
  `${documentList(kind, side)}/${number}`;

/**
 * The number and the page of the document that words name: `E20261118-0001`. Null for anything else, and for somebody who
 * has no documents. Whether there is such a document, and whether the reader may see it, the page says.
 */
export function documentNamed(words: string, role: Role | null): { number: string; address: string } | null {
  const [, letter = '', day, rest] = NUMBER.exec(words.trim()) ?? [];
  const lists: Readonly<Record<string, Partial<Record<Role, string>>>> = LISTS;
  const list = role === null ? undefined : lists[letter.toUpperCase()]?.[role];
  if (list === undefined) return null;
  const number = `${letter.toUpperCase()}${day}-${rest}`;
  return { number, address: `${list}/${number}` };
}

/** The page of a client, for its sales staff. */
export const clientAddress = (idClient: number): string => `/mypage/clients/${idClient}`;
