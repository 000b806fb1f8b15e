import { classNames } from '../class-names.ts';
import { clockIcon, closeIcon } from '../icons.ts';
import { Icon } from './icon.tsx';
import styles from './search-box.module.scss';

export interface SearchHistoryProps {
  /** What stands over the list: recent searches. */
  title: string;
  items: readonly string[];
  onChoose: (term: string) => void;
  onDelete: (term: string) => void;
  onDeleteAll: () => void;
  labels: { deleteOne: (term: string) => string; deleteAll: string; empty?: string };
}

export interface SearchHistoryListProps extends SearchHistoryProps {
  id: string;
  /** The line that the arrow keys are on, and whether they are on its cross. */
  active?: { line: number; cell: 'term' | 'delete' } | null;
  className?: string;
}

/** Id of a cell, for `aria-activedescendant` of the field that the arrow keys stay in. */
export const historyCellId = (id: string, line: number, cell: 'term' | 'delete') => `${id}-${line}-${cell}`;

/**
 * Recent searches, each with a cross, and one button that empties the list. A grid: a line holds two things to do,
 * which no option of a listbox may. `SearchBox` drives it by arrow keys; the pointer and touch work by themselves.
 */
export function SearchHistoryList({
  id,
  title,
  items,
  active,
  onChoose,
  onDelete,
  onDeleteAll,
  labels,
  className,
}: SearchHistoryListProps) {
  const lit = (line: number, cell: 'term' | 'delete') => active?.line === line && active.cell === cell;
  return (
    <div className={classNames(styles.history, className)}>
      <div className={styles.top}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {items.length > 0 ? (
          <button type="button" className={styles.all} onClick={onDeleteAll}>
            {labels.deleteAll}
          </button>
        ) : null}
      </div>
      {items.length === 0 && labels.empty ? <p className={styles.none}>{labels.empty}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a grid that is driven from a field is no table of data */}
      <div id={id} role="grid" aria-labelledby={`${id}-title`}>
        {items.map((term, line) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={term}
            role="row"
            aria-selected={active?.line === line}
            className={classNames(styles.line, active?.line === line && styles.lit)}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <div id={historyCellId(id, line, 'term')} role="gridcell" tabIndex={-1} className={styles.cell}>
              <button type="button" tabIndex={-1} className={styles.term} onClick={() => onChoose(term)}>
                <Icon className={styles.clock} drawing={clockIcon} size={16} />
                <span>{term}</span>
              </button>
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            <div id={historyCellId(id, line, 'delete')} role="gridcell" tabIndex={-1}>
              <button
                type="button"
                tabIndex={-1}
                className={classNames(styles.delete, lit(line, 'delete') && styles.armed)}
                aria-label={labels.deleteOne(term)}
                onClick={() => onDelete(term)}
              >
                <Icon drawing={closeIcon} size={16} />
              </button>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
