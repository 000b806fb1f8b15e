import type { Endpoint } from '@vitis/contracts';
import { type DocumentList, type RowOf, useDocumentList } from './document-list.ts';
import { ListHeading } from './list-heading.tsx';
import { ListRows } from './list-rows.tsx';
import { StatusTabs } from './status-tabs.tsx';

/**
 * The screen of a list of documents: search, five periods, tabs with counts, order, pages, loading, empty and failed.
 * A list that needs something of its own replaces a piece, or composes the pieces itself.
 */
export function documentListScreen<E extends Endpoint, Status extends string, Sort extends string>(
  of: DocumentList<RowOf<E>, Status, Sort> & { endpoint: E },
) {
  const { Rows = ListRows } = of;
  return function Screen() {
    const state = useDocumentList(of);
    return (
      <div>
        <ListHeading of={of} state={state} />
        <StatusTabs of={of} state={state} />
        <Rows of={of} state={state} />
      </div>
    );
  };
}
