import type { Dashboard } from '@vitis/contracts';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, TextLink } from '@vitis/ui';
import type { Viewer } from '../../shared/use-viewer.ts';
import styles from './home.module.scss';
import { useDeskCells } from './use-desk-cells.ts';

/** Three things to know first, by role; a visitor reads in the same place what an account brings. */
export function Desk({ viewer, dashboard }: { viewer: Viewer; dashboard: Loaded<Dashboard> }) {
  const { t } = useTranslation('mf-catalog');
  const cells = useDeskCells(viewer, dashboard.data);
  const failed = dashboard.status === 'failed';

  return (
    <section className={styles.desk} aria-label={t('desk.label')}>
      {cells.map(({ label, value, note, href }, place) => (
        // By place: a cell that another viewer also has must not wander when somebody signs in.
        <div key={place} className={styles.cell}>
          <h2 className={styles.cellLabel}>{label}</h2>
          <p className={styles.cellValue}>{value ?? (failed ? '–' : <Skeleton width={128} height={28} />)}</p>
          <p className={styles.cellNote}>
            {href && note ? (
              <TextLink href={href} arrow>
                {note}
              </TextLink>
            ) : (
              note
            )}
            {failed ? (
              <button type="button" className={styles.again} onClick={dashboard.refresh}>
                {t('failure.retry')}
              </button>
            ) : null}
          </p>
        </div>
      ))}
    </section>
  );
}
