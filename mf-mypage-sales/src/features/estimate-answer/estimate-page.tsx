import type { Estimate, EstimateRevision, listEstimateRevisions, SuccessOf } from '@vitis/contracts';
import { ESTIMATE_TRAITS, offeredSteps, seoulDay } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useRole } from '@vitis/portal/commands';
import {
  answerNumber,
  CancelReason,
  DetailPage,
  DoneNotice,
  EstimateProgress,
  NotTaken,
  RequestFacts,
  RevisionHistory,
} from '@vitis/portal/detail';
import { hasDraft, useLazyForm } from '@vitis/portal/forms';
import { Button, lazyComponent, Notice, Panel, SkeletonText } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import { ClientCredits } from '../../shared/client-credit.tsx';
import { ClientPanel } from '../../shared/client-panel.tsx';
import styles from '../../shared/document.module.scss';
import { answerDraftOf } from './answer-draft.ts';
import type { AnswerFormProps } from './answer-form.tsx';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';

const answerForm = lazyComponent<AnswerFormProps>(() =>
  import(/* webpackChunkName: "answer-form" */ './answer-form.tsx').then(({ AnswerForm }) => AnswerForm),
);

interface Props {
  estimate: Estimate;
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
  /** Nothing can be done with it, and it has no papers. */
  isSample?: boolean;
}

const NO_REVISIONS: readonly EstimateRevision[] = [];

/** What is known of an estimate; the answer opens in the place of its lines. */
export function EstimatePage({ estimate, revisions, isSample = false }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const role = useRole('SALESPERSON');
  const steps = isSample ? [] : offeredSteps('estimate', estimate.status, { role });
  const canAnswer = steps.includes('RESPOND');
  const answer = useLazyForm(answerForm, {
    startsOpen:
      canAnswer &&
      (ESTIMATE_TRAITS[estimate.status].awaitsAnswer || hasDraft(answerDraftOf(estimate.estimateNumber))),
    isOffered: canAnswer,
  });
  const [sent, setSent] = useState<number | null>(null);
  const known = revisions.data?._embedded.items ?? NO_REVISIONS;
  const now = serverNow();
  // The form needs the revisions to know what was asked for; where they fail it goes without them.
  const AnswerForm = revisions.status === 'loading' ? null : answer.Form;

  const about = (
    <>
      <RevisionHistory revisions={revisions} />
      <RequestFacts estimate={estimate} />
      <ClientPanel client={estimate} number={estimate.estimateNumber} />
    </>
  );

  return (
    <DetailPage>
      <EstimateHead
        {...{ estimate, steps, now, isSample }}
        onAnswer={
          canAnswer && !answer.isOpen
            ? () => {
                setSent(null);
                answer.open();
              }
            : undefined
        }
      />
      <EstimateProgress {...{ estimate, now }} revisions={known} />
      <ClientCredits
        idClients={[estimate.idClient]}
        cart={canAnswer ? { label: t('credit.thisEstimate'), total: estimate.total } : undefined}
      />
      <DoneNotice onClose={() => setSent(null)}>
        {sent === null ? null : t('answer.sent', { number: sent })}
      </DoneNotice>
      <NotTaken lines={estimate.notTaken} />
      <CancelReason reason={estimate.cancelReason} />
      {answer.isOpen && !canAnswer ? (
        <Notice
          tone="careful"
          role="alert"
          action={
            <Button size="small" onClick={answer.close}>
              {t('portal.common.close')}
            </Button>
          }
        >
          {t('answer.ended')}
        </Notice>
      ) : null}
      {answer.isOpen ? (
        <div className={styles.stack}>
          {AnswerForm === null ? (
            <Panel title={t('answer.title')}>
              <SkeletonText lines={8} />
            </Panel>
          ) : (
            <AnswerForm
              live={estimate}
              revisions={known}
              today={seoulDay(now)}
              onClose={answer.close}
              onSent={(revision) => {
                answer.close();
                setSent(answerNumber(revision, known));
              }}
            />
          )}
          <div className={styles.pair}>{about}</div>
        </div>
      ) : (
        <DocumentColumns
          main={<EstimateLines key={estimate.version} estimate={estimate} revisions={known} />}
          aside={about}
        />
      )}
    </DetailPage>
  );
}
