import { formatDay, isDay, isFieldIssue } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Chip, ChipRow, Panel, TextInput } from '@vitis/ui';
import type { UseFormReturn } from 'react-hook-form';
import styles from './cart-order.module.scss';
import { DAY_PAST, type OrderFields } from './order-fields.ts';
import { useDueDays } from './use-due-days.ts';

/** When the wines are wanted, with the business days that come next. */
export function DueDatePanel({ form }: { form: UseFormReturn<OrderFields> }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { register, setValue, watch, formState } = form;
  const chosen = watch('dueDate');
  const { today, proposals, closed } = useDueDays(chosen);
  const problem = formState.errors.dueDate?.message;
  const errorKey = problem === DAY_PAST || isFieldIssue(problem) ? problem : 'OTHER';
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
        <TextInput
          {...register('dueDate')}
          label={t('order.due.label')}
          mark={t('flow.required')}
          required
          type="date"
          min={today}
          error={problem === undefined ? undefined : t(`flow.error.${errorKey}`)}
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
