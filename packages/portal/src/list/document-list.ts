import type { Endpoint, Language, ServerEventName, SuccessOf } from '@vitis/contracts';
import { countsQuery, type ListAddress, type ListFilters, type PageSize } from '@vitis/domain';
import { type Loaded, useEndpoint, useRefresh } from '@vitis/platform/data';
import type { IconDrawing } from '@vitis/ui';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { answered } from './answered.ts';
import type { Column } from './columns.tsx';
import { useHints } from './use-hints.ts';
import { useFilters } from './use-list.ts';

/** One page of a list, as the provider answers it. */
interface Page<Row> {
  _embedded: { items: Row[] };
  page: { totalElements: number; totalPages: number };
}

/** A row of a list's endpoint. */
export type RowOf<E extends Endpoint> = SuccessOf<E> extends Page<infer Row> ? Row : never;

/** Keys of a list's texts, in the remote's file or under `portal`. */
interface ListTexts {
  search: string;
  searchHint: string;
  /** Which days of a row the periods are about. */
  days: string;
  byStatus: string;
  failed: string;
  /** In place of rows where there is no document at all, and what would change that. */
  none: string;
  noneText: string;
  /** In place of rows where these filters find none. */
  noneFound: string;
}

/** What holds for every list whose kind has no words of its own. */
const COMMON_TEXTS: ListTexts = {
  search: 'portal.list.search',
  searchHint: 'portal.list.searchHint',
  days: 'portal.list.days',
  byStatus: 'portal.list.byStatus',
  failed: 'portal.list.failed',
  none: 'portal.list.none',
  noneText: 'portal.list.noneText',
  noneFound: 'portal.list.noneFound',
};

/** The key of each text of a list. */
export const listTexts = ({ texts }: Pick<DocumentList<never>, 'texts'>): ListTexts & { title: string } => ({
  ...COMMON_TEXTS,
  ...texts,
});

/** A tab beside those of the states. */
interface ListView<Status extends string> {
  /** Key of its words. */
  label: string;
  /** Where it is all documents of these states: their counts are its own. */
  states?: readonly Status[];
}

/** One kind of document as a list. */
export interface DocumentList<Row, Status extends string = string, Sort extends string = string> {
  endpoint: Endpoint;
  /** Counts of the same documents by state; the tabs have none without. */
  counts?: Endpoint;
  filters: ListAddress<Status, Sort>;
  /** The states in the order of their tabs, and their words; no tabs where the documents have no state. */
  states?: { order: readonly Status[]; label: (status: Status, language: Language) => string };
  /** Tabs beside those of the states, by their flags of `filters.views`. */
  views?: Readonly<Record<string, ListView<Status>>>;
  /** What names a row, and its page below the list's own. */
  number: (row: Row) => string;
  /** Events after which the list and its counts are asked for again. */
  hints: readonly ServerEventName[];
  columns: readonly Column<Row>[];
  /** The title is the list's own; what its kind has no words for, the common ones say. */
  texts: { title: string } & Partial<ListTexts>;
  empty: {
    icon: IconDrawing;
    /** The way to a first document, where there is none at all. */
    Action?: ComponentType;
  };
  /** Its days are also those that are to come. */
  ahead?: boolean;
  /** Its endpoint answers a workbook of all of it, too. */
  hasSheet?: boolean;
  /** A way on to what belongs to the list, beside its title. */
  Link?: ComponentType;
  /** At the desk: what narrows it besides days and words. */
  Narrow?: ComponentType<NarrowProps>;
  /** Says below the search which of these conditions narrow the list now, and takes each of them off. */
  Narrowed?: ComponentType<NarrowProps>;
  /** At the desk, from 1280 px on: what stands beside the list of the row that is in hand. */
  InHand?: ComponentType<InHandProps<Row>>;
  /** In place of `ListRows`: `bulkRows`, where several can be chosen, or rows of the screen's own. */
  Rows?: ComponentType<RowsProps<Row, Status, Sort>>;
}

/** What a list shows by now: the filters of its address, the page that answers them, and the counts by state. */
export interface ListState<Row, Status extends string = string, Sort extends string = string>
  extends ReturnType<typeof useFilters<Status, Sort>> {
  list: Loaded<Page<Row>>;
  rows: readonly Row[];
  /** The rows answer an earlier question. */
  isStale: boolean;
  counts: Readonly<Record<Status | 'total', number>> | undefined;
  refresh: () => Promise<void>;
}

/** What the rows of a list are made from. */
export interface RowsProps<Row, Status extends string, Sort extends string> {
  of: DocumentList<Row, Status, Sort>;
  state: ListState<Row, Status, Sort>;
  /** How the desk shows them; lists of the shop have no such choice. */
  look?: RowsLook | undefined;
}

/** What narrows a list besides days and words, and the way to change it. */
export interface NarrowProps {
  filters: ListFilters;
  /** Orders are narrowed by their deliveries as well. */
  byDelivery: boolean;
  change: (
    changed: Partial<
      Pick<
        ListFilters,
        'idClient' | 'contact' | 'totalFrom' | 'totalTo' | 'delivery' | 'deliveryFrom' | 'deliveryTo'
      >
    >,
  ) => void;
}

/** What a row in hand is shown from. */
export interface InHandProps<Row> {
  row: Row;
  /** Where its document stands. */
  href: string;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
}

/** How dense rows are, and what stands below them. */
export interface RowsLook {
  density: 'compact' | 'roomy';
  foot: ReactNode;
  /** Whether the row of this number has come since the list was opened. */
  isNew?: (number: string) => boolean;
  /** Number of the row that is in hand. */
  inHand?: string | null;
}

/** How a list differs from those of the shop. */
interface ListHabits {
  /** Rows of a page where the address says nothing of it. */
  usualSize?: PageSize | null;
  /** Gets what is to be asked again after an event, and does it when nobody is disturbed. */
  whenQuiet?: (run: () => void) => void;
}

/** The state of a list's screen. All of it that a person chooses stands in the address. */
export function useDocumentList<Row, Status extends string, Sort extends string>(
  of: DocumentList<Row, Status, Sort>,
  { usualSize = null, whenQuiet = (run) => run() }: ListHabits = {},
): ListState<Row, Status, Sort> {
  const address = useFilters(of.filters);
  const size = address.filters.size ?? usualSize;
  const query = of.filters.query({ ...address.filters, size });
  const list = useEndpoint(of.endpoint, { query: query as never }, { keepPrevious: true });
  const { endpoint, counts: counted } = of;
  const counts = useEndpoint(
    counted ?? endpoint,
    counted === undefined ? null : { query: countsQuery(address.filters) as never },
    { keepPrevious: true },
  );
  const refreshAll = useRefresh();
  const refresh = useCallback(
    () => refreshAll(endpoint, ...(counted === undefined ? [] : [counted])),
    [refreshAll, endpoint, counted],
  );
  useHints(of.hints, () => whenQuiet(() => void refresh()));

  // `documentListScreen` holds the row's type against the endpoint; here it is the endpoint of any list.
  const page = answered(list as Loaded<Page<Row>>);
  return {
    ...address,
    list: page,
    rows: page.data?._embedded.items ?? [],
    isStale: page.status === 'ready' && page.isStale,
    counts: counts.data as ListState<Row, Status>['counts'],
    refresh,
  };
}
