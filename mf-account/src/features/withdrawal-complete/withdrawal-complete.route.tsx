import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink } from '@vitis/ui';
import styles from '../../shared/account-page.module.scss';
import { AccountPage } from '../../shared/account-page.tsx';

/** After the last step of leaving: what was done, and what holds from now on. */
export const Screen = defineScreen(WithdrawalCompleteScreen, { access: 'everyone' });

function WithdrawalCompleteScreen() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('withdrawalComplete.title')} lead={t('withdrawalComplete.text')}>
      <p className={styles.note}>{t('withdrawalComplete.again')}</p>
      <ButtonLink href="/" variant="primary" wide>
        {t('withdrawalComplete.home')}
      </ButtonLink>
    </AccountPage>
  );
}
