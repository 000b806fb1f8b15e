import { listChats } from '@vitis/contracts';
import { BREAKPOINTS } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { Button, chatIcon, EmptyState, useMediaQuery } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import styles from './chat.module.scss';
import { LogSkeleton } from './room/messages/log-skeleton.tsx';
import { Room } from './room/room.tsx';
import { RoomsPane } from './rooms/rooms-pane.tsx';
import { isOnline, useRooms } from './rooms/use-rooms.ts';
import { useAbout, useChosenRoom, useLeaveRoom } from './use-chosen-room.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useStartRoom } from './use-start-room.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/** Rooms and the one that is open: side by side on wide windows, one after the other on phones. */
export const Screen = defineScreen(ChatScreen, {
  access: ['B2B', 'SALESPERSON'],
  data: () => [request(listChats)],
});

function ChatScreen() {
  const found = useRooms();
  const chosen = useChosenRoom();
  const isWide = useMediaQuery(`(min-width: ${BREAKPOINTS.large}px)`);
  const { start } = useStartRoom();
  const about = useAbout();
  const page = useRef<HTMLDivElement>(null);
  useVisibleHeight(page);
  const rooms = found.rooms.data?._embedded.items;
  // Who has one room only means that one.
  const only = isWide && rooms?.length === 1 ? rooms[0]!.idChatRoom : null;
  const id = chosen ?? only;
  useFocusOnStep(typeof id === 'number' ? id : null, isWide);

  useEffect(() => {
    if (chosen !== null && typeof chosen !== 'number') void start({ room: chosen, replace: true, about });
  }, [chosen, start, about]);

  return (
    <div ref={page} className={styles.page}>
      {isWide || id === null ? (
        <RoomsPane found={found} current={typeof id === 'number' ? id : null} />
      ) : null}
      {isWide || id !== null ? <ChosenRoom id={id} found={found} beside={isWide} /> : null}
    </div>
  );
}

interface ChosenProps {
  id: ReturnType<typeof useChosenRoom>;
  found: ReturnType<typeof useRooms>;
  beside: boolean;
}

function ChosenRoom({ id, found: { rooms, presence }, beside }: ChosenProps) {
  const { t } = useTranslation('mf-chat');
  const back = useLeaveRoom();
  const summary = rooms.data?._embedded.items.find(({ idChatRoom }) => idChatRoom === id);
  const isEmpty = rooms.data?._embedded.items.length === 0;

  if (summary)
    return (
      <div className={styles.conversation}>
        <Room
          key={summary.idChatRoom}
          summary={summary}
          online={isOnline(summary, presence)}
          beside={beside}
        />
      </div>
    );
  if (id !== null && (typeof id !== 'number' || rooms.status === 'loading'))
    return (
      <div className={styles.conversation}>
        <LogSkeleton />
      </div>
    );
  return (
    <section className={styles.conversation} aria-label={t('rooms.conversation')}>
      {id === null ? (
        <EmptyState
          icon={chatIcon}
          title={t(isEmpty ? 'rooms.noneText' : 'rooms.choose')}
          message={isEmpty ? undefined : t('rooms.chooseText')}
        />
      ) : (
        <EmptyState
          icon={chatIcon}
          title={t('room.notFound')}
          message={t('room.notFoundText')}
          action={beside ? undefined : <Button onClick={back}>{t('room.back')}</Button>}
        />
      )}
    </section>
  );
}
