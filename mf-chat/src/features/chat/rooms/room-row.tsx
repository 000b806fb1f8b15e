import type { ChatRoomSummary } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Avatar, Badge } from '@vitis/ui';
import { FROM_LIST, roomHref } from '../use-chosen-room.ts';
import { type MessageTime, messageTime } from './message-time.ts';
import { nameOf, pictureOf } from './partner.ts';
import styles from './rooms.module.scss';

interface Props {
  room: ChatRoomSummary;
  online: boolean;
  now: Date;
  /** It is open beside the list. */
  current: boolean;
}

/** Of its link; the way back from a room leads the focus there. */
export const roomRowId = (idChatRoom: number): string => `chat-room-${idChatRoom}`;

/** One room: who, what was said last, when, and how much of it is unread. */
export function RoomRow({ room, online, now, current }: Props) {
  const { t } = useTranslation('mf-chat');
  const [partner] = room.partners;
  const { idChatRoom, lastMessage, unread } = room;

  return (
    <li>
      <Link
        id={roomRowId(idChatRoom)}
        className={styles.room}
        to={roomHref(idChatRoom)}
        state={FROM_LIST}
        data-unread={unread > 0 || undefined}
        aria-current={current ? 'page' : undefined}
      >
        <Avatar
          size={48}
          name={partner ? nameOf(partner) : room.title}
          src={pictureOf(partner)}
          presence={{ tone: online ? 'good' : 'muted', label: t(online ? 'rooms.online' : 'rooms.offline') }}
        />
        <span className={styles.who}>
          <span className={styles.name}>{partner ? nameOf(partner) : room.title}</span>
          {partner?.companyName ? <span className={styles.person}>{partner.fullName}</span> : null}
        </span>
        <span className={styles.when}>
          {lastMessage ? (
            <time dateTime={lastMessage.sentAt} suppressHydrationWarning>
              {timeLabel(messageTime(new Date(lastMessage.sentAt), now), t)}
            </time>
          ) : null}
        </span>
        <span className={styles.said}>
          {lastMessage ? messageLabel(lastMessage, t) : t('rooms.noMessage')}
        </span>
        <span className={styles.unread}>
          <Badge count={unread} label={t('rooms.unread', { number: unread })} />
        </span>
      </Link>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

function timeLabel(time: MessageTime, t: Translate): string {
  return time.key === 'date' ? time.date : t(`rooms.time.${time.key}`, { ...time });
}

function messageLabel(last: NonNullable<ChatRoomSummary['lastMessage']>, t: Translate): string {
  const isText = last.type === 'TEXT' || last.type === 'NOTICE';
  const said = isText ? last.message : t(`rooms.sent.${last.type}`);
  return last.mine ? t('rooms.mine', { message: said }) : said;
}
