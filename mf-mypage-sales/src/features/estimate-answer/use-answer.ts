import { valibotResolver } from '@hookform/resolvers/valibot';
import { type Estimate, type EstimateRevision, respondEstimate } from '@vitis/contracts';
import { useCommand } from '@vitis/portal/commands';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from './answer-draft.ts';
import { type AnswerValues, answerRule, rebaseAnswer, startAnswer } from './answer-values.ts';
import { STEP } from './use-estimate.ts';

export interface AnswerOptions {
  idUser: number;
  /** The estimate as it is now; the answer was begun on what it was then. */
  live: Estimate;
  revisions: readonly EstimateRevision[];
  today: string;
  onSent: (revision: number) => void;
}

/**
 * The answer that is being written. It is kept in this tab with every change; when somebody else changes the
 * estimate meanwhile nothing typed is lost: `base` stays what it was written on until `takeOver`.
 */
export function useAnswer({ idUser, live, revisions, today, onSent }: AnswerOptions) {
  const number = live.estimateNumber;
  const [base, setBase] = useState(live);
  const [draft] = useState(() => readDraft(idUser, number));
  const [isRestored, setRestored] = useState(draft !== null);
  const form = useForm<AnswerValues>({
    defaultValues: startAnswer(live, revisions, today),
    resolver: valibotResolver(answerRule(today)) as unknown as Resolver<AnswerValues>,
    mode: 'onTouched',
  });
  const { reset, subscribe, getValues } = form;
  // Where somebody was faster, the fresh estimate shows what changed, and the typed answer stays.
  const { run } = useCommand(respondEstimate, {
    ...STEP,
    onDone: (answered) => {
      reset(getValues());
      dropDraft(idUser, number);
      STEP.onDone(answered);
    },
  });
  const isDirty = form.formState.isDirty;

  useEffect(() => {
    if (draft) reset(draft.values, { keepDefaultValues: true });
  }, [draft, reset]);

  useEffect(() => {
    if (!isDirty) return;
    const keep = (values: AnswerValues) => keepDraft(idUser, number, { version: base.version, values });
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [isDirty, subscribe, getValues, idUser, number, base.version]);

  const startOver = () => {
    setRestored(false);
    setBase(live);
    // Last: what the form becomes is kept like anything typed.
    reset(startAnswer(live, revisions, today));
    dropDraft(idUser, number);
  };

  const takeOver = () => {
    const values = rebaseAnswer(getValues(), base, live);
    setBase(live);
    reset(values, { keepDefaultValues: true });
  };

  const send = form.handleSubmit(async ({ responseMessage, expiredDate, products }) => {
    const body = {
      responseMessage,
      expiredDate,
      products: products.map(({ idProduct, qty, unitPrice, note }) => ({
        idProduct,
        qty: qty ?? 0,
        unitPrice: unitPrice ?? 0,
        note,
      })),
    };
    const outcome = await run({ params: { number }, body }, { version: base.version });
    if (outcome.kind === 'done') onSent(outcome.body.revision);
  });

  return {
    form,
    base,
    isDirty,
    isRestored,
    isStale: live.version !== base.version,
    startOver,
    takeOver,
    discard: () => dropDraft(idUser, number),
    send,
  };
}
