import type { EstimateRevision, listEstimateRevisions, SuccessOf } from '@vitis/contracts';
import { formatDay, formatMoney, seoulClock, seoulDay } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { Panel, SkeletonText, Timeline } from '@vitis/ui';
import styles from '../../shared/document.module.scss';

/** What a revision is called: the request, or its number. */
export function useRevisionName() {
  const { t } = useTranslation('mf-mypage-sales');
  return ({ revision }: Pick<EstimateRevision, 'revision'>) =>
    revision === 0 ? t('portal.estimate.request') : t('estimate.revisionOf', { number: revision });
}

/** Every step of the estimate, the latest first: who, when, what was said. */
export function EstimateRevisions({
  revisions,
}: {
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
}) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const nameOf = useRevisionName();

  if (revisions.status === 'loading')
    return (
      <Panel title={t('portal.estimate.revisions')}>
        <SkeletonText lines={4} />
      </Panel>
    );
  if (revisions.status === 'failed')
    return <LoadFailure title={t('estimate.revisionsFailed')} load={revisions} />;
  const items = revisions.data._embedded.items.toReversed().map((step, index) => {
    const instant = new Date(step.createdAt);
    return {
      id: String(step.revision),
      title: nameOf(step),
      meta: `${step.authorName} · ${formatDay(seoulDay(instant), language).slice(5)} ${seoulClock(instant)}`,
      said: step.message === '' ? undefined : step.message,
      detail:
        step.total === 0 ? undefined : (
          <p className={styles.sum}>
            {t('portal.document.total')} {formatMoney(step.total, language)}
          </p>
        ),
      current: index === 0,
    };
  });
  return (
    <Panel title={t('portal.estimate.revisions')}>
      <Timeline label={t('portal.estimate.revisions')} items={items} />
    </Panel>
  );
}
