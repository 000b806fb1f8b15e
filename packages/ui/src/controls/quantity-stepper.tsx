import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { minusIcon, plusIcon } from '../icons.ts';
import { Icon } from './icon.tsx';
import { bareNumber, countOf, isKept } from './number-input.tsx';
import styles from './quantity-stepper.module.scss';
import { BOTTLES_AFTER, CASES_AFTER } from './units.ts';
import { useSelectedOnFocus } from './use-selected-on-focus.ts';

export interface QuantityStepperProps {
  /** In bottles, whatever it is shown in. */
  value: number;
  onValueChange: (bottles: number) => void;
  /** Bottles in one of what is counted: 1, or 6 for a case of six. What is typed counts in these. */
  unitSize?: number;
  /** Bounds and step in bottles; the step is one unit unless told. */
  min?: number;
  max?: number;
  step?: number;
  /** Where +, arrows and End stop, if more than that may be typed: a number that is wrong stays what somebody wrote. */
  offered?: number;
  /** `unread` asks for a whole number, where a part of one, or less than nothing, is typed. */
  labels: { quantity: string; decrease: string; increase: string; unread: string };
  /** How the quantity reads while nobody types, for example "2 cases (12 bottles)". */
  format?: (bottles: number) => string;
  size?: 'small' | 'default';
  disabled?: boolean;
  id?: string;
  className?: string;
}

/**
 * A quantity by − and +, arrow keys, Page Up and Down (ten steps), Home and End, or typed. What is typed counts when
 * the field is left or Enter is pressed; it is then brought to a whole step within the bounds. What is no whole number stays as
 * it was typed, is said to be wrong, and changes nothing: a button beside that takes the quantity asks `ifRead` first.
 */
export function QuantityStepper({
  value,
  onValueChange,
  unitSize = 1,
  min = unitSize,
  max = Number.MAX_SAFE_INTEGER,
  step = unitSize,
  offered = max,
  labels,
  format = (bottles) => String(bottles / unitSize),
  size = 'default',
  disabled = false,
  id,
  className,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** What the focus wrote into the field: left as it is, it changes nothing. */
  const bare = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const unreadId = useId();
  const typed = disabled ? null : draft;
  const isUnread = typed !== null && typed !== '' && countOf(typed) === null;
  const selection = useSelectedOnFocus(() => {
    if (isUnread) return;
    const units = value / unitSize;
    bare.current = Number.isInteger(units) ? String(units) : '';
    setDraft(bare.current);
  });

  // What comes from elsewhere takes the place of what was left unread.
  useEffect(() => {
    if (document.activeElement !== input.current) setDraft(null);
  }, [value]);
  useEffect(() => input.current?.setCustomValidity(isUnread ? labels.unread : ''), [isUnread, labels.unread]);

  const settle = (bottles: number, most = offered) => {
    setDraft(null);
    // What is typed from here on is new, also where it is what the focus found.
    bare.current = '';
    const next = settledQuantity(bottles, { min, max: most, step });
    if (next !== value) onValueChange(next);
  };
  const commit = () => {
    if (draft === null || isUnread) return;
    const count = countOf(draft);
    if (count === null || draft === bare.current) return setDraft(null);
    settle(count * unitSize, max);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      flushSync(commit);
      // What is typed next takes the place of what stands there, and is not mixed with it.
      return event.currentTarget.select();
    }
    if (event.key === 'Escape' && draft !== null) {
      event.stopPropagation();
      return setDraft(null);
    }
    const to = destination(event.key, value, { min, max: offered, step });
    if (to === null) return;
    event.preventDefault();
    settle(to);
  };

  return (
    <div className={classNames(styles.field, styles[size], className)}>
      <div className={classNames(styles.stepper, disabled && styles.disabled)}>
        <button
          type="button"
          aria-label={labels.decrease}
          disabled={disabled || value <= min}
          onClick={() => settle(value - step)}
        >
          <Icon drawing={minusIcon} size={16} />
        </button>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={labels.quantity}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={offered === Number.MAX_SAFE_INTEGER ? undefined : offered}
          aria-invalid={isUnread || value > offered || undefined}
          aria-valuetext={isUnread ? typed : format(value)}
          aria-describedby={isUnread ? unreadId : undefined}
          disabled={disabled}
          value={typed ?? format(value)}
          onFocus={selection.onFocus}
          onMouseUp={selection.onMouseUp}
          onChange={(event) => {
            selection.onChange();
            setDraft(draftOf(event.currentTarget.value, isKept(event, draft), unitSize));
          }}
          onBlur={() => {
            selection.onBlur();
            commit();
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          aria-label={labels.increase}
          disabled={disabled || value >= offered}
          onClick={() => settle(value + step)}
        >
          <Icon drawing={plusIcon} size={16} />
        </button>
      </div>
      {isUnread ? (
        <p id={unreadId} className={styles.unread} role="alert">
          {labels.unread}
        </p>
      ) : null}
    </div>
  );
}

/** What a field keeps of a text: the digits of a count. What is pasted may have the unit of the field beside it, and no other. */
function draftOf(text: string, kept: boolean, unitSize: number): string {
  const own = kept ? text.trim().replace(unitSize === 1 ? BOTTLES_AFTER : CASES_AFTER, '') : text;
  if (kept && countOf(own) === null) return text.trim();
  const bare = bareNumber(own);
  return countOf(bare) === null ? bare : bare.slice(0, 9);
}

interface Bounds {
  min: number;
  max: number;
  step: number;
}

/** The nearest whole step (counted from 0) within the bounds; where no step lies within them, only the bounds hold. */
export function settledQuantity(bottles: number, { min, max, step }: Bounds): number {
  const first = Math.ceil(min / step) * step;
  const last = Math.floor(max / step) * step;
  if (first > last) return Math.min(Math.max(bottles, min), max);
  return Math.min(Math.max(Math.round(bottles / step) * step, first), last);
}

function destination(key: string, value: number, { min, max, step }: Bounds): number | null {
  if (key === 'ArrowUp') return value + step;
  if (key === 'ArrowDown') return value - step;
  if (key === 'PageUp') return value + 10 * step;
  if (key === 'PageDown') return value - 10 * step;
  if (key === 'Home') return min;
  if (key === 'End' && max !== Number.MAX_SAFE_INTEGER) return max;
  return null;
}
