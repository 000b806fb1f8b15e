import {
  listShippingAddresses,
  REPEAT_INTERVALS,
  type RepeatInterval,
  type RepeatingOrder,
} from '@vitis/contracts';
import { formatDay, isDay, repeatDays, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { Button, Notice, Panel, RadioGroup } from '@vitis/ui';
import type { ReactNode } from 'react';
import { bottlesOf } from '../../shared/order-flow/cart-line.ts';
import { DayField } from '../../shared/order-flow/day-field.tsx';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { NothingToSend } from '../../shared/order-flow/nothing-to-send.tsx';
import { RequestMessage } from '../../shared/order-flow/request-message.tsx';
import { ShippingPanel } from '../../shared/order-flow/shipping-panel.tsx';
import { SumBar } from '../../shared/order-flow/sum-bar.tsx';
import { UnsettledNotice } from '../../shared/order-flow/unsettled-notice.tsx';
import { useHolidays } from '../../shared/use-holidays.ts';
import { type RepeatLine, sumOfLines } from './repeat-line.ts';
import { RepeatLines } from './repeat-lines.tsx';
import styles from './repeating-order.module.scss';
import { useRhythm } from './rhythm.ts';
import { ASKS, useRepeatingOrderForm } from './use-repeating-order-form.ts';

interface RepeatingOrderFormProps {
  start: readonly RepeatLine[];
  /** The one that is changed; absent for a new one. */
  order?: RepeatingOrder;
  /** What is to be known of the lines. */
  before?: ReactNode;
}

/** A repeating order as it is begun or changed. */
export function RepeatingOrderForm({ start, order, before }: RepeatingOrderFormProps) {
  const { t } = useTranslation('mf-catalog');
  const addresses = useEndpoint(listShippingAddresses, {});
  const saved = addresses.status === 'loading' ? undefined : (addresses.data?._embedded.items ?? []);
  const form = useRepeatingOrderForm(start, order, saved);
  const { orderForm, lines } = form;
  const title = t(order === undefined ? 'subscribe.new' : 'subscribe.changeTitle');
  const unsettled = form.unsettled ? <UnsettledNotice busy={form.busy} onCheck={form.check} /> : null;

  if (lines.length === 0) return <FlowPage title={title}>{unsettled ?? <NothingToSend />}</FlowPage>;
  return (
    <form ref={orderForm.element} noValidate aria-label={title} onSubmit={form.submit}>
      <FlowPage
        title={title}
        aside={
          <SumBar
            label={t('subscribe.each')}
            wines={lines.length}
            bottles={bottlesOf(lines)}
            amounts={sumOfLines(lines)}
            note={t('subscribe.note')}
            actions={
              <Button type="submit" variant="primary" loading={form.busy} disabled={saved === undefined}>
                {t(order === undefined ? 'subscribe.start' : 'subscribe.save')}
              </Button>
            }
          />
        }
      >
        {unsettled}
        {form.refusal ? (
          <Notice tone="bad" role="alert" title={t('flow.refused')}>
            {form.refusal.message}
          </Notice>
        ) : null}
        {before}
        <RhythmPanel form={form} />
        <RepeatLines lines={lines} setQuantity={form.setQuantity} remove={form.remove} />
        <ShippingPanel addresses={addresses} form={orderForm} />
        <RequestMessage
          {...orderForm.field('requestMessage')}
          defaultValue={orderForm.form.getValues('requestMessage')}
        />
      </FlowPage>
    </form>
  );
}

/** How often, from when on, and whether the buyer is asked; with the dates that follow from it. */
function RhythmPanel({ form }: { form: ReturnType<typeof useRepeatingOrderForm> }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const rhythm = useRhythm();
  const { orderForm, earliest } = form;
  const [interval, asks, firstDay] = orderForm.form.watch(['interval', 'asks', 'dueDate']);
  const known = isDay(firstDay);
  const today = seoulDay(serverNow());
  const { holidays } = useHolidays(known && firstDay > today ? firstDay : today);
  const next = known
    ? repeatDays({ firstDay, interval: interval as RepeatInterval }, today, 3, holidays)
    : [];

  return (
    <Panel title={t('subscribe.rhythmTitle')}>
      <div className={styles.terms}>
        <RadioGroup
          {...orderForm.form.register('interval')}
          label={t('subscribe.interval')}
          value={String(interval)}
          options={REPEAT_INTERVALS.map((value) => ({ value, label: t(`subscribe.every.${value}`) }))}
        />
        <DayField
          {...orderForm.field('dueDate')}
          className={styles.first}
          label={t('subscribe.firstDay')}
          mark={t('flow.required')}
          required
          min={earliest}
          hint={known ? rhythm(interval as RepeatInterval, firstDay) : t('subscribe.firstDayHint')}
        />
        {next.length === 0 ? null : (
          <p className={styles.preview} role="status">
            {t('subscribe.preview')}{' '}
            <b>{next.map(({ deliveryDay }) => formatDay(deliveryDay, language)).join(', ')}</b>
          </p>
        )}
        <RadioGroup
          {...orderForm.form.register('asks')}
          label={t('subscribe.asking')}
          layout="cards"
          value={String(asks)}
          options={[
            { value: ASKS.FIRST, label: <b>{t('subscribe.asks')}</b>, hint: t('subscribe.asksHint') },
            { value: ASKS.NOT, label: <b>{t('subscribe.atOnce')}</b>, hint: t('subscribe.atOnceHint') },
          ]}
        />
      </div>
    </Panel>
  );
}
