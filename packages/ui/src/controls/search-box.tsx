import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useComposedEnter } from '../hooks/use-composed-enter.ts';
import { useDismiss } from '../hooks/use-dismiss.ts';
import { closeIcon, searchIcon } from '../icons.ts';
import { Icon } from './icon.tsx';
import styles from './search-box.module.scss';
import { historyCellId, SearchHistoryList, type SearchHistoryProps } from './search-history-list.tsx';

export interface SearchBoxProps {
  /** Name of the field. */
  label: string;
  placeholder?: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Asked for by Enter or by the button; trimmed, and "" where nothing was written. */
  onSearch: (term: string) => void;
  searchLabel: string;
  clearLabel: string;
  /** Opens under the field while it has the focus. */
  history?: SearchHistoryProps;
  /** The history was opened: the moment to read it anew. */
  onOpen?: () => void;
  /** `overlay` stands alone on phones: the history is always in sight, without a frame. */
  variant?: 'bar' | 'overlay';
  autoFocus?: boolean;
  className?: string;
}

/** The field that searches the shop. Arrow keys go through the recent searches, Delete or the cross takes one away. */
export function SearchBox({
  label,
  placeholder,
  value,
  onValueChange,
  onSearch,
  searchLabel,
  clearLabel,
  history,
  onOpen,
  variant = 'bar',
  autoFocus,
  className,
}: SearchBoxProps) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<{ line: number; cell: 'term' | 'delete' } | null>(null);
  const items = history?.items ?? [];
  const shown = history !== undefined && (variant === 'overlay' || (open && items.length > 0));
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  // A field that kept the focus after a search is opened again by a press or a letter.
  const show = () => {
    if (!open) onOpen?.();
    setOpen(true);
  };
  useDismiss(open, close, box);

  const search = (term: string) => {
    close();
    onSearch(term.trim());
  };
  const choose = (term: string) => {
    onValueChange(term);
    close();
    history?.onChoose(term);
  };
  const drop = (line: number) => {
    const term = items[line];
    if (term === undefined) return;
    history?.onDelete(term);
    setActive(items.length <= 1 ? null : { line: Math.min(line, items.length - 2), cell: 'term' });
  };
  const enter = useComposedEnter<HTMLInputElement>((input) => {
    const term = active ? items[active.line] : undefined;
    if (active?.cell === 'delete') drop(active.line);
    else if (term === undefined) search(input.value);
    else choose(term);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return enter.onKeyDown(event);
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (shown && active && event.key === 'Delete') {
      event.preventDefault();
      return drop(active.line);
    }
    const next = shown ? nextCell(event.key, active, items.length) : undefined;
    if (next === undefined) return enter.onKeyDown(event);
    event.preventDefault();
    setActive(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the landmark
    <form
      ref={box}
      role="search"
      aria-label={label}
      className={classNames(styles.box, styles[variant], className)}
      onSubmit={(event) => {
        event.preventDefault();
        search(value);
      }}
    >
      <button type="submit" className={styles.submit} aria-label={searchLabel}>
        <Icon drawing={searchIcon} size={18} />
      </button>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it has the role that they belong to exactly when they are set */}
      <input
        {...enter}
        ref={field}
        type="search"
        role={history ? 'combobox' : undefined}
        className={styles.input}
        aria-label={label}
        aria-expanded={history ? shown : undefined}
        aria-haspopup={history ? 'grid' : undefined}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown && active ? historyCellId(id, active.line, active.cell) : undefined}
        placeholder={placeholder ?? ' '}
        autoComplete="off"
        enterKeyHint="search"
        // biome-ignore lint/a11y/noAutofocus: only where the person has just asked for the field
        autoFocus={autoFocus}
        data-autofocus={autoFocus || undefined}
        value={value}
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          setActive(null);
          show();
        }}
        onFocus={show}
        onClick={show}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.clear}
        aria-label={clearLabel}
        onClick={() => {
          onValueChange('');
          field.current?.focus();
        }}
      >
        <Icon drawing={closeIcon} size={16} />
      </button>
      {shown ? (
        <SearchHistoryList
          {...history}
          id={id}
          active={active}
          onChoose={choose}
          className={variant === 'bar' ? styles.floating : undefined}
        />
      ) : null}
    </form>
  );
}

type Active = { line: number; cell: 'term' | 'delete' } | null;

/** Where a key leads from a cell; undefined where it leads nowhere, null back into the text. */
function nextCell(key: string, active: Active, lines: number): Active | undefined {
  if (lines === 0) return undefined;
  if (key === 'ArrowDown') return { line: active === null ? 0 : (active.line + 1) % lines, cell: 'term' };
  if (key === 'ArrowUp')
    return { line: active === null ? lines - 1 : (active.line - 1 + lines) % lines, cell: 'term' };
  if (active === null) return undefined;
  if (key === 'ArrowRight') return { ...active, cell: 'delete' };
  if (key === 'ArrowLeft') return active.cell === 'delete' ? { ...active, cell: 'term' } : null;
  return undefined;
}
