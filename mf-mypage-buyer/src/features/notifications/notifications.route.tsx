import {
  countNotifications,
  listNotifications,
  NOTIFICATION_HINTS,
  NOTIFICATION_STATUSES,
  type Notification,
  readNotifications,
} from '@vitis/contracts';
import { listFilters, NOTIFICATION_LABELS } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { documentListScreen, useFilters } from '@vitis/portal/list';
import { Button, successIcon } from '@vitis/ui';
import { NOTIFICATIONS_PATH } from '../../shared/paths.ts';
import { NotificationRows } from './notification-rows.tsx';

const filters = listFilters({ path: NOTIFICATIONS_PATH, statuses: NOTIFICATION_STATUSES, sorts: ['at'] });

/** What others have done with the member's documents, each the way to its document. Follows while it is open. */
export const Screen = documentListScreen({
  endpoint: listNotifications,
  counts: countNotifications,
  filters,
  states: {
    order: NOTIFICATION_STATUSES,
    label: (status, language) => NOTIFICATION_LABELS[status][language],
  },
  number: ({ kind, target }: Notification) => `${kind} ${target}`,
  hints: NOTIFICATION_HINTS,
  columns: [],
  texts: {
    title: 'notifications.title',
    search: 'notifications.search',
    searchHint: 'notifications.searchHint',
    days: 'notifications.days',
    none: 'notifications.none',
    noneText: 'notifications.noneText',
    noneFound: 'notifications.noneFound',
  },
  empty: { icon: successIcon },
  Link: ReadAll,
  Rows: NotificationRows,
});

/** The way to mark all of them. It asks what the list asks, and so asks nothing more. */
function ReadAll() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { filters: chosen } = useFilters(filters);
  const list = useEndpoint(listNotifications, { query: filters.query(chosen) }, { keepPrevious: true });
  const { run, busy } = useSettledCommand(readNotifications, {
    refreshes: [listNotifications, countNotifications],
  });
  const unread = list.data?.unread;
  return (
    <Button size="small" disabled={!unread} loading={busy} onClick={() => void run({ body: {} })}>
      {t('notifications.readAll')}
    </Button>
  );
}
