import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink } from '@vitis/ui';
import styles from './withdrawal-complete.module.scss';

/** After the last step of leaving: what was done, and what holds from now on. */
export const Screen = defineScreen(WithdrawalCompleteScreen, { access: 'everyone' });

function WithdrawalCompleteScreen() {
  const { t } = useTranslation('mf-account');
  return (
    <div className={styles.page}>
      <h1>{t('withdrawalComplete.title')}</h1>
      <p>{t('withdrawalComplete.text')}</p>
      <p className={styles.note}>{t('withdrawalComplete.again')}</p>
      <ButtonLink href="/" variant="primary" wide>
        {t('withdrawalComplete.home')}
      </ButtonLink>
    </div>
  );
}
