import { formatDay, isDay, shortDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DayField } from '@vitis/portal/forms';
import { Button, Chip, ChipRow, Notice, Panel, Skeleton, SkeletonGroup } from '@vitis/ui';
import type { useDeliveryDays } from '../use-delivery-days.ts';
import { useDeliveryPromise } from '../use-delivery-promise.ts';
import styles from './due-date-panel.module.scss';
import type { ApplicationForm } from './order-fields.ts';

/** How many of the next days are one press away. */
const PROPOSED = 3;

interface DueDatePanelProps {
  form: ApplicationForm;
  /** Of the address that is chosen. */
  days: ReturnType<typeof useDeliveryDays>;
}

/** When the wines are wanted: only days that can be kept are offered. */
export function DueDatePanel({ form: { form, field }, days }: DueDatePanelProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const promiseOf = useDeliveryPromise();
  const chosen = form.watch('dueDate');
  const choose = (day: string) =>
    form.setValue('dueDate', day, { shouldDirty: true, shouldValidate: true, shouldTouch: true });

  if (days.data === undefined) {
    return (
      <Panel title={t('order.due.title')}>
        {days.status === 'failed' ? (
          <Notice
            tone="careful"
            action={
              <Button size="small" loading={days.isRefreshing} onClick={days.refresh}>
                {t('failure.retry')}
              </Button>
            }
          >
            {t('order.due.failed')}
          </Notice>
        ) : (
          <SkeletonGroup label={t('order.due.loading')}>
            <Skeleton height={98} shape="block" />
          </SkeletonGroup>
        )}
      </Panel>
    );
  }
  const { data } = days;
  const open = new Set(data.days);
  const { promise, rounds } = promiseOf(data);
  return (
    <Panel title={t('order.due.title')} action={rounds}>
      <div className={styles.due}>
        <DayField
          {...field('dueDate')}
          label={t('order.due.label')}
          mark={t('flow.required')}
          required
          min={data.days[0]}
          max={data.days.at(-1)}
          isClosed={(day) => !open.has(day)}
          noteOf={(day) => data.holidays.find(({ date }) => date === day)?.name ?? null}
          hint={isDay(chosen) ? formatDay(chosen, language) : promise}
        />
        <ChipRow className={styles.days}>
          {data.days.slice(0, PROPOSED).map((day, index) => {
            const words = shortDay(day, language);
            return (
              <Chip key={day} selected={chosen === day} onSelect={() => choose(day)}>
                {index === 0 ? t('order.due.next', { day: words }) : words}
              </Chip>
            );
          })}
        </ChipRow>
      </div>
    </Panel>
  );
}
