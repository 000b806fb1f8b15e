import type { CashStatement, Dashboard } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Panel, Skeleton, TextLink } from '@vitis/ui';
import styles from './overview.module.scss';
import { useWaitingRows } from './use-waiting-rows.ts';

interface Props {
  /** Undefined while it is on its way. */
  dashboard: Dashboard | undefined;
  owed: CashStatement['owed'] | undefined;
}

const PLACES = 3;

/** What waits for the buyer, the most urgent first; each leads to where it is done. */
export function Waiting({ dashboard, owed }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const rows = useWaitingRows(dashboard, owed);
  return (
    <Panel title={t('overview.waiting.title')}>
      {dashboard === undefined ? (
        <div className={styles.rows}>
          {Array.from({ length: PLACES }, (_, at) => (
            <Skeleton key={at} shape="block" height={48} />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <p className={styles.note}>{t('overview.waiting.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map(({ id, tone, title, note, value, href }) => (
            <li key={id} className={styles.row} data-tone={tone}>
              <div>
                <TextLink variant="quiet" className={styles.what} href={href}>
                  {title}
                </TextLink>
                <p className={styles.note}>{note}</p>
              </div>
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
