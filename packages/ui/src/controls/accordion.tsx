import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './accordion.module.scss';

export interface AccordionItemProps {
  summary: ReactNode;
  /** At the end of the summary's line. */
  note?: ReactNode;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  /** Items of one name: opening one closes the others. */
  name?: string;
  children: ReactNode;
  className?: string;
}

/** A line that opens to what it stands for. Works before any script has run; what is closed is found by a search. */
export function AccordionItem({
  summary,
  note,
  defaultOpen,
  onToggle,
  name,
  children,
  className,
}: AccordionItemProps) {
  return (
    <details
      className={classNames(styles.item, className)}
      name={name}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  items: readonly (Omit<AccordionItemProps, 'children' | 'name'> & { id: string; content: ReactNode })[];
  /** Opening one closes the others. */
  exclusive?: boolean;
  className?: string;
}

/** Lines that open, one under the other. */
export function Accordion({ items, exclusive = false, className }: AccordionProps) {
  const name = useId();
  return (
    <div className={classNames(styles.group, className)}>
      {items.map(({ id, content, ...item }) => (
        <AccordionItem key={id} {...item} name={exclusive ? name : undefined}>
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}
