import type { ChatRoomSummary } from '@vitis/contracts';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Icon, imageIcon, lazyComponent } from '@vitis/ui';
import { useCallback, useState } from 'react';
import { ChatFailure } from '../chat-failure.tsx';
import { Composer } from './composer/composer.tsx';
import { readDraft } from './composer/draft.ts';
import { useAttachments } from './composer/use-attachments.ts';
import { useDrop } from './composer/use-drop.ts';
import { ConnectionState } from './connection-state.tsx';
import { RoomDocuments } from './documents.tsx';
import { LogSkeleton } from './messages/log-skeleton.tsx';
import { MessageLog } from './messages/message-log.tsx';
import styles from './room.module.scss';
import { RoomHeader } from './room-header.tsx';
import type { RoomSearchProps } from './search/room-search.tsx';
import { useRoom } from './use-room.ts';
import { useTyping } from './use-typing.ts';

const roomSearch = lazyComponent<RoomSearchProps>(
  () =>
    import(/* webpackChunkName: "room-search" */ './search/room-search.tsx').then(
      ({ RoomSearch }) => RoomSearch,
    ),
  reportFailure,
);

interface Props {
  summary: ChatRoomSummary;
  online: boolean;
  /** Beside the list, or by itself with a way back. */
  beside: boolean;
}

/** One room: with whom, what was said, and the place to answer. */
export function Room({ summary, online, beside }: Props) {
  const { t } = useTranslation('mf-chat');
  const { idChatRoom, partners } = summary;
  const room = useRoom(idChatRoom);
  const { writers, reportTyping } = useTyping(idChatRoom);
  const [draftFiles] = useState(() => readDraft(room.idUser, idChatRoom).files);
  const attachments = useAttachments(draftFiles);
  const { isOver, handlers } = useDrop(attachments.add);
  const { conversation, outbox, state } = room;
  const [isSearching, setSearching] = useState(false);
  const [sought, setSought] = useState<{ sequence: number } | null>(null);
  const { Component: RoomSearch, failure, retry: retrySearch } = roomSearch.use(isSearching && 'now');
  const show = async (sequence: number) => {
    if (await conversation.reach(sequence)) setSought({ sequence });
  };
  const endSearch = () => {
    setSearching(false);
    document.getElementById('room-search')?.focus();
  };
  const retry = useCallback(() => void conversation.open(), [conversation]);

  return (
    <RoomDocuments idChatRoom={idChatRoom}>
      <section className={styles.room} aria-labelledby="room-title" {...handlers}>
        <RoomHeader
          summary={summary}
          online={online}
          beside={beside}
          onSearch={state.status === 'ready' ? () => setSearching(true) : undefined}
        />
        {isSearching && RoomSearch ? (
          <RoomSearch
            idChatRoom={idChatRoom}
            onPick={(sequence) => void show(sequence)}
            onClose={endSearch}
          />
        ) : null}
        {isSearching && failure ? (
          <ChatFailure title={t('room.search.failed')} retry={retrySearch} byItself={false} />
        ) : null}
        {state.status === 'loading' ? <LogSkeleton /> : null}
        {state.status === 'failed' ? (
          <div className={styles.failed}>
            <ChatFailure title={t('room.failed')} error={state.error} retry={retry} />
          </div>
        ) : null}
        {state.status === 'ready' ? (
          <MessageLog room={room} idChatRoom={idChatRoom} partners={partners} sought={sought} />
        ) : null}
        <ConnectionState
          writers={partners.filter(({ id }) => writers.includes(id)).map(({ fullName }) => fullName)}
          waiting={room.unsent.some((each) => each.state === 'sending')}
        />
        <Composer
          idUser={room.idUser}
          idChatRoom={idChatRoom}
          attachments={attachments}
          autoFocus={beside}
          onTyping={reportTyping}
          onSend={(messages) => messages.forEach(outbox.add)}
        />
        {isOver ? (
          <div className={styles.drop} aria-hidden="true">
            <Icon drawing={imageIcon} size={28} />
            {t('room.drop')}
          </div>
        ) : null}
      </section>
    </RoomDocuments>
  );
}
