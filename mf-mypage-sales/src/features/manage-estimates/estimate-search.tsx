import { PERIODS, periodRange, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, DateRange, searchIcon, TextInput, useComposedEnter } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import type { EstimateFilters } from './estimate-filters.ts';
import styles from './manage-estimates.module.scss';

interface Props {
  filters: EstimateFilters;
  onChange: (changed: Partial<EstimateFilters>) => void;
}

/** Narrows the list: by days, and by words that are sent with Enter or the button. */
export function EstimateSearch({ filters, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const words = useRef<HTMLInputElement>(null);
  const today = seoulDay(new Date());
  const presets = PERIODS.map((period) => {
    const { dateFrom, dateTo } = periodRange(period, today);
    return { id: period, label: t(`estimates.periods.${period}`), from: dateFrom, to: dateTo };
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
    <div role="search" aria-label={t('estimates.search')} className={styles.search}>
      <DateRange
        className={styles.days}
        label={t('estimates.days')}
        labelHidden
        value={{ from: filters.dateFrom, to: filters.dateTo }}
        onValueChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
        presets={presets}
        locale={language}
        max={today}
        labels={{
          presets: t('estimates.period'),
          none: t('estimates.anyDay'),
          calendar: t('estimates.calendar'),
          previousMonth: t('estimates.previousMonth'),
          nextMonth: t('estimates.nextMonth'),
          clear: t('estimates.clearDays'),
          done: t('estimates.done'),
          failed: t('estimates.calendarFailed'),
          retry: t('estimates.retry'),
        }}
      />
      <div className={styles.words}>
        <TextInput
          ref={words}
          {...enter}
          className={styles.wordsField}
          label={t('estimates.search')}
          labelHidden
          icon={searchIcon}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filters.q}
          placeholder={t('estimates.searchHint')}
          clearLabel={t('estimates.clearSearch')}
        />
        <Button onClick={() => send(words.current)}>{t('estimates.find')}</Button>
      </div>
    </div>
  );
}
