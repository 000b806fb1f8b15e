import { getDashboard, LEDGER_HINTS } from '@vitis/contracts';
import { formatDay, seoulDay } from '@vitis/domain';
import { $firstRole, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure } from '@vitis/portal/documents';
import { useHints } from '@vitis/portal/list';
import { Skeleton, SkeletonGroup } from '@vitis/ui';
import { DeskCount } from './desk-count.tsx';
import { deskGroups } from './desk-groups.ts';
import styles from './staff-desk.module.scss';

const HINTS = ['estimate:changed', ...LEDGER_HINTS] as const;

/** What waits for somebody of sales or shipping, each count the way to what it counts. It follows while it is open. */
export function StaffDesk() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const role = useStore($firstRole);
  const dashboard = useEndpoint(getDashboard, {});
  useHints(HINTS, dashboard.refresh);
  const today = seoulDay(serverNow());
  const groups = deskGroups(role, today);

  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <h1>{t('desk.title')}</h1>
        <p>{formatDay(today, language)}</p>
      </header>
      {dashboard.status === 'failed' ? <LoadFailure title={t('desk.failed')} load={dashboard} /> : null}
      {dashboard.status === 'loading' ? (
        <SkeletonGroup className={styles.groups} label={t('portal.common.loading')}>
          {groups.map(({ id }) => (
            <Skeleton key={id} shape="block" height={132} />
          ))}
        </SkeletonGroup>
      ) : null}
      {dashboard.data?.desk ? (
        <div className={styles.groups}>
          {groups.map(({ id, counts }) => (
            <section key={id} aria-labelledby={`desk-${id}`} className={styles.group}>
              <h2 id={`desk-${id}`}>{t(`desk.groups.${id}`)}</h2>
              <ul>
                {counts.map(({ name, href, tone }) => (
                  <DeskCount
                    key={name}
                    label={t(`desk.counts.${name}`)}
                    count={dashboard.data?.desk?.[name] ?? 0}
                    {...{ href, tone }}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}
