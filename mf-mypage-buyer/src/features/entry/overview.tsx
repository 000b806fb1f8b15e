import {
  getBuyerLevels,
  getCash,
  getDashboard,
  getMe,
  getPurchaseSituation,
  LEDGER_HINTS,
} from '@vitis/contracts';
import { formatDay, seoulDay } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure } from '@vitis/portal/documents';
import { useHints } from '@vitis/portal/list';
import { Skeleton } from '@vitis/ui';
import { ContactPanel } from '../../shared/contact/contact-panel.tsx';
import { LastOrders } from './last-orders.tsx';
import { MonthlyPurchases } from './monthly-purchases.tsx';
import { Notices } from './notices.tsx';
import styles from './overview.module.scss';
import { OwnCredit } from './own-credit.tsx';
import { OwnLevel } from './own-level.tsx';
import { Waiting } from './waiting.tsx';

const HINTS = ['estimate:changed', 'repeating-order:changed', ...LEDGER_HINTS] as const;

/** What waits for the buyer first, then what the company owes and may still order, ordered last and bought, and whom to ask. */
export function Overview() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const user = useStore($user);
  const dashboard = useEndpoint(getDashboard, {});
  const cash = useEndpoint(getCash, {});
  const me = useEndpoint(getMe, {});
  const refreshAll = useRefresh();
  useHints(HINTS, () => void refreshAll(getDashboard, getCash, getPurchaseSituation, getBuyerLevels));

  return (
    <div className={styles.overview}>
      <header className={styles.head}>
        <h1>{user?.companyName ?? t('entry.title')}</h1>
        <OwnLevel />
        <p className={styles.day}>{formatDay(seoulDay(serverNow()), language)}</p>
      </header>
      {dashboard.status === 'failed' ? (
        <LoadFailure title={t('overview.failed')} load={dashboard} />
      ) : (
        <div className={styles.first}>
          <Waiting dashboard={dashboard.data} owed={cash.data?.owed} />
          <OwnCredit credit={dashboard.data?.credit} owed={cash.data?.owed} />
        </div>
      )}
      <LastOrders />
      <MonthlyPurchases />
      <div className={styles.second}>
        <Notices />
        {me.status === 'loading' ? <Skeleton shape="block" height={280} /> : null}
        {me.data?.client?.manager ? <ContactPanel manager={me.data.client.manager} /> : null}
      </div>
    </div>
  );
}
