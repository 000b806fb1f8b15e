import { FETCH_MIN_DISPLAY_MS, ROUTE_PROGRESS_THROTTLE_MS } from '@vitis/domain';
import { useRevalidator } from '@vitis/platform/owner';
import { useNavigation } from '@vitis/platform/router';
import { useTexts } from '../../shared/use-texts.ts';
import styles from './navigation-progress.module.scss';
import { useDelayedFlag } from './use-delayed-flag.ts';

/** After this time a person is told that it takes longer. */
const SLOW_AFTER_MS = 3_000;

/** The bar at the top of the window while a page is on its way, and a word when it takes long. */
export function NavigationProgress() {
  const { t } = useTexts();
  const navigating = useNavigation().state !== 'idle';
  const checking = useRevalidator().state !== 'idle';
  const shown = useDelayedFlag(navigating || checking, ROUTE_PROGRESS_THROTTLE_MS, FETCH_MIN_DISPLAY_MS);
  const slow = useDelayedFlag(navigating || checking, SLOW_AFTER_MS, FETCH_MIN_DISPLAY_MS);
  return (
    <>
      {shown ? (
        <div className={styles.bar} role="progressbar" aria-label={t('progress.loading')}>
          <div className={styles.runner} />
        </div>
      ) : null}
      <div role="status" className={slow ? styles.slow : undefined}>
        {slow ? t('progress.slow') : null}
      </div>
    </>
  );
}
