import { useLanguage } from '@vitis/platform/i18n';
import { TabLinks } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { type DocumentList, type ListState, listTexts } from './document-list.ts';
import { tabItems } from './tab-items.ts';

interface Props<Row, Status extends string, Sort extends string> {
  of: Pick<DocumentList<Row, Status, Sort>, 'filters' | 'states' | 'texts' | 'views'>;
  state: Pick<ListState<Row, Status, Sort>, 'filters' | 'counts'>;
}

/** Views of the list by state, with their counts; nothing where the documents have no state. */
export function StatusTabs<Row, Status extends string, Sort extends string>({
  of,
  state: { filters, counts },
}: Props<Row, Status, Sort>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { filters: address, states, views = {} } = of;
  if (states === undefined) return null;
  const items = tabItems({
    of: address,
    filters,
    statuses: states.order,
    label: (status) => (status === null ? t('portal.list.all') : states.label(status, language)),
    counts,
    views: Object.entries(views).map(([view, { label, states: some }]) => ({
      view,
      label: t(label),
      states: some,
    })),
  });
  return <TabLinks label={t(listTexts(of).byStatus)} items={items} />;
}
