import { useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { type DatePreset, DateRange, type DateRangeProps } from '../controls/date-range.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useComposedEnter } from '../hooks/use-composed-enter.ts';
import { searchIcon } from '../icons.ts';
import styles from './list-search.module.scss';

/** Days as `YYYY-MM-DD`, both counted in, null for an open end; words, "" for none. */
interface Narrowing {
  dateFrom: string | null;
  dateTo: string | null;
  q: string;
}

export interface ListSearchProps {
  filters: Narrowing;
  onChange: (changed: Partial<Narrowing>) => void;
  /** Name of the search field. */
  label: string;
  hint: string;
  /** BCP 47: how days and months read. */
  locale: string;
  /** The latest day that may be chosen. */
  today: string;
  periods: readonly DatePreset[];
  labels: { days: string; clearSearch: string; find: string; calendar: DateRangeProps['labels'] };
}

/** Narrows a list: by days, and by words that are sent with Enter or the button. */
export function ListSearch({
  filters,
  onChange,
  label,
  hint,
  locale,
  today,
  periods,
  labels,
}: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const send = (field: HTMLInputElement | null) => {
    const q = field?.value.trim() ?? '';
    if (q !== filters.q) onChange({ q });
  };
  const enter = useComposedEnter<HTMLInputElement>(send);

  // Back and a cleared search show in the field what the address says.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== filters.q) field.current.value = filters.q;
  }, [filters.q]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: older webviews do not know the search element
    <div role="search" aria-label={label} className={styles.search}>
      <DateRange
        className={styles.days}
        label={labels.days}
        labelHidden
        value={{ from: filters.dateFrom, to: filters.dateTo }}
        onValueChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
        presets={periods}
        locale={locale}
        max={today}
        labels={labels.calendar}
      />
      <div className={styles.text}>
        <TextInput
          ref={field}
          {...enter}
          className={styles.field}
          label={label}
          labelHidden
          icon={searchIcon}
          type="search"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={filters.q}
          placeholder={hint}
          clearLabel={labels.clearSearch}
        />
        <Button onClick={() => send(field.current)}>{labels.find}</Button>
      </div>
    </div>
  );
}
