import { isNarrowed } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { ButtonLink, EmptyState, type TableSelection, VisuallyHidden } from '@vitis/ui';
import { ListTable } from '@vitis/ui/documents';
import { LoadFailure } from '../documents/load-failure.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { type DocumentList, type ListState, listTexts, type RowsLook } from './document-list.ts';
import { pagerLabels } from './list-labels.ts';

interface Props<Row, Status extends string, Sort extends string> {
  of: Pick<DocumentList<Row, Status, Sort>, 'filters' | 'number' | 'columns' | 'texts' | 'empty'>;
  state: Pick<ListState<Row, Status, Sort>, 'filters' | 'order' | 'list' | 'rows' | 'isStale'>;
  selection?: TableSelection<Row>;
  look?: RowsLook | undefined;
}

/** Rows of skeleton while the first page is on its way. */
const LOADING_ROWS = 8;

/** The rows, and the pages below them. */
export function ListRows<Row, Status extends string, Sort extends string>({
  of,
  state,
  selection,
  look,
}: Props<Row, Status, Sort>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { filters, order, list, rows, isStale } = state;
  const labels = { t, language, now: serverNow() };
  const texts = listTexts(of);
  const sorts: readonly string[] = of.filters.sorts;
  const isNew = (row: Row) => look?.isNew?.(of.number(row)) === true;
  const columns = of.columns
    .map((column) => column(labels))
    .map((column) => ({
      ...column,
      sortable: sorts.includes(column.id),
      cell: (row: Row, index: number) =>
        column.rowHeader && isNew(row) ? (
          <>
            {column.cell(row, index)} <VisuallyHidden>{t('portal.list.view.isNew')}</VisuallyHidden>
          </>
        ) : (
          column.cell(row, index)
        ),
    }));

  if (list.status === 'failed') return <LoadFailure title={t(texts.failed)} load={list} />;
  return (
    <ListTable<Row>
      isStale={isStale}
      density={look?.density}
      rowTone={(row) => (isNew(row) || look?.inHand === of.number(row) ? 'chosen' : undefined)}
      foot={look?.foot}
      caption={t(texts.title)}
      columns={columns}
      rows={rows}
      rowKey={of.number}
      rowHref={(row) => `${of.filters.path}/${of.number(row)}`}
      {...(selection ? { selection } : {})}
      {...order}
      loadingRows={list.status === 'loading' ? LOADING_ROWS : 0}
      pages={{
        page: filters.page,
        pageCount: list.data?.page.totalPages ?? 1,
        href: (page) => of.filters.href({ ...filters, page }),
        labels: pagerLabels(t),
      }}
      empty={<NoRows of={of} filters={filters} />}
    />
  );
}

/** In place of rows: what there would be, or the way back to all of them. */
export function NoRows<Row, Status extends string, Sort extends string>({
  of,
  filters,
}: Pick<Props<Row, Status, Sort>, 'of'> & Pick<ListState<Row, Status, Sort>, 'filters'>) {
  const { t } = usePortalTexts();
  const { filters: address, empty } = of;
  const texts = listTexts(of);
  if (isNarrowed(filters) || filters.status !== null || filters.view !== null)
    return (
      <EmptyState
        icon={empty.icon}
        title={t(texts.noneFound)}
        message={t('portal.list.noneFoundText')}
        action={<ButtonLink href={address.href(address.none)}>{t('portal.list.showAll')}</ButtonLink>}
      />
    );
  const { Action } = empty;
  return (
    <EmptyState
      icon={empty.icon}
      title={t(texts.none)}
      message={t(texts.noneText)}
      action={Action ? <Action /> : undefined}
    />
  );
}
