import { listPosts, type PostCard } from '@vitis/contracts';
import { listFilters } from '@vitis/domain';
import { type Column, dayColumn, documentListScreen } from '@vitis/portal/list';
import { fileIcon, Tag } from '@vitis/ui';
import { NOTICES_PATH } from '../../shared/paths.ts';
import styles from './notices.module.scss';

const title: Column<PostCard> = ({ t }) => ({
  id: 'title',
  header: t('notices.columns.title'),
  rowHeader: true,
  cell: ({ title: words, pinned }) => (
    <span className={styles.title}>
      {pinned ? (
        <Tag tone="wine" soft>
          {t('notices.pinned')}
        </Tag>
      ) : null}
      {words}
    </span>
  ),
});

/** What the house has to say to its clients: what is pinned first, then the latest. */
export const Screen = documentListScreen({
  endpoint: listPosts,
  // The menu of buyers leads here; visitors find what concerns them elsewhere.
  access: ['B2B'],
  filters: listFilters<string, 'publishedOn'>({ path: NOTICES_PATH, statuses: [], sorts: ['publishedOn'] }),
  number: (row) => String(row.id),
  hints: ['contents:changed'],
  columns: [title, dayColumn('publishedOn', 'notices.columns.publishedOn', { phone: 'bare' })],
  texts: {
    title: 'notices.title',
    search: 'notices.search',
    searchHint: 'notices.searchHint',
    days: 'notices.columns.publishedOn',
    none: 'notices.none',
    noneText: 'notices.noneText',
    noneFound: 'notices.noneFound',
  },
  empty: { icon: fileIcon },
});
