import { useTranslation } from '@vitis/platform/i18n';
import { useFocusOn } from '@vitis/portal/forms';
import { Button, Notice } from '@vitis/ui';
import styles from './member-info.module.scss';

/** Codes for when the authenticator is lost: shown once, to be written down. */
export function RecoveryCodes({ codes, onRead }: { codes: readonly string[]; onRead: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const box = useFocusOn(codes);
  return (
    <div ref={box} tabIndex={-1} className={styles.form}>
      <Notice tone="careful" title={t('secondFactor.codesTitle')}>
        {t('secondFactor.codesText')}
      </Notice>
      <ul className={styles.codes} aria-label={t('secondFactor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onRead}>{t('secondFactor.codesRead')}</Button>
    </div>
  );
}
