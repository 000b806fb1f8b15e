import type { Dashboard } from '@vitis/contracts';
import { documentList, formatDay, seoulDay } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { useIsOpen } from '@vitis/portal/remote';
import { classNames, Skeleton, TextLink } from '@vitis/ui';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import type { MemberViewer } from '../../../shared/use-viewer.ts';
import { ContactLine } from './contact-line.tsx';
import { Credit } from './credit.tsx';
import styles from './desk.module.scss';
import { useWaiting } from './use-waiting.ts';

/** Lists of a buyer's own, with how much is in them. */
const OWN_LISTS = [
  { key: 'wishes', path: '/mypage/wish', count: 'wishCount' },
  { key: 'cart', path: '/cart', count: 'cartCount' },
  { key: 'quickOrder', path: '/cart/quick', count: null },
  { key: 'estimates', path: documentList('estimate', 'B2B'), count: null },
  { key: 'orders', path: documentList('orderForm', 'B2B'), count: null },
  { key: 'purchases', path: '/mypage/purchase-situation', count: null },
] as const;

interface DeskProps {
  viewer: MemberViewer;
  dashboard: Loaded<Dashboard>;
}

/** What waits for whoever is signed in, with the way to each; a buyer's credit beside it. */
export function Desk({ viewer, dashboard }: DeskProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const isOpen = useIsOpen();
  const user = useStore($user);
  const data = dashboard.data;
  const rows = useWaiting(viewer, data);

  return (
    <section
      className={classNames(styles.desk, viewer === 'buyer' && styles.ofBuyer)}
      aria-label={t('desk.label')}
    >
      <header className={styles.head}>
        <h1 className={styles.name}>
          {user?.companyName ?? t('desk.greeting', { name: user?.fullName ?? '' })}
        </h1>
        <p className={styles.day}>
          {formatDay(seoulDay(serverNow()), language)}
          {viewer === 'buyer' ? <ContactLine /> : null}
        </p>
        {viewer === 'buyer' ? (
          <ul className={styles.lists} aria-label={t('desk.lists.label')}>
            {OWN_LISTS.filter(({ path }) => isOpen(path)).map(({ key, path, count }) => (
              <li key={key}>
                <Link to={path}>
                  {t(`desk.lists.${key}`)}{' '}
                  {count !== null && (data === undefined || data[count]) ? <b>{data?.[count]}</b> : null}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </header>
      {dashboard.status === 'failed' ? (
        <LoadFailure error={dashboard.error} retry={dashboard.refresh} busy={dashboard.isRefreshing} />
      ) : (
        <div className={classNames(styles.panels, viewer !== 'buyer' && styles.alone)}>
          <ul className={styles.rows}>
            {rows.map(({ key, tone, title, note, value, way }) => (
              <li key={key} className={styles.row} data-tone={tone}>
                <div className={styles.what}>
                  <b>{data === undefined ? <Skeleton width={160} height={16} /> : title}</b>
                  <span>{data === undefined ? <Skeleton width={220} height={12} /> : note}</span>
                </div>
                <span className={styles.value}>{value}</span>
                {way && data !== undefined && isOpen(way.href) ? (
                  <TextLink href={way.href} arrow className={styles.way}>
                    {way.label}
                    <span className="visually-hidden">, {title}</span>
                  </TextLink>
                ) : null}
              </li>
            ))}
          </ul>
          {viewer === 'buyer' ? <Credit credit={data?.credit} /> : null}
        </div>
      )}
    </section>
  );
}
