import { getAccount, getLeaveCheck } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { SkeletonText } from '@vitis/ui';
import { WITHDRAW_PATH } from '../../shared/own-data/paths.ts';
import { usePasswordChecked } from '../../shared/own-data/use-password-checked.ts';
import { LeaveForm } from './leave-form.tsx';
import { WhatIsLost } from './what-is-lost.tsx';
import styles from './withdraw.module.scss';

/** Leaving the shop: what is lost first, and what stands against it; then the reason, the agreement, the password. */
export const Screen = defineScreen(WithdrawScreen, {
  access: ['B2B'],
  data: () => [request(getAccount), request(getLeaveCheck)],
});

function WithdrawScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <h1>{t('withdraw.title')}</h1>
      <Content />
    </div>
  );
}

function Content() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { account, isChecked } = usePasswordChecked(WITHDRAW_PATH);
  const check = useEndpoint(getLeaveCheck, {});

  if (account.status === 'failed') return <LoadFailure title={t('clientInfo.failed')} load={account} />;
  if (check.status === 'failed') return <LoadFailure title={t('clientInfo.failed')} load={check} />;
  if (!isChecked || check.status === 'loading') return <SkeletonText lines={8} className={styles.waiting} />;
  const isStopped = check.data.openOrders > 0 || check.data.receivable > 0;
  return (
    <>
      <WhatIsLost check={check.data} />
      {isStopped ? null : <LeaveForm />}
    </>
  );
}
