import { answerOrderProposal, type OrderForm, type OrderProposal } from '@vitis/contracts';
import { formatMoney, isProposalExpired, proposedTotals, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useSettledCommand } from '@vitis/portal/commands';
import { ORDER_STEP, ProposedChanges } from '@vitis/portal/detail';
import { leaveLabels } from '@vitis/portal/documents';
import {
  MessageField,
  SchemaFormProvider,
  useClearedOnClose,
  useDraft,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { Button, Notice, Panel, Segmented } from '@vitis/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './proposal-answer.module.scss';
import {
  answerRule,
  type Choice,
  chosenAll,
  keyOf,
  type ProposalValues,
  partsOf,
} from './proposal-values.ts';

interface Props {
  order: OrderForm;
  proposal: OrderProposal;
  onAnswered: (order: OrderForm) => void;
}

/** What sales staff propose in the place of the order, and the buyer's answer to each part of it. */
export function ProposalAnswer({ order, proposal, onAnswered }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { orderFormNumber: number, version, products } = order;
  const parts = partsOf(proposal);
  const [start] = useState<ProposalValues>(() => ({ choices: chosenAll(parts, ''), message: '' }));
  const typed = useSchemaForm<ProposalValues, ProposalValues>({
    schema: answerRule,
    start,
    labels: () => t('portal.common.messageLimit'),
  });
  const { form } = typed;
  const place = useDraft(`proposal ${number} ${proposal.number}`);
  useFormDraft(typed, place, start);
  useClearedOnClose(place);
  const answer = useSettledCommand(answerOrderProposal, { ...ORDER_STEP, tells: ['refused', 'stale'] });
  useLeaveGuard(form.formState.isDirty && !answer.busy, leaveLabels(t));
  const choices = useWatch({ control: form.control, name: 'choices' });
  const isExpired = isProposalExpired(proposal, seoulDay(serverNow()));
  const accepted = parts.filter((part) => choices[keyOf(part)] === 'accept');
  const isChosen = parts.every((part) => choices[keyOf(part)]);
  const positions = accepted.filter((part) => part !== 'day');
  const total = proposedTotals(products, proposal.lines, new Set(positions)).total;
  const coupon = losesCoupon(order, proposal, positions) ? order.coupon : null;
  const isWarned = answer.refusal?.code === 'CREDIT_LIMIT_WARNING';
  const choose = (to: ProposalValues['choices']) => {
    answer.forget();
    form.setValue('choices', { ...form.getValues('choices'), ...to }, { shouldDirty: true });
  };
  const chooseAll = (choice: Choice) => choose(chosenAll(parts, choice));
  const send = typed.submit(async ({ message }) => {
    const taken = isExpired ? [] : accepted;
    const outcome = await answer.run(
      {
        params: { number },
        body: {
          accepted: taken.filter((part) => part !== 'day'),
          acceptsDay: taken.includes('day'),
          message,
          creditAcknowledged: isWarned,
        },
      },
      { version },
    );
    if (outcome.kind === 'done') onAnswered(outcome.body);
  });
  const isWhole = accepted.length === parts.length;
  const sendLabel = isWhole
    ? t('proposal.confirm')
    : accepted.length === 0
      ? t('proposal.decline')
      : t('proposal.send');

  return (
    <SchemaFormProvider form={typed}>
      <Panel title={t('proposal.title')}>
        <form
          ref={typed.element}
          noValidate
          aria-label={t('proposal.title')}
          className={styles.body}
          onSubmit={send}
        >
          <p>{t(isExpired ? 'proposal.expired' : 'proposal.text', { name: proposal.authorName })}</p>
          {proposal.message === '' ? null : <p className={styles.said}>{proposal.message}</p>}
          {isExpired || parts.length === 1 ? null : (
            <p className={styles.all}>
              <Button size="small" onClick={() => chooseAll('accept')}>
                {t('proposal.acceptAll')}
              </Button>
              <Button size="small" onClick={() => chooseAll('decline')}>
                {t('proposal.declineAll')}
              </Button>
            </p>
          )}
          <ProposedChanges
            proposal={proposal}
            end={(part, name) =>
              isExpired ? null : (
                <Segmented
                  label={t('proposal.choiceOf', { name })}
                  value={choices[keyOf(part)] || null}
                  options={[
                    { value: 'accept', label: t('proposal.accept') },
                    { value: 'decline', label: t('proposal.decide') },
                  ]}
                  onValueChange={(choice) => choose({ [keyOf(part)]: choice })}
                />
              )
            }
          />
          <MessageField name="message" label={t('proposal.message')} rows={2} />
          {coupon === null ? null : (
            <Notice tone="careful" role="status">
              {t('proposal.losesCoupon', { amount: formatMoney(coupon.total, language) })}
            </Notice>
          )}
          {answer.refusal === null ? null : (
            <Notice tone={isWarned ? 'careful' : 'bad'} role="alert">
              {answer.refusal.message}
            </Notice>
          )}
          <div className={styles.foot}>
            <p aria-live="polite">
              {t('proposal.totalThen')} <b>{formatMoney(total, language)}</b>
              {total === order.total ? null : (
                <small>{t('proposal.totalNow', { total: formatMoney(order.total, language) })}</small>
              )}
            </p>
            {isExpired ? (
              <Button type="submit" loading={answer.busy}>
                {t('proposal.decline')}
              </Button>
            ) : (
              <Button type="submit" variant="primary" loading={answer.busy} disabled={!isChosen}>
                {isChosen ? sendLabel : t('proposal.choose')}
              </Button>
            )}
          </div>
        </form>
      </Panel>
    </SchemaFormProvider>
  );
}

/** Whether the wine that a coupon is for would be left out or replaced: the coupon comes back, unused. */
const losesCoupon = ({ coupon }: OrderForm, { lines }: OrderProposal, accepted: readonly number[]): boolean =>
  lines.some(
    ({ position, before, idProduct, qty }) =>
      accepted.includes(position) &&
      before.idProduct === coupon?.idProduct &&
      (qty === 0 || idProduct !== before.idProduct),
  );
