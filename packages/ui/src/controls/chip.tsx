import type { MouseEventHandler, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { closeIcon } from '../icons.ts';
import styles from './chip.module.scss';
import { Icon } from './icon.tsx';
import { PlainLink } from './link-provider.tsx';

export interface ChipProps {
  children: ReactNode;
  /** Chosen among others. */
  selected?: boolean;
  /** Makes it a button that is pressed or not. */
  onSelect?: MouseEventHandler<HTMLButtonElement>;
  /** Makes it a link, the current one when `selected`. */
  href?: string;
  /** Adds a cross; `removeLabel` is its whole name, for example "Remove France". */
  onRemove?: () => void;
  removeLabel?: string;
  disabled?: boolean;
  className?: string;
}

/** A small round word: a filter in force, a vintage to choose, a tasting note. */
export function Chip({
  children,
  selected = false,
  onSelect,
  href,
  onRemove,
  removeLabel,
  disabled,
  className,
}: ChipProps) {
  const look = classNames(styles.chip, selected && styles.selected, disabled && styles.disabled, className);
  if (href !== undefined) {
    return (
      <PlainLink
        href={href}
        className={classNames(look, styles.pressable)}
        aria-current={selected ? 'true' : undefined}
      >
        {children}
      </PlainLink>
    );
  }
  if (onSelect) {
    return (
      <button
        type="button"
        className={classNames(look, styles.pressable)}
        aria-pressed={selected}
        disabled={disabled}
        onClick={onSelect}
      >
        {children}
      </button>
    );
  }
  return (
    <span className={classNames(look, onRemove && styles.removable)}>
      {children}
      {onRemove ? (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon drawing={closeIcon} size={14} />
        </button>
      ) : null}
    </span>
  );
}

/** Chips side by side; on phones they may run past the edge and scroll. */
export function ChipRow({
  children,
  scroll = false,
  className,
}: {
  children: ReactNode;
  scroll?: boolean;
  className?: string;
}) {
  return <div className={classNames(styles.row, scroll && styles.scroll, className)}>{children}</div>;
}
