import { type EstimateSummary, getEstimate } from '@vitis/contracts';
import { formatDay, offeredSteps, shownEstimateStatus, statusLabel } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { EnterKey, HandStep, type InHandProps } from '@vitis/portal/list';
import { ButtonLink, SkeletonText, Status } from '@vitis/ui';
import { DocumentInHand } from '../../shared/document-in-hand.tsx';
import { clientChatHref } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';

/** An estimate beside its list, and the way to its answer. */
export function EstimateInHand({ row, href }: InHandProps<EstimateSummary>) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const role = useRole('SALESPERSON');
  const { estimateNumber: number } = row;
  const estimate = useEndpoint(getEstimate, { params: { number } });
  useSocketHint('estimate:changed', () => estimate.refresh());

  if (estimate.status === 'failed') return <LoadFailure title={t('hand.failed')} load={estimate} />;
  if (estimate.status === 'loading') return <SkeletonText lines={12} />;
  const { status, expiredDate, total } = estimate.data;
  const shown = shownEstimateStatus(estimate.data, serverNow());
  const canAnswer = offeredSteps('estimate', status, { role }).includes('RESPOND');
  return (
    <DocumentInHand
      document={estimate.data}
      cart={canAnswer ? { label: t('credit.thisEstimate'), total } : undefined}
      state={
        <>
          <Status tone={TONES.estimate[shown]}>{statusLabel('estimate', shown, language)}</Status>
          {expiredDate === null
            ? null
            : ` · ${t('portal.estimate.validUntil', { day: formatDay(expiredDate, language) })}`}
        </>
      }
    >
      <ButtonLink href={clientChatHref(row.idClient, number)}>{t('document.chat')}</ButtonLink>
      {canAnswer ? (
        <HandStep>
          <ButtonLink variant="primary" href={href}>
            {t('hand.answer')} <EnterKey />
          </ButtonLink>
        </HandStep>
      ) : (
        <ButtonLink href={href}>{t('hand.open')}</ButtonLink>
      )}
    </DocumentInHand>
  );
}
