import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { checkIcon } from '../icons.ts';
import { Icon, type IconDrawing } from './icon.tsx';
import { PlainLink } from './link-provider.tsx';
import styles from './menu.module.scss';

export interface MenuItem {
  id: string;
  label: ReactNode;
  /** What typing letters looks for; needed where the label is not a text. */
  text?: string;
  icon?: IconDrawing;
  /** A second line or a figure at the end. */
  note?: ReactNode;
  /** Goes somewhere … */
  href?: string;
  target?: '_blank';
  /** … or does something. */
  onSelect?: () => void;
  /** One of a choice: read out as chosen or not, with a tick. */
  checked?: boolean;
  disabled?: boolean;
  tone?: 'default' | 'danger';
  /** The language of the label, where it differs from the page's. */
  lang?: string;
  /** A line above it. */
  separated?: boolean;
}

/** One line of a menu: a link, an action, or one of a choice. */
export function MenuEntry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const choose = (event: MouseEvent | KeyboardEvent) => {
    if (item.disabled) return event.preventDefault();
    onChosen();
    item.onSelect?.();
  };
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    'aria-disabled': item.disabled || undefined,
    'data-text': item.text ?? (typeof item.label === 'string' ? item.label : undefined),
    lang: item.lang,
    tabIndex: -1,
    className: classNames(styles.entry, item.tone === 'danger' && styles.danger),
    onClick: choose,
  };
  const content = (
    <>
      {item.icon ? <Icon drawing={item.icon} size={18} /> : null}
      <span className={styles.label}>{item.label}</span>
      {item.note ? <span className={styles.note}>{item.note}</span> : null}
      {item.checked === undefined ? null : (
        <Icon className={item.checked ? styles.tick : styles.blank} drawing={checkIcon} size={16} />
      )}
    </>
  );
  if (item.href !== undefined && !item.disabled) {
    return (
      <PlainLink
        {...shared}
        href={item.href}
        target={item.target}
        rel={item.target === '_blank' ? 'noopener' : undefined}
        onKeyDown={(event) => {
          // A link answers to Enter by itself; in a menu the space bar chooses, too.
          if (event.key !== ' ') return;
          event.preventDefault();
          event.currentTarget.click();
        }}
      >
        {content}
      </PlainLink>
    );
  }
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
