import type { Endpoint } from '@vitis/contracts';
import { countsQuery } from '@vitis/domain';
import { type RouteDeclaration, type RouteRequest, request } from '@vitis/platform';
import { type DeclaredScreen, defineScreen } from '../remote/define-screen.ts';
import { type DocumentList, type RowOf, useDocumentList } from './document-list.ts';
import { ListHeading } from './list-heading.tsx';
import { ListRows } from './list-rows.tsx';
import { StatusTabs } from './status-tabs.tsx';

/**
 * The screen of a list of documents: search, five periods, tabs with counts, order, pages, loading, empty and failed. It is
 * for those whom the endpoint answers. A list that needs something of its own replaces a piece, or composes the pieces
 * itself.
 */
export function documentListScreen<E extends Endpoint, Status extends string, Sort extends string>(
  of: DocumentList<RowOf<E>, Status, Sort> & {
    endpoint: E;
    /** Where it is not for all whom the endpoint answers. */
    access?: RouteDeclaration['access'];
  },
): DeclaredScreen {
  const { Rows = ListRows } = of;
  function DocumentListScreen() {
    const state = useDocumentList(of);
    return (
      <div>
        <ListHeading of={of} state={state} />
        <StatusTabs of={of} state={state} />
        <Rows of={of} state={state} />
      </div>
    );
  }
  return defineScreen(DocumentListScreen, declarationOf(of));
}

/** Who may open the screen of a list, and what it asks for first. */
export const declarationOf = <Row, Status extends string, Sort extends string>(
  of: Pick<DocumentList<Row, Status, Sort>, 'endpoint' | 'counts' | 'filters'> & {
    access?: RouteDeclaration['access'];
  },
) => ({
  access: of.access ?? of.endpoint.access,
  data: ({ search }: RouteRequest) => {
    const filters = of.filters.read(search);
    return [
      request(of.endpoint, { query: of.filters.query(filters) as never }),
      ...(of.counts === undefined ? [] : [request(of.counts, { query: countsQuery(filters) as never })]),
    ];
  },
});
