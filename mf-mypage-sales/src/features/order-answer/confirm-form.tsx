import { MESSAGE_LIMIT, type OrderForm, respondOrderForm } from '@vitis/contracts';
import { formatDay, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { leaveWords } from '@vitis/portal/documents';
import { useKept, useLeaveGuard } from '@vitis/portal/forms';
import { Button, Notice, Panel, TextArea, TextInput } from '@vitis/ui';
import { type FormEvent, useState } from 'react';
import styles from './confirm.module.scss';
import { ConfirmLine } from './confirm-line.tsx';
import { confirmBody, confirmFormOf, confirmTotals, issueOf, startConfirm } from './confirm-values.ts';
import { STEP } from './use-order.ts';

interface Props {
  order: OrderForm;
  today: string;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Confirms an order: at its prices or other ones, with the day that sales staff promise and a word to the client. */
export function ConfirmForm({ order, today, onClose, onConfirmed }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const respond = useCommand(respondOrderForm, STEP);
  const [first] = useState(() => startConfirm(order, today));
  const [values, setValues] = useKept(confirmFormOf(order.orderFormNumber), () => first);
  const [pressed, setPressed] = useState(false);
  const [isStale, setStale] = useState(false);
  useLeaveGuard(values !== first && !respond.busy, leaveWords(t));
  const { products, orderFormNumber, dueDate } = order;
  const isPast = values.dueDate < today;
  const totals = confirmTotals(values, products);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (isPast || products.some((line) => issueOf(values, line) !== null)) return;
    const outcome = await respond.run(
      { params: { number: orderFormNumber }, body: confirmBody(values, products) },
      { version: order.version },
    );
    setStale(outcome.kind === 'stale');
    if (outcome.kind === 'done') onConfirmed();
  };

  return (
    <form noValidate aria-label={t('order.confirmTitle')} onSubmit={(event) => void send(event)}>
      <Panel padding="flush" title={t('order.confirmTitle')}>
        {isStale ? (
          <Notice tone="careful" role="alert" className={styles.notice}>
            {t('order.changed')}
          </Notice>
        ) : null}
        <ul className={styles.lines} aria-label={t('order.lines')}>
          {products.map((line) => (
            <ConfirmLine
              key={line.position}
              line={line}
              values={values}
              showsErrors={pressed}
              onChange={(price) =>
                setValues((former) => ({ ...former, prices: { ...former.prices, [line.position]: price } }))
              }
            />
          ))}
        </ul>
        <div className={styles.bottom}>
          <div className={styles.words}>
            <TextInput
              className={styles.day}
              type="date"
              required
              min={today}
              label={t('order.promise')}
              hint={
                dueDate === null ? undefined : t('order.requested', { day: formatDay(dueDate, language) })
              }
              error={pressed && isPast ? t('order.promisePast') : undefined}
              value={values.dueDate}
              onChange={(event) => setValues({ ...values, dueDate: event.currentTarget.value })}
            />
            <TextArea
              label={t('order.message')}
              rows={3}
              maxLength={MESSAGE_LIMIT}
              counter={(used, most) => t('portal.common.counter', { used, most })}
              value={values.message}
              onChange={(event) => setValues({ ...values, message: event.currentTarget.value })}
            />
          </div>
          <div className={styles.end}>
            <dl className={styles.sums} aria-live="polite">
              <div>
                <dt>{t('portal.document.supply')}</dt>
                <dd>{formatNumber(totals.supply, language)}</dd>
              </div>
              <div>
                <dt>{t('portal.document.tax')}</dt>
                <dd>{formatNumber(totals.tax, language)}</dd>
              </div>
              <div className={styles.total}>
                <dt>{t('portal.document.total')}</dt>
                <dd>{formatMoney(totals.total, language)}</dd>
              </div>
            </dl>
            <div className={styles.send}>
              <Button onClick={onClose} disabled={respond.busy}>
                {t('portal.common.cancel')}
              </Button>
              <Button type="submit" variant="primary" loading={respond.busy}>
                {t('order.send')}
              </Button>
            </div>
          </div>
        </div>
      </Panel>
    </form>
  );
}
