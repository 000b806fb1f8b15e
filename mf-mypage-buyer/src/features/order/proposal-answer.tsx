import { answerOrderProposal, MESSAGE_LIMIT, type OrderForm, type OrderProposal } from '@vitis/contracts';
import { formatMoney, isProposalExpired, proposedTotals, proposesDay, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useCommand } from '@vitis/portal/commands';
import { ORDER_STEP, ProposedChanges, type ProposedPart } from '@vitis/portal/detail';
import { Button, Notice, Panel, Segmented, TextArea } from '@vitis/ui';
import { useState } from 'react';
import styles from './proposal-answer.module.scss';

interface Props {
  order: OrderForm;
  proposal: OrderProposal;
  onAnswered: (order: OrderForm) => void;
}

type Choice = 'accept' | 'decline';

/** What sales staff propose in the place of the order, and the buyer's answer to each part of it. */
export function ProposalAnswer({ order, proposal, onAnswered }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { orderFormNumber: number, version, products } = order;
  const parts: ProposedPart[] = [
    ...proposal.lines.map(({ position }) => position),
    ...(proposesDay(proposal) ? ['day' as const] : []),
  ];
  const [choices, setChoices] = useState<ReadonlyMap<ProposedPart, Choice>>(new Map());
  const [message, setMessage] = useState('');
  const answer = useCommand(answerOrderProposal, { ...ORDER_STEP, tells: ['refused', 'stale'] });
  const isExpired = isProposalExpired(proposal, seoulDay(serverNow()));
  const accepted = parts.filter((part) => choices.get(part) === 'accept');
  const isChosen = parts.every((part) => choices.has(part));
  const positions = accepted.filter((part) => part !== 'day');
  const total = proposedTotals(products, proposal.lines, new Set(positions)).total;
  const coupon = losesCoupon(order, proposal, positions) ? order.coupon : null;
  const isWarned = answer.refusal?.code === 'CREDIT_LIMIT_WARNING';
  const chooseAll = (choice: Choice) => {
    answer.forget();
    setChoices(new Map(parts.map((part) => [part, choice])));
  };
  const send = async (taken: readonly ProposedPart[]) => {
    const outcome = await answer.run(
      {
        params: { number },
        body: {
          accepted: taken.filter((part) => part !== 'day'),
          acceptsDay: taken.includes('day'),
          message: message.trim(),
          creditAcknowledged: isWarned,
        },
      },
      { version },
    );
    if (outcome.kind === 'done') onAnswered(outcome.body);
  };
  const isWhole = accepted.length === parts.length;
  const sendLabel = isWhole
    ? t('proposal.confirm')
    : accepted.length === 0
      ? t('proposal.decline')
      : t('proposal.send');

  return (
    <Panel title={t('proposal.title')}>
      <div className={styles.body}>
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
                value={choices.get(part) ?? null}
                options={[
                  { value: 'accept', label: t('proposal.accept') },
                  { value: 'decline', label: t('proposal.decide') },
                ]}
                onValueChange={(choice) => {
                  answer.forget();
                  setChoices(new Map(choices).set(part, choice));
                }}
              />
            )
          }
        />
        <TextArea
          label={t('proposal.message')}
          rows={2}
          maxLength={MESSAGE_LIMIT}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
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
            <Button loading={answer.busy} onClick={() => void send([])}>
              {t('proposal.decline')}
            </Button>
          ) : (
            <Button
              variant="primary"
              loading={answer.busy}
              disabled={!isChosen}
              onClick={() => void send(accepted)}
            >
              {isChosen ? sendLabel : t('proposal.choose')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
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
