import type { ChatRoomSummary } from '@vitis/contracts';
import { $firstRole, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { chatIcon, EmptyState, Skeleton, SkeletonGroup, searchIcon } from '@vitis/ui';
import { ChatFailure } from '../chat-failure.tsx';
import { RoomRow } from './room-row.tsx';
import styles from './rooms.module.scss';
import { StartPanel } from './start-panel.tsx';
import { useNow } from './use-now.ts';
import { isOnline, type useRooms } from './use-rooms.ts';

interface Props {
  found: ReturnType<typeof useRooms>;
  /** Which of the rooms are shown. */
  shown: readonly ChatRoomSummary[];
  current: number | null;
}

/** The rooms, the one with the latest message first. */
export function RoomList({ found: { rooms, presence }, shown, current }: Props) {
  const { t } = useTranslation('mf-chat');
  const now = useNow();
  const isBuyer = useStore($firstRole) === 'B2B';

  if (rooms.status === 'loading') return <RoomsSkeleton />;
  if (rooms.status === 'failed') {
    const { error, refresh, isRefreshing } = rooms;
    return (
      <ChatFailure
        className={styles.inset}
        title={t('rooms.failed')}
        error={error}
        retry={refresh}
        busy={isRefreshing}
      />
    );
  }
  if (rooms.data._embedded.items.length === 0 && isBuyer) return <StartPanel />;
  if (rooms.data._embedded.items.length === 0)
    return <EmptyState compact icon={chatIcon} title={t('rooms.none')} message={t('rooms.noneText')} />;
  if (shown.length === 0)
    return (
      <EmptyState compact icon={searchIcon} title={t('rooms.noneFound')} message={t('rooms.noneFoundText')} />
    );
  return (
    <ul className={styles.list} aria-label={t('rooms.title')}>
      {shown.map((room) => (
        <RoomRow
          key={room.idChatRoom}
          room={room}
          online={isOnline(room, presence)}
          now={now}
          current={room.idChatRoom === current}
        />
      ))}
    </ul>
  );
}

function RoomsSkeleton() {
  const { t } = useTranslation('mf-chat');
  return (
    <SkeletonGroup className={styles.list} label={t('rooms.loading')}>
      {['62%', '48%', '70%', '55%'].map((width) => (
        <div key={width} className={styles.waiting}>
          <Skeleton shape="round" width={48} height={48} />
          <div>
            <Skeleton width="40%" height={14} />
            <Skeleton width={width} height={12} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
