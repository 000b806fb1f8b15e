import { $user, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { chatIcon, EmptyState, searchIcon, TextInput } from '@vitis/ui';
import { useState } from 'react';
import { findRooms } from './find-rooms.ts';
import { RoomList } from './room-list.tsx';
import styles from './rooms.module.scss';
import { useRooms } from './use-rooms.ts';

/** Chat rooms; beside them, on wide windows, the place of a conversation. */
export function Screen() {
  const { t } = useTranslation('mf-chat');
  const found = useRooms();
  const [words, setWords] = useState('');
  const roles = useStore($user)?.roles ?? [];
  const rooms = found.rooms.data?._embedded.items ?? [];
  const unread = rooms.reduce((sum, room) => sum + room.unread, 0);

  return (
    <div className={styles.page}>
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
            value={words}
            placeholder={t('rooms.searchHint')}
            clearLabel={t('rooms.clearSearch')}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        ) : null}
        <RoomList found={found} shown={findRooms(rooms, words)} />
      </section>
      <section className={styles.conversation} aria-label={t('rooms.conversation')}>
        <EmptyState icon={chatIcon} title={t('rooms.choose')} message={t('rooms.chooseText')} />
      </section>
    </div>
  );
}
