import { formatDay, isDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Chip, ChipRow, Panel } from '@vitis/ui';
import { DayField } from '../../shared/order-flow/day-field.tsx';
import type { ApplicationForm } from '../../shared/order-flow/order-fields.ts';
import styles from './cart-order.module.scss';
import { useDueDays } from './use-due-days.ts';

/** When the wines are wanted, with the business days that come next. */
export function DueDatePanel({ form: { form, field } }: { form: ApplicationForm }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { setValue, watch } = form;
  const chosen = watch('dueDate');
  const { today, proposals, closed } = useDueDays(chosen);
  const choose = (day: string) => setValue('dueDate', day, { shouldValidate: true, shouldTouch: true });

  const hint = () => {
    if (closed !== null) {
      const next = formatDay(closed.next, language);
      return closed.holiday === null
        ? t('order.due.weekend', { next })
        : t('order.due.holiday', { holiday: closed.holiday, next });
    }
    return isDay(chosen) ? formatDay(chosen, language) : t('order.due.hint');
  };

  return (
    <Panel title={t('order.due.title')}>
      <div className={styles.due}>
        <DayField
          {...field('dueDate')}
          label={t('order.due.label')}
          mark={t('flow.required')}
          required
          businessDays
          min={today}
          hint={hint()}
        />
        <ChipRow className={styles.days}>
          {proposals.map(({ after, day }) => (
            <Chip key={after} selected={chosen === day} onSelect={() => choose(day)}>
              {t(after === 1 ? 'order.due.next' : 'order.due.after', {
                days: after,
                day: formatDay(day, language).slice(5),
              })}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </Panel>
  );
}
