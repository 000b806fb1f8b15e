import { type ReactNode, useState } from 'react';
import { grouped } from '../class-names.ts';
import { AccordionItem } from './accordion.tsx';
import { Checkbox } from './checkbox.tsx';
import styles from './filter-group.module.scss';

export interface FilterOption {
  id: string;
  label: ReactNode;
  /** How many things it would show. */
  count?: number;
  /** Part of the option above it: an area of a country. */
  nested?: boolean;
}

export interface FilterGroupProps {
  title: string;
  options: readonly FilterOption[];
  selected: ReadonlySet<string>;
  onChange: (selected: Set<string>) => void;
  labels: { more: string; less: string };
  /** So many are in sight at first; chosen ones always are. */
  visible?: number;
  defaultOpen?: boolean;
}

/** A part of a filter: boxes with counts, never more than 250 px high. */
export function FilterGroup({
  title,
  options,
  selected,
  onChange,
  labels,
  visible = 5,
  defaultOpen = true,
}: FilterGroupProps) {
  const [all, setAll] = useState(false);
  const shown = all ? options : options.filter((option, at) => at < visible || selected.has(option.id));
  const toggle = (id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };

  return (
    <AccordionItem
      summary={title}
      note={selected.size > 0 ? selected.size : undefined}
      defaultOpen={defaultOpen}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the summary above is the legend */}
      <div role="group" aria-label={title} className={styles.options}>
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            className={option.nested ? styles.nested : undefined}
            label={option.label}
            after={option.count === undefined ? undefined : grouped(option.count)}
            checked={selected.has(option.id)}
            disabled={option.count === 0 && !selected.has(option.id)}
            onChange={(event) => toggle(option.id, event.currentTarget.checked)}
          />
        ))}
      </div>
      {options.length > visible && (all || shown.length < options.length) ? (
        <button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? labels.less : labels.more}
        </button>
      ) : null}
    </AccordionItem>
  );
}
