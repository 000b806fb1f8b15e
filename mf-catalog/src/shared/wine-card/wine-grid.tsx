import type { ProductCard } from '@vitis/contracts';
import { classNames, Skeleton, SkeletonGroup } from '@vitis/ui';
import { useDeferredValue, useMemo } from 'react';
import { LazyCompareBar } from '../compare/lazy-compare.tsx';
import type { PriceBook } from '../use-prices.ts';
import { WineCard } from './wine-card.tsx';
import styles from './wine-grid.module.scss';

interface WineGridProps {
  label: string;
  wines: readonly ProductCard[];
  prices: PriceBook;
  /** Another page or filter is on its way. */
  waiting?: boolean;
  /** The grid stands beside filters. */
  beside?: boolean;
  /** The first picture is the page's largest. */
  leads?: boolean;
}

/** Wines as cards, side by side. Others are drawn in pieces, between which the page answers a finger. */
export function WineGrid({
  label,
  wines,
  prices,
  waiting = false,
  beside = false,
  leads = false,
}: WineGridProps) {
  // Together: the prices that are asked for next are not those of the wines that are still shown.
  const shown = useDeferredValue(useMemo(() => ({ wines, prices }), [wines, prices]));
  const isWaiting = waiting || shown.wines !== wines;
  return (
    <>
      <ul
        className={classNames(styles.grid, beside && styles.beside, isWaiting && styles.waiting)}
        aria-label={label}
        aria-busy={isWaiting || undefined}
      >
        {shown.wines.map((wine, at) => (
          <li key={wine.id}>
            <WineCard
              wine={wine}
              price={shown.prices.of(wine.id)}
              viewer={shown.prices.viewer}
              priority={leads && at === 0}
            />
          </li>
        ))}
      </ul>
      <LazyCompareBar />
    </>
  );
}

/** The place of a grid on its way. */
export function WineGridSkeleton({ label, beside = false }: { label: string; beside?: boolean }) {
  return (
    <SkeletonGroup label={label} className={classNames(styles.grid, beside && styles.beside) ?? ''}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={at} className={styles.placeholder}>
          <Skeleton height={248} shape="block" />
          <Skeleton height={18} width="80%" />
          <Skeleton height={14} width="60%" />
          <Skeleton height={14} />
          <Skeleton height={34} shape="block" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
