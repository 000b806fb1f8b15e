import { useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink } from '@vitis/ui';
import styles from './compare-bar.module.scss';
import { compareAddress, keepCompared, MOST_COMPARED, useCompared } from './compared.store.ts';

/** How many wines are put aside, whether more can be, and the way to see them side by side, at the lower edge of the window. */
export function CompareBar() {
  const { t } = useTranslation('mf-catalog');
  const { ids, isFull } = useCompared();
  if (ids.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('compare.bar')}>
      <div className={styles.inside}>
        <p role="status">
          {t(isFull ? 'compare.full' : 'compare.chosen', { count: ids.length, most: MOST_COMPARED })}
        </p>
        <Button size="small" variant="quiet" onClick={() => keepCompared([])}>
          {t('compare.clear')}
        </Button>
        <ButtonLink size="small" variant="primary" href={compareAddress(ids)}>
          {t('compare.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
