import { type DatePreset, DateRange, type DateRangeProps } from '../controls/date-range.tsx';
import styles from './list-search.module.scss';
import { WordSearch } from './word-search.tsx';

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
  /** Most letters of a search. */
  limit: number;
  /** BCP 47: how days and months read. */
  locale: string;
  /** The latest day that may be chosen; there is none where it is left out. */
  latest?: string | undefined;
  periods: readonly DatePreset[];
  labels: { days: string; clearSearch: string; find: string; calendar: DateRangeProps['labels'] };
}

/** Narrows a list: by days, and by words that are sent with Enter or the button. */
export function ListSearch({
  filters,
  onChange,
  label,
  hint,
  limit,
  locale,
  latest,
  periods,
  labels,
}: ListSearchProps) {
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
        {...(latest === undefined ? {} : { max: latest })}
        labels={labels.calendar}
      />
      <WordSearch
        q={filters.q}
        onSearch={(q) => onChange({ q })}
        label={label}
        hint={hint}
        limit={limit}
        labels={labels}
      />
    </div>
  );
}
