import type { ClientLedger, listClientAccounts, QueryOf, ReceiptPart } from '@vitis/contracts';
import { lastDayOfMonth, listFilters } from '@vitis/domain';
import { RECEIVABLES_PATH } from '../../shared/paths.ts';

const LIST = listFilters({
  path: RECEIVABLES_PATH,
  statuses: [],
  sorts: ['receivable', 'clientName', 'overdue', 'nextDue', 'balance', 'sales', 'paid'],
  views: ['overdue', 'nearLimit'],
});

/** What the columns of the clients say: what moved their accounts, or how old their debts are. */
export const SHOWN = ['movement', 'ageing'] as const;
type Shown = (typeof SHOWN)[number];

type Filters = ReturnType<typeof LIST.read> & {
  /** The client whose ledger is open, by its code. */
  code: string | null;
  show: Shown;
  /** The row of that ledger that somebody came for. */
  entry: number | null;
};

/** What the page shows; all of it stands in the address. */
export type ReceivablesFilters = Filters;

export const readReceivables = (search: URLSearchParams): Filters => ({
  ...LIST.read(search),
  code: search.get('code')?.slice(0, 64) || null,
  show: SHOWN.find((each) => each === search.get('show')) ?? 'movement',
  entry: Number.isInteger(Number(search.get('entry'))) ? Number(search.get('entry')) || null : null,
});

/** Path and query of the page with these filters. */
export function receivablesHref({ code, show, entry, ...filters }: Filters): string {
  const written = new URLSearchParams(LIST.search(filters));
  if (show !== 'movement') written.set('show', show);
  if (code !== null) written.set('code', code);
  if (code !== null && entry !== null) written.set('entry', String(entry));
  return written.size === 0 ? RECEIVABLES_PATH : `${RECEIVABLES_PATH}?${written}`;
}

/** What is owed as of these days, beside the ledger of a client where one is named. */
export const receivablesOf = ({
  dateFrom,
  dateTo,
  code,
}: Pick<Filters, 'dateFrom' | 'dateTo' | 'code'>): string =>
  receivablesHref({ ...LIST.none, show: 'movement', entry: null, dateFrom, dateTo, code });

/** The row of this ledger that paid another, or was paid by it: among the days of the page, or else in its own month. */
export function entryHref(
  filters: Filters,
  ledger: Pick<ClientLedger, 'erpCode' | 'dateFrom' | 'dateTo'>,
  { id, date }: Pick<ReceiptPart, 'id' | 'date'>,
): string {
  const isShown = date >= ledger.dateFrom && date <= ledger.dateTo;
  const month = { dateFrom: `${date.slice(0, 8)}01`, dateTo: lastDayOfMonth(date) };
  return receivablesHref({ ...filters, ...(isShown ? {} : month), code: ledger.erpCode, entry: id });
}

/** What the provider is asked for the clients. */
export const accountsQuery = (filters: Filters): QueryOf<typeof listClientAccounts> => LIST.query(filters);

/** What it is asked for the ledger of this client. */
export const ledgerQuery = ({ dateFrom, dateTo }: Filters, code: string) => ({
  code,
  ...(dateFrom === null ? {} : { dateFrom }),
  ...(dateTo === null ? {} : { dateTo }),
});

/** The order of the clients, as a table shows it. */
export const { columnOrder, orderedBy } = LIST;
