import type { WineryCard as Winery } from '@vitis/contracts';
import { classNames, Skeleton, SkeletonGroup } from '@vitis/ui';
import { WineryCard } from './winery-card.tsx';
import styles from './winery-grid.module.scss';

interface WineryGridProps {
  label: string;
  wineries: readonly Winery[];
  /** Another page or filter is on its way. */
  waiting?: boolean;
  /** The first picture is the page's largest. */
  leads?: boolean;
  level?: 2 | 3;
}

/** Wineries as cards, side by side. */
export function WineryGrid({ label, wineries, waiting = false, leads = false, level = 2 }: WineryGridProps) {
  return (
    <ul
      className={classNames(styles.grid, waiting && styles.waiting)}
      aria-label={label}
      aria-busy={waiting || undefined}
    >
      {wineries.map((winery, at) => (
        <li key={winery.id}>
          <WineryCard winery={winery} priority={leads && at === 0} level={level} />
        </li>
      ))}
    </ul>
  );
}

/** The place of a grid on its way. */
export function WineryGridSkeleton({ label, count = 6 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label} className={styles.grid ?? ''}>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.placeholder}>
          <div className={styles.frame} />
          <Skeleton height={14} width="40%" />
          <Skeleton height={22} width="70%" />
          <Skeleton height={14} />
          <Skeleton height={14} width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
