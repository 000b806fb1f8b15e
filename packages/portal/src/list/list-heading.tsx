import { SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import { isNarrowed, type ListFilters, NOT_NARROWED } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { ListHead, ListSearch } from '@vitis/ui/documents';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { type DocumentList, type ListState, listTexts } from './document-list.ts';
import { listHeadLabels, listSearchLabels } from './list-labels.ts';
import { SheetButton } from './sheet-button.tsx';

interface Props<Row, Status extends string, Sort extends string> {
  of: Pick<DocumentList<Row, Status, Sort>, 'texts' | 'Link' | 'hasSheet' | 'endpoint' | 'filters' | 'ahead'>;
  state: Pick<ListState<Row, Status, Sort>, 'filters' | 'list'> & {
    change: (changed: Partial<Pick<ListFilters, keyof typeof NOT_NARROWED>>) => void;
  };
}

/** What is listed, and how much of it there is; the way back to all of it where something narrows it. */
export function ListTitle<Row, Status extends string, Sort extends string>({
  of,
  state: { filters, change, list },
}: Props<Row, Status, Sort>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { Link } = of;
  const title = t(listTexts(of).title);
  const reset = isNarrowed(filters) ? () => change(NOT_NARROWED) : null;
  return (
    <ListHead
      title={title}
      {...listHeadLabels(t, language, list.data?.page.totalElements, reset)}
      link={
        <>
          {Link ? <Link /> : null}
          {of.hasSheet ? (
            <SheetButton endpoint={of.endpoint} query={of.filters.query(filters) as never} title={title} />
          ) : null}
        </>
      }
    />
  );
}

/** What narrows a list: days, periods and words. */
export function ListWords<Row, Status extends string, Sort extends string>({
  of,
  state: { filters, change },
}: Props<Row, Status, Sort>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const texts = listTexts(of);
  return (
    <ListSearch
      label={t(texts.search)}
      {...listSearchLabels(t, language, serverNow(), { days: texts.days, ahead: of.ahead })}
      hint={t(texts.searchHint)}
      limit={SEARCH_WORDS_LIMIT}
      filters={filters}
      onChange={change}
    />
  );
}

/** What is listed, how much of it there is, and what narrows it. */
export function ListHeading<Row, Status extends string, Sort extends string>(
  props: Props<Row, Status, Sort>,
) {
  return (
    <>
      <ListTitle {...props} />
      <ListWords {...props} />
    </>
  );
}
