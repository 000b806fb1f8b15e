import { getAccount, getMe } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { SkeletonText } from '@vitis/ui';
import styles from './member-info.module.scss';
import { OwnData } from './own-data.tsx';
import { PasswordCheck } from './password-check.tsx';

/** A member's own data. It opens with the password, which also leads back to whichever screen asked for it. */
export const Screen = defineScreen(MemberInfoScreen, {
  access: 'members',
  data: () => [request(getAccount), request(getMe)],
});

function MemberInfoScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <h1>{t('memberInfo.title')}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('mf-mypage-buyer');
  const account = useEndpoint(getAccount, {});
  const me = useEndpoint(getMe, {});

  if (account.status === 'loading' || me.status === 'loading')
    return <SkeletonText lines={6} className={styles.waiting} />;
  if (account.status === 'failed') return <LoadFailure title={t('memberInfo.failed')} load={account} />;
  if (me.status === 'failed') return <LoadFailure title={t('memberInfo.failed')} load={me} />;
  if (account.data.account === null) return <PasswordCheck />;
  return <OwnData account={account.data.account} me={me.data} />;
}
