import { getMe } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/portal/remote';
import { Skeleton, TextLink } from '@vitis/ui';
import styles from './desk.module.scss';

/** Whom the company may ask, with the way to the chat, and whether they are at work. */
export function ContactLine() {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const me = useEndpoint(getMe, {});
  const manager = me.data?.client?.manager;

  if (me.status === 'loading') return <Skeleton width={140} height={14} />;
  if (!manager) return null;
  const name = t('desk.contact', { name: manager.fullName });
  return (
    <span className={styles.contact}>
      {isOpen('/chat') ? (
        <TextLink variant="quiet" href="/chat">
          {name}
        </TextLink>
      ) : (
        name
      )}
      {manager.working ? (
        <span className={styles.working}>{t('desk.working')}</span>
      ) : (
        <span>{t('desk.away')}</span>
      )}
    </span>
  );
}
