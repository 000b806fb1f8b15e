import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useComposedEnter } from '../hooks/use-composed-enter.ts';
import { searchIcon } from '../icons.ts';
import styles from './list-search.module.scss';

export interface WordSearchProps {
  /** What is searched for by now; "" for nothing. */
  q: string;
  onSearch: (q: string) => void;
  /** Name of the field. */
  label: string;
  hint: string;
  /** Most letters of a search. */
  limit: number;
  labels: { clearSearch: string; find: string };
  className?: string;
}

/** Words that are sent with Enter or the button. Back and a cleared search show in the field what holds by then. */
export function WordSearch({ q, onSearch, label, hint, limit, labels, className }: WordSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const send = (input: HTMLInputElement | null) => {
    const words = input?.value.trim() ?? '';
    if (words !== q) onSearch(words);
  };
  const enter = useComposedEnter<HTMLInputElement>(send);

  useEffect(() => {
    if (field.current && field.current.value.trim() !== q) field.current.value = q;
  }, [q]);

  return (
    <div className={classNames(styles.text, className)}>
      <TextInput
        ref={field}
        {...enter}
        className={styles.field}
        label={label}
        labelHidden
        icon={searchIcon}
        type="search"
        enterKeyHint="search"
        maxLength={limit}
        defaultValue={q}
        placeholder={hint}
        clearLabel={labels.clearSearch}
      />
      <Button onClick={() => send(field.current)}>{labels.find}</Button>
    </div>
  );
}
