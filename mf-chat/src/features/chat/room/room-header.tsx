import { type ChatRoomSummary, exitChat, listChats } from '@vitis/contracts';
import { confirm, publish } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { Avatar, backIcon, Icon, IconButton, logoutIcon, Menu, moreIcon, searchIcon } from '@vitis/ui';
import { useHoursOfToday } from '../rooms/contact-hours.tsx';
import { nameOf, pictureOf } from '../rooms/partner.ts';
import { useLeaveRoom } from '../use-chosen-room.ts';
import styles from './room.module.scss';

interface Props {
  summary: ChatRoomSummary;
  online: boolean;
  beside: boolean;
  /** Opens the search in what was said, once that is there. */
  onSearch: (() => void) | undefined;
}

/** With whom one talks, whether they are there, and the ways out. */
export function RoomHeader({ summary, online, beside, onSearch }: Props) {
  const { t } = useTranslation('mf-chat');
  const [partner] = summary.partners;
  const back = useLeaveRoom();
  const leave = useExit(summary.idChatRoom);
  const Title = beside ? 'h2' : 'h1';
  const hours = useHoursOfToday(partner?.id, partner?.companyName === null);
  const note = [
    partner?.companyName ? partner.fullName : null,
    t(online ? 'rooms.online' : 'rooms.offline'),
    online ? null : hours,
  ]
    .filter(Boolean)
    .join(' · ');

  return (
    <header className={styles.header}>
      {beside ? null : <IconButton icon={backIcon} label={t('room.back')} onClick={back} />}
      <Avatar
        size={36}
        name={partner ? nameOf(partner) : summary.title}
        src={pictureOf(partner)}
        presence={{ tone: online ? 'good' : 'muted', label: '' }}
      />
      <div className={styles.who}>
        <Title id="room-title" tabIndex={-1} className={styles.title}>
          {partner ? nameOf(partner) : summary.title}
        </Title>
        <p className={styles.note}>
          {note}
          {partner?.statusMessage ? <span className={styles.status}> · {partner.statusMessage}</span> : null}
        </p>
      </div>
      <IconButton
        id="room-search"
        icon={searchIcon}
        label={t('room.search.open')}
        disabled={onSearch === undefined}
        onClick={onSearch}
      />
      <Menu
        bare
        arrow={false}
        align="end"
        className={styles.menu}
        name={t('room.menu')}
        label={<Icon drawing={moreIcon} size={22} />}
        items={[{ id: 'leave', label: t('room.leave'), icon: logoutIcon, onSelect: () => void leave() }]}
      />
    </header>
  );
}

/** Leaves the room for good, until somebody writes into it again; asks first. */
function useExit(idChatRoom: number) {
  const { t } = useTranslation('mf-chat');
  const { run } = useSettledCommand(exitChat);
  const refresh = useRefresh();
  const navigate = useNavigate();
  return async () => {
    if (!(await confirm(t('room.leaveText'), { title: t('room.leave'), accept: t('room.leave') }))) return;
    const { kind } = await run({ body: { idChatRoom } });
    if (kind !== 'done') return;
    // The header and the other tabs count again.
    publish('chat/read', { idChatRoom });
    await navigate('/chat', { replace: true });
    await refresh(listChats);
  };
}
