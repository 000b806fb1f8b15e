import { type KeyboardEvent, useState } from 'react';
import styles from './range-slider.module.scss';
import { typedAmount } from './typed-amount.ts';

interface RangeEndProps {
  label: string;
  value: number | null;
  /** What counts where nothing is set. */
  unset: number;
  format: (value: number) => string;
  onValueChange: (value: number | null) => void;
}

/** One end of a range as a figure: to be read, or typed. What is typed counts on Enter or when the field is left. */
export function RangeEnd({ label, value, unset, format, onValueChange }: RangeEndProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    const typed = draft === null ? undefined : typedAmount(draft);
    setDraft(null);
    if (typed !== undefined && typed !== value) onValueChange(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      setDraft(null);
    }
  };
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      className={styles.end}
      aria-label={label}
      placeholder={format(unset)}
      value={draft ?? (value === null ? '' : format(value))}
      onFocus={() => setDraft(value === null ? '' : String(value))}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
