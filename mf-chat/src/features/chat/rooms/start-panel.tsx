import { getMe } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Avatar, Button, chatIcon, EmptyState } from '@vitis/ui';
import { useStartRoom } from '../use-start-room.ts';
import { ContactHours } from './contact-hours.tsx';
import { pictureOf } from './partner.ts';
import styles from './rooms.module.scss';

/** A buyer without a room: its sales contact, and the way to begin. */
export function StartPanel() {
  const { t } = useTranslation('mf-chat');
  const me = useEndpoint(getMe, {});
  const { start, busy } = useStartRoom();
  const manager = me.data?.client?.manager;

  return (
    <div className={styles.start}>
      {manager ? (
        <>
          <Avatar size={72} name={manager.fullName} src={pictureOf(manager)} />
          <p className={styles.startName}>{manager.fullName}</p>
          <p className={styles.startRole}>{t('start.role')}</p>
          {manager.statusMessage ? <p className={styles.startNote}>{manager.statusMessage}</p> : null}
          <ContactHours manager={manager} />
        </>
      ) : (
        <EmptyState compact icon={chatIcon} title={t('rooms.none')} />
      )}
      <p className={styles.startText}>{t('start.text')}</p>
      <Button variant="primary" size="large" icon={chatIcon} loading={busy} onClick={() => void start()}>
        {t('start.begin')}
      </Button>
    </div>
  );
}
