import { $user, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { searchIcon, TextInput } from '@vitis/ui';
import { useState } from 'react';
import { findRooms } from './find-rooms.ts';
import { RoomList } from './room-list.tsx';
import styles from './rooms.module.scss';
import type { useRooms } from './use-rooms.ts';

interface Props {
  found: ReturnType<typeof useRooms>;
  /** The room that is open beside the list. */
  current: number | null;
}

/** Own rooms; sales staff, who have many, search them. */
export function RoomsPane({ found, current }: Props) {
  const { t } = useTranslation('mf-chat');
  const [query, setQuery] = useState('');
  const roles = useStore($user)?.roles ?? [];
  const rooms = found.rooms.data?._embedded.items ?? [];
  const unread = rooms.reduce((sum, room) => sum + room.unread, 0);

  return (
    <section className={styles.rooms} aria-labelledby="rooms-title">
      <header className={styles.head}>
        <h1 id="rooms-title">{t('rooms.title')}</h1>
        <p role="status" className={styles.sum}>
          {unread > 0 ? t('rooms.unread', { number: unread }) : ''}
        </p>
      </header>
      {roles.includes('SALESPERSON') ? (
        <TextInput
          className={styles.search}
          label={t('rooms.search')}
          labelHidden
          icon={searchIcon}
          type="search"
          value={query}
          placeholder={t('rooms.searchHint')}
          clearLabel={t('rooms.clearSearch')}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      ) : null}
      <RoomList found={found} shown={findRooms(rooms, query)} current={current} />
    </section>
  );
}
