import { getMe } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, TextLink } from '@vitis/ui';
import styles from './desk.module.scss';

/** Whom the company may ask, with the way to the chat, and whether they are at work. */
export function ContactLine() {
  const { t } = useTranslation('mf-catalog');
  const me = useEndpoint(getMe, {});
  const manager = me.data?.client?.manager;

  if (me.status === 'loading') return <Skeleton width={140} height={14} />;
  if (!manager) return null;
  return (
    <span className={styles.contact}>
      <TextLink variant="quiet" href="/chat">
        {t('desk.contact', { name: manager.fullName })}
      </TextLink>
      {manager.working ? <span className={styles.working}>{t('desk.working')}</span> : null}
    </span>
  );
}
