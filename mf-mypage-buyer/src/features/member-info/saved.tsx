import { useTranslation } from '@vitis/platform/i18n';
import styles from './member-info.module.scss';

/** Says that something was saved. Its place is there from the start, so that it is read out. */
export function Saved({ when }: { when: boolean }) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <p role="status" className={styles.saved}>
      {when ? t('memberInfo.saved') : null}
    </p>
  );
}
