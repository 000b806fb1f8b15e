import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts';
import { Icon, type IconDrawing } from './icon.tsx';
import { PlainLink } from './link-provider.tsx';
import styles from './pager.module.scss';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Pages that have an address … */
  href?: (page: number) => string;
  /** … or that are only shown. */
  onPage?: (page: number) => void;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string };
  className?: string;
}

/** Pages of a list. Nothing for a single page. */
export function Pager({ page, pageCount, href, onPage, labels, className }: PagerProps) {
  if (pageCount <= 1) return null;
  const step = (to: number, label: string, content: ReactNode) => {
    const shared = {
      'aria-current': to === page ? ('page' as const) : undefined,
      className: classNames(styles.step, to === page && styles.current),
      onClick: onPage ? () => onPage(to) : undefined,
    };
    const face = (
      <>
        <span aria-hidden="true">{content}</span>
        <span className="visually-hidden">{label}</span>
      </>
    );
    return href ? (
      <PlainLink {...shared} href={href(to)}>
        {face}
      </PlainLink>
    ) : (
      <button type="button" {...shared}>
        {face}
      </button>
    );
  };
  const edge = (to: number, label: string, icon: IconDrawing) =>
    to < 1 || to > pageCount ? (
      <span className={classNames(styles.step, styles.off)} aria-hidden="true">
        <Icon drawing={icon} size={18} />
      </span>
    ) : (
      step(to, label, <Icon drawing={icon} size={18} />)
    );

  return (
    <nav className={classNames(styles.pager, className)} aria-label={labels.pages}>
      {edge(page - 1, labels.previous, chevronLeftIcon)}
      <ol className={styles.pages}>
        {pagesAround(page, pageCount).map((at) => (
          <li key={at.key}>
            {at.page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              step(at.page, labels.page(at.page), at.page)
            )}
          </li>
        ))}
      </ol>
      {edge(page + 1, labels.next, chevronRightIcon)}
    </nav>
  );
}

interface PageStep {
  key: string;
  /** null is a gap. */
  page: number | null;
}

/** First, last, and the current page with its neighbours: seven places at most. A gap of one page shows that page. */
export function pagesAround(page: number, pageCount: number): PageStep[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter((at) => {
    const nearStart = page <= 3 && at <= 4;
    const nearEnd = page >= pageCount - 2 && at >= pageCount - 3;
    return at === 1 || at === pageCount || Math.abs(at - page) <= 1 || nearStart || nearEnd;
  });
  return shown.flatMap((at, index) => {
    const step = { key: `page-${at}`, page: at };
    const before = shown[index - 1] ?? 0;
    if (at - before === 2) return [{ key: `page-${at - 1}`, page: at - 1 }, step];
    if (at - before > 2) return [{ key: `gap-${at}`, page: null }, step];
    return [step];
  });
}
