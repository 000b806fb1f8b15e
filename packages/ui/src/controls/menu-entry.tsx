import type { KeyboardEvent, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { checkIcon } from '../icons.ts';
import { Icon } from './icon.tsx';
import { PlainLink } from './link-provider.tsx';
import styles from './menu.module.scss';
import type { MenuItem } from './menu.tsx';

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
