import type { ChatPartner, ChatRoomSummary } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Avatar, Badge } from '@vitis/ui';
import { type MessageTime, messageTime } from './message-time.ts';
import styles from './rooms.module.scss';

interface Props {
  room: ChatRoomSummary;
  online: boolean;
  now: Date;
  onChoose: () => void;
}

/** One room: who, what was said last, when, and how much of it is unread. */
export function RoomRow({ room, online, now, onChoose }: Props) {
  const { t } = useTranslation('mf-chat');
  const [partner] = room.partners;
  const { lastMessage, unread } = room;

  return (
    <li>
      <button type="button" className={styles.room} data-unread={unread > 0 || undefined} onClick={onChoose}>
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
            <time dateTime={lastMessage.sentAt}>
              {timeWords(messageTime(new Date(lastMessage.sentAt), now), t)}
            </time>
          ) : null}
        </span>
        <span className={styles.said}>
          {lastMessage ? messageWords(lastMessage, t) : t('rooms.noMessage')}
        </span>
        <span className={styles.unread}>
          <Badge count={unread} label={t('rooms.unread', { number: unread })} />
        </span>
      </button>
    </li>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** A client is known by its company, our own staff by their names. */
const nameOf = ({ companyName, fullName }: ChatPartner) => companyName ?? fullName;

function pictureOf(partner: ChatPartner | undefined): string | undefined {
  const picture = partner?.picture;
  return picture ? `${picture.base}-${picture.widths[0]}.webp` : undefined;
}

function timeWords(time: MessageTime, t: Translate): string {
  return time.key === 'date' ? time.date : t(`rooms.time.${time.key}`, { ...time });
}

function messageWords(last: NonNullable<ChatRoomSummary['lastMessage']>, t: Translate): string {
  const said = last.type === 'IMAGE' || last.type === 'FILE' ? t(`rooms.sent.${last.type}`) : last.message;
  return last.mine ? t('rooms.mine', { message: said }) : said;
}
