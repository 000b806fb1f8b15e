import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { compareLines } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Select } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './comparison.module.scss';
import { revisionName } from './revision-name.ts';

const NONE = 'none';

/**
 * The lines of a revision of an estimate (`shown`, the estimate itself unless the reader takes another) beside those of any
 * other one: `base` is the one that is compared, `shown` itself where none is, and `choice` lets the reader take both.
 *
 * @param since the revision that is compared until then; the one before where it is null or not known
 */
export function useComparison(
  estimate: Estimate,
  revisions: readonly EstimateRevision[],
  since: number | null = null,
) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const [picked, setPicked] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = revisions.find(({ revision }) => String(revision) === picked) ?? estimate;
  const others = revisions.filter(({ revision }) => revision !== shown.revision);
  const usual =
    (picked === null ? others.find(({ revision }) => revision === since) : undefined) ??
    others.findLast(({ revision }) => revision < shown.revision) ??
    (picked === null ? undefined : others[0]);
  const base =
    (chosen === null ? usual : others.find(({ revision }) => String(revision) === chosen)) ?? shown;
  const nameOf = (step: EstimateRevision) => revisionName(t, language, step, revisions);
  const choice =
    usual === undefined ? null : (
      <span className={styles.comparison}>
        {revisions.length > 2 ? (
          <Select
            className={styles.compare}
            size="small"
            label={t('portal.estimate.shownStep')}
            labelHidden
            value={String(shown.revision)}
            onChange={(event) => {
              setPicked(event.currentTarget.value);
              setChosen(null);
            }}
            options={revisions
              .toReversed()
              .map((step) => ({ value: String(step.revision), label: nameOf(step) }))}
          />
        ) : null}
        <Select
          className={styles.compare}
          size="small"
          label={t('portal.estimate.compareWith')}
          labelHidden
          value={chosen ?? String(usual.revision)}
          onChange={(event) => setChosen(event.currentTarget.value)}
          options={[
            ...others.toReversed().map((step) => ({
              value: String(step.revision),
              label: t('portal.estimate.comparedWith', { revision: nameOf(step) }),
            })),
            { value: NONE, label: t('portal.estimate.compareNone') },
          ]}
        />
      </span>
    );
  return { base, shown, rows: compareLines(base.products, shown.products), choice };
}
