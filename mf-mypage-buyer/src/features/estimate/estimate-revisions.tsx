import type { EstimateRevision, listEstimateRevisions, SuccessOf } from '@vitis/contracts';
import { formatMoney, shortTime } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { ButtonLink, chatIcon, Panel, SkeletonText, Timeline } from '@vitis/ui';
import styles from '../../shared/document.module.scss';

type Revisions = Loaded<SuccessOf<typeof listEstimateRevisions>>;

/** What a revision is called: the request, or its number. */
export function useRevisionName() {
  const { t } = useTranslation('mf-mypage-buyer');
  return ({ revision }: Pick<EstimateRevision, 'revision'>) =>
    revision === 0 ? t('portal.estimate.request') : t('estimate.revisionOf', { number: revision });
}

/** Every step of the estimate, the latest first: who, when, what was said. */
export function EstimateRevisions({ revisions }: { revisions: Revisions }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const nameOf = useRevisionName();
  const title = t('portal.estimate.revisions');

  if (revisions.status === 'loading')
    return (
      <Panel title={title}>
        <SkeletonText lines={4} />
      </Panel>
    );
  if (revisions.status === 'failed')
    return <LoadFailure title={t('estimate.revisionsFailed')} load={revisions} />;
  const items = revisions.data._embedded.items.toReversed().map((step, index) => ({
    id: String(step.revision),
    title: nameOf(step),
    meta: `${step.authorName} · ${shortTime(step.createdAt, language)}`,
    said: step.message === '' ? undefined : step.message,
    detail: (
      <p className={styles.plain}>
        <small>
          {t('portal.document.total')} {formatMoney(step.total, language)}
        </small>
      </p>
    ),
    current: index === 0,
  }));
  return (
    <Panel title={title}>
      <Timeline label={title} items={items} />
      <ButtonLink className={styles.chat} icon={chatIcon} href="/chat">
        {t('document.chat')}
      </ButtonLink>
    </Panel>
  );
}
