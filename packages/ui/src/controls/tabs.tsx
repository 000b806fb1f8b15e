import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames, grouped } from '../class-names.ts';
import { PlainLink } from './link-provider.tsx';
import styles from './tabs.module.scss';

export interface TabItem {
  id: string;
  label: ReactNode;
  count?: number;
  panel: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** What the tabs divide; read out. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (id: string) => void;
  className?: string;
}

/** Views of one thing, one at a time. Arrow keys, Home and End move and show. */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultValue ?? items[0]?.id);
  const current = value ?? chosen;
  const shown = items.find((item) => item.id === current) ?? items[0];
  const open = items.filter((item) => !item.disabled);

  const choose = (item: TabItem | undefined) => {
    if (!item) return;
    setChosen(item.id);
    if (item.id !== current) onValueChange?.(item.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = open.findIndex((item) => item.id === shown?.id);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = open.at(to % open.length);
    choose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next?.id ?? '')}"]`)?.focus();
  };

  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            data-tab={item.id}
            aria-selected={item === shown}
            aria-controls={item === shown ? `${id}-panel` : undefined}
            tabIndex={item === shown ? 0 : -1}
            disabled={item.disabled}
            className={styles.tab}
            onClick={() => choose(item)}
          >
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{grouped(item.count)}</span>}
          </button>
        ))}
      </div>
      {shown ? (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.id}`}
          className={styles.panel}
        >
          {shown.panel}
        </div>
      ) : null}
    </div>
  );
}

export interface TabLink {
  href: string;
  label: ReactNode;
  count?: number;
  current?: boolean;
}

/** The same look for views that have an address each: links in a navigation. */
export function TabLinks({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly TabLink[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={classNames(styles.list, className)}>
      {items.map((item) => (
        <PlainLink
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          className={styles.tab}
        >
          {item.label}
          {item.count === undefined ? null : <span className={styles.count}>{grouped(item.count)}</span>}
        </PlainLink>
      ))}
    </nav>
  );
}
