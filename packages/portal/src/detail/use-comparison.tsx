import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { compareLines } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Select } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './detail.module.scss';
import { revisionName } from './revision-name.ts';

const NONE = 'none';

/**
 * The lines of an estimate beside those of an earlier revision: `base` is the one that is compared, the estimate itself
 * where none is, and `choice` lets the reader take another.
 *
 * @param since the revision that is compared until then; the last but one where it is null or not known
 */
export function useComparison(
  estimate: Estimate,
  revisions: readonly EstimateRevision[],
  since: number | null = null,
) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const earlier = revisions.filter(({ revision }) => revision < estimate.revision);
  const usual = earlier.find(({ revision }) => revision === since) ?? earlier.at(-1);
  const base =
    (chosen === null ? usual : earlier.find(({ revision }) => String(revision) === chosen)) ?? estimate;
  const choice =
    usual === undefined ? null : (
      <Select
        className={styles.compare}
        size="small"
        label={t('portal.estimate.compareWith')}
        labelHidden
        value={chosen ?? String(usual.revision)}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={[
          ...earlier.toReversed().map((step) => ({
            value: String(step.revision),
            label: t('portal.estimate.comparedWith', {
              revision: revisionName(t, language, step, revisions),
            }),
          })),
          { value: NONE, label: t('portal.estimate.compareNone') },
        ]}
      />
    );
  return { base, rows: compareLines(base.products, estimate.products), choice };
}
