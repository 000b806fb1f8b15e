import { REPEAT_INTERVALS, type RepeatInterval } from '@vitis/contracts';
import { dayOfWeek, formatDay, isDay, repeatDays, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { DayField } from '@vitis/portal/forms';
import { Panel, RadioGroup } from '@vitis/ui';
import { useDeliveryPromise } from '../../shared/use-delivery-promise.ts';
import { useHolidays } from '../../shared/use-holidays.ts';
import styles from './repeating-order.module.scss';
import { ASKS } from './repeating-order-fields.ts';
import { useRhythm } from './rhythm.ts';
import type { useRepeatingOrderForm } from './use-repeating-order-form.ts';

/** How often, from when on, and whether the buyer is asked; with the dates that follow from it. */
export function RhythmPanel({ form }: { form: ReturnType<typeof useRepeatingOrderForm> }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const rhythm = useRhythm();
  const promiseOf = useDeliveryPromise();
  const { orderForm, earliest, latest, days } = form;
  const [interval, asks, firstDay] = orderForm.form.watch(['interval', 'asks', 'dueDate']);
  const known = isDay(firstDay);
  const today = seoulDay(serverNow());
  const { holidays } = useHolidays(known && firstDay > today ? firstDay : today);
  const weekdays = days.data?.weekdays;
  const next =
    known && weekdays !== undefined
      ? repeatDays({ firstDay, interval: interval as RepeatInterval }, today, 3, { weekdays, holidays })
      : [];

  return (
    <Panel
      title={t('subscribe.rhythmTitle')}
      action={days.data === undefined ? undefined : promiseOf(days.data).rounds}
    >
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
          max={latest}
          isClosed={(day) => weekdays?.includes(dayOfWeek(day)) === false}
          noteOf={(day) => days.data?.holidays.find(({ date }) => date === day)?.name ?? null}
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
