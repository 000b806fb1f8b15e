import type { Estimate, EstimateRevision, listEstimateRevisions, SuccessOf } from '@vitis/contracts';
import { ESTIMATE_TRAITS, offeredSteps, seoulDay } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';

import { useRole } from '@vitis/portal/commands';

import {
  CancelReason,
  DetailPage,
  DoneNotice,
  EstimateProgress,
  RevisionHistory,
} from '@vitis/portal/detail';

import { Button, Notice } from '@vitis/ui';
import { DocumentColumns } from '@vitis/ui/documents';
import { useState } from 'react';
import { ClientPanel } from '../../shared/client-panel.tsx';
import styles from '../../shared/document.module.scss';
import { readDraft } from './answer-draft.ts';
import { AnswerForm } from './answer-form.tsx';
import { EstimateHead } from './estimate-head.tsx';
import { EstimateLines } from './estimate-lines.tsx';

interface Props {
  estimate: Estimate;
  revisions: Loaded<SuccessOf<typeof listEstimateRevisions>>;
}

const NO_REVISIONS: readonly EstimateRevision[] = [];

/** What is known of an estimate; the answer opens in the place of its lines. */
export function EstimatePage({ estimate, revisions }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const user = useStore($user);
  const steps = offeredSteps('estimate', estimate.status, { role: useRole('SALESPERSON') });
  const canAnswer = steps.includes('RESPOND');
  const [answering, setAnswering] = useState(
    () =>
      canAnswer &&
      (ESTIMATE_TRAITS[estimate.status].awaitsAnswer ||
        (user !== null && readDraft(user.id, estimate.estimateNumber) !== null)),
  );
  const [sent, setSent] = useState<number | null>(null);
  const known = revisions.data?._embedded.items ?? NO_REVISIONS;
  const now = serverNow();
  // The form needs the revisions to know what was asked for; where they fail it goes without them.
  const showsForm = answering && user !== null && revisions.status !== 'loading';

  const about = (
    <>
      <RevisionHistory revisions={revisions} />
      <ClientPanel client={estimate} />
    </>
  );

  return (
    <DetailPage>
      <EstimateHead
        {...{ estimate, steps, now }}
        onAnswer={
          canAnswer && !answering
            ? () => {
                setSent(null);
                setAnswering(true);
              }
            : undefined
        }
      />
      <EstimateProgress {...{ estimate, now }} revisions={known} />
      <DoneNotice onClose={() => setSent(null)}>
        {sent === null ? null : t('answer.sent', { number: sent })}
      </DoneNotice>
      <CancelReason reason={estimate.cancelReason} />
      {answering && !canAnswer ? (
        <Notice
          tone="careful"
          role="alert"
          action={
            <Button size="small" onClick={() => setAnswering(false)}>
              {t('portal.common.close')}
            </Button>
          }
        >
          {t('answer.ended')}
        </Notice>
      ) : null}
      {showsForm ? (
        <div className={styles.stack}>
          <AnswerForm
            idUser={user.id}
            live={estimate}
            revisions={known}
            today={seoulDay(now)}
            onClose={() => setAnswering(false)}
            onSent={(revision) => {
              setAnswering(false);
              setSent(revision);
            }}
          />
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
