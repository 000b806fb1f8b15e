import { listNotifications, NOTIFICATION_HINTS } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { Badge, bellIcon, Icon, Popover, VisuallyHidden } from '@vitis/ui';
import { useHints } from '../../../shared/use-hints.ts';
import { useTexts } from '../../../shared/use-texts.ts';
import icons from '../site-header.module.scss';
import styles from './bell.module.scss';
import { BellPanel } from './bell-panel.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useSound } from './use-sound.ts';

/** The number of unread notifications, and behind it the last ones. It follows in every tab; what is new is said aloud. */
export function Bell() {
  const { t } = useTexts();
  const list = useEndpoint(listNotifications, {});
  useHints(NOTIFICATION_HINTS, list.refresh);
  const announcement = useAnnouncement(list.data?._embedded.items);
  const sound = useSound(announcement.at);
  const unread = list.data?.unread ?? 0;

  return (
    <>
      <Popover
        align="end"
        label={t('bell.title')}
        triggerClassName={`${icons.iconLink} ${styles.bell}`}
        className={styles.panel}
        trigger={
          <>
            <span className={icons.word}>{t('bell.title')}</span>
            <span className={icons.drawing}>
              <Icon drawing={bellIcon} size={22} />
              <Badge
                className={icons.badge}
                count={unread}
                label={`, ${t('bell.unread', { count: unread })}`}
              />
            </span>
          </>
        }
      >
        {(close) => <BellPanel sound={sound} onClose={close} />}
      </Popover>
      <span role="status">
        <VisuallyHidden>{announcement.text}</VisuallyHidden>
      </span>
    </>
  );
}
