import { useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/platform/router';
import { ButtonLink } from '@vitis/ui';
import { INQUIRY_WRITE_PATH } from '../../shared/paths.ts';
import styles from './faq.module.scss';

/** The way on for who has not found an answer. */
export function AskInquiry() {
  const { t } = useTranslation('mf-mypage-buyer');
  if (!useIsOpen()(INQUIRY_WRITE_PATH)) return null;
  return (
    <aside className={styles.ask} aria-label={t('faq.notFound')}>
      <div>
        <p className={styles.askTitle}>{t('faq.notFound')}</p>
        <p>{t('faq.notFoundText')}</p>
      </div>
      <ButtonLink href={INQUIRY_WRITE_PATH}>{t('faq.ask')}</ButtonLink>
    </aside>
  );
}
