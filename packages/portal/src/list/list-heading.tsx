import { isNarrowed } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { ListHead, ListSearch } from '@vitis/ui/documents';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { type DocumentList, type ListState, listTexts } from './document-list.ts';
import { listHeadLabels, listSearchLabels } from './list-labels.ts';

interface Props<Row> {
  of: Pick<DocumentList<Row>, 'texts' | 'Link'>;
  state: Pick<ListState<Row>, 'filters' | 'list'> & {
    change: (changed: { dateFrom?: string | null; dateTo?: string | null; q?: string }) => void;
  };
}

/** What is listed, and how much of it there is; the way back to all of it where something narrows it. */
export function ListTitle<Row>({ of, state: { filters, change, list } }: Props<Row>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { Link } = of;
  const reset = isNarrowed(filters) ? () => change({ dateFrom: null, dateTo: null, q: '' }) : null;
  return (
    <ListHead
      title={t(listTexts(of).title)}
      {...listHeadLabels(t, language, list.data?.page.totalElements, reset)}
      link={Link ? <Link /> : undefined}
    />
  );
}

/** What narrows a list: days, periods and words. */
export function ListWords<Row>({ of, state: { filters, change } }: Props<Row>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const texts = listTexts(of);
  return (
    <ListSearch
      label={t(texts.search)}
      {...listSearchLabels(t, language, new Date())}
      hint={t(texts.searchHint)}
      filters={filters}
      onChange={change}
    />
  );
}

/** What is listed, how much of it there is, and what narrows it. */
export function ListHeading<Row>(props: Props<Row>) {
  return (
    <>
      <ListTitle {...props} />
      <ListWords {...props} />
    </>
  );
}
