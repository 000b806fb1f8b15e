import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { Tabs, TextLink } from '@vitis/ui';
import styles from '../../shared/account-page.module.scss';
import { AccountPage } from '../../shared/account-page.tsx';
import { ByMail } from './by-mail.tsx';
import { ByMobile } from './by-mobile.tsx';

/** The way to a new password: by a link that is mailed, or a code to the mobile number. */
export const Screen = defineScreen(FindPasswordScreen, { access: 'everyone' });

function FindPasswordScreen() {
  const { t } = useTranslation('mf-account');
  return (
    <AccountPage title={t('findPassword.title')} lead={t('findPassword.lead')}>
      <Tabs
        label={t('findPassword.ways')}
        items={[
          { id: 'mail', label: t('findPassword.byMail'), panel: <ByMail /> },
          { id: 'mobile', label: t('findPassword.byMobile'), panel: <ByMobile /> },
        ]}
      />
      <p className={styles.note}>{t('findPassword.note')}</p>
      <TextLink variant="quiet" className={styles.back} href="/account/login">
        {t('social.return.again')}
      </TextLink>
    </AccountPage>
  );
}
