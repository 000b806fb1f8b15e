import type { listEstimateRevisions, SuccessOf } from '@vitis/contracts';
import { formatMoney, shortTime } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { Panel, SkeletonText, Timeline } from '@vitis/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../documents/load-failure.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './detail.module.scss';
import { revisionName } from './revision-name.ts';

interface Props {
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
  /** Below the history. */
  children?: ReactNode;
}

/** Every step of an estimate, the latest first: who, when, what was said. */
export function RevisionHistory({ revisions, children }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const title = t('portal.estimate.revisions');

  if (revisions.status === 'failed')
    return <LoadFailure title={t('portal.estimate.revisionsFailed')} load={revisions} />;
  if (revisions.status === 'loading')
    return (
      <Panel title={title}>
        <SkeletonText lines={4} />
      </Panel>
    );
  const steps = revisions.data._embedded.items;
  const items = steps.toReversed().map((step, index) => ({
    id: String(step.revision),
    title: revisionName(t, language, step, steps),
    meta: `${step.authorName} · ${shortTime(step.createdAt, language)}`,
    said: step.message === '' ? undefined : step.message,
    // Nothing has a price yet.
    detail:
      step.total === 0 ? undefined : (
        <p className={styles.total}>
          {t('portal.document.total')} {formatMoney(step.total, language)}
        </p>
      ),
    current: index === 0,
  }));
  return (
    <Panel title={title}>
      <Timeline label={title} items={items} />
      {children}
    </Panel>
  );
}
