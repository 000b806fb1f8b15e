import { PERIODS, periodRange, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, DateRange, searchIcon, TextInput, useComposedEnter } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import styles from './list.module.scss';
import type { ListFilters } from './list-filters.ts';

type Narrowing = Pick<ListFilters, 'dateFrom' | 'dateTo' | 'q'>;

interface Props {
  filters: Narrowing;
  onChange: (changed: Partial<Narrowing>) => void;
  /** Name of the search field. */
  label: string;
  hint: string;
}

/** Narrows the list: by days, and by words that are sent with Enter or the button. */
export function ListSearch({ filters, onChange, label, hint }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const words = useRef<HTMLInputElement>(null);
  const today = seoulDay(new Date());
  const presets = PERIODS.map((period) => {
    const { dateFrom, dateTo } = periodRange(period, today);
    return { id: period, label: t(`list.periods.${period}`), from: dateFrom, to: dateTo };
  });
  const send = (field: HTMLInputElement | null) => {
    const q = field?.value.trim() ?? '';
    if (q !== filters.q) onChange({ q });
  };
  const enter = useComposedEnter<HTMLInputElement>(send);

  // Back and a cleared search show in the field what the address says.
  useEffect(() => {
    if (words.current && words.current.value.trim() !== filters.q) words.current.value = filters.q;
  }, [filters.q]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: older webviews do not know the search element
    <div role="search" aria-label={label} className={styles.search}>
      <DateRange
        className={styles.days}
        label={t('list.days')}
        labelHidden
        value={{ from: filters.dateFrom, to: filters.dateTo }}
        onValueChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
        presets={presets}
        locale={language}
        max={today}
        labels={{
          presets: t('list.period'),
          none: t('list.anyDay'),
          calendar: t('list.calendar'),
          previousMonth: t('list.previousMonth'),
          nextMonth: t('list.nextMonth'),
          clear: t('list.clearDays'),
          done: t('list.done'),
          failed: t('list.calendarFailed'),
          retry: t('common.retry'),
        }}
      />
      <div className={styles.words}>
        <TextInput
          ref={words}
          {...enter}
          className={styles.wordsField}
          label={label}
          labelHidden
          icon={searchIcon}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filters.q}
          placeholder={hint}
          clearLabel={t('list.clearSearch')}
        />
        <Button onClick={() => send(words.current)}>{t('list.find')}</Button>
      </div>
    </div>
  );
}
