import {
  type BodyOf,
  type Estimate,
  type EstimateRevision,
  getEstimate,
  respondEstimate,
} from '@vitis/contracts';
import { formatDay, lastValidDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { ESTIMATE_STEP } from '@vitis/portal/detail';
import { readDraftBase, useDraftOn, useFormDraft, useSchemaForm } from '@vitis/portal/forms';
import { useState } from 'react';
import { answerDraftOf } from './answer-draft.ts';
import { type AnswerValues, answerRule, issueOf, rebaseAnswer, startAnswer } from './answer-values.ts';

export interface AnswerOptions {
  /** The estimate as it is now; the answer was begun on what it was then. */
  live: Estimate;
  revisions: readonly EstimateRevision[];
  today: string;
  onSent: (revision: number) => void;
}

/**
 * The answer that is being written. When somebody else changes the estimate meanwhile nothing typed is lost: `base`
 * stays what it was written on until `takeOver`, over a reload as well.
 */
export function useAnswer({ live, revisions, today, onSent }: AnswerOptions) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const number = live.estimateNumber;
  const name = answerDraftOf(number);
  const [base, setBase] = useState(() => readDraftBase(name, getEstimate.responses[200]) ?? live);
  const start = startAnswer(live, revisions, today);
  const answer = useSchemaForm<AnswerValues, BodyOf<typeof respondEstimate>>({
    schema: answerRule(today),
    start,
    labels: (code, field) => t(issueOf(code, field), { day: formatDay(lastValidDay(today), language) }),
  });
  const { reset, getValues, formState } = answer.form;
  const draft = useFormDraft(answer, useDraftOn(name, base), { ...start, excluded: start.products });
  // Where somebody was faster, the fresh estimate shows what changed, and the typed answer stays.
  const respond = useSettledCommand(respondEstimate, {
    ...ESTIMATE_STEP,
    tells: ['stale'],
    fields: answer.hasField,
    onDone: (answered) => {
      reset(getValues());
      draft.clear();
      ESTIMATE_STEP.onDone(answered);
    },
  });

  const startOver = () => {
    setBase(live);
    reset(start);
    draft.clear();
  };

  const takeOver = () => {
    const values = rebaseAnswer(getValues(), base, live);
    setBase(live);
    reset(values, { keepDefaultValues: true });
  };

  const send = answer.submit(async (body) => {
    const outcome = await respond.run({ params: { number }, body }, { version: base.version });
    if (outcome.kind === 'done') onSent(outcome.body.revision);
    if (outcome.kind === 'refused') answer.showErrors(outcome.fields);
  });

  return {
    answer,
    base,
    isDirty: formState.isDirty,
    isRestored: draft.isRestored,
    // While it is being sent, the newer version may be its own.
    isStale: live.version !== base.version && !respond.busy,
    startOver,
    takeOver,
    discard: draft.clear,
    send,
  };
}
