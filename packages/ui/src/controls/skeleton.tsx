import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.scss';

export interface SkeletonProps {
  /** In px, or a share such as "60%"; as wide as its place unless told. */
  width?: number | string;
  /** In px. */
  height?: number;
  shape?: 'line' | 'block' | 'round';
  className?: string;
}

/**
 * The place of something that is on its way, in its size, so that nothing moves when it comes. The size is said in
 * attributes, which a server may send under a policy that refuses styles.
 */
export function Skeleton({ width = '100%', height = 16, shape = 'line', className }: SkeletonProps) {
  return (
    <svg
      className={classNames(styles.skeleton, styles[shape], className)}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    />
  );
}

const SHARES = ['100%', '92%', '96%', '64%'] as const;

/** Lines of text on their way. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={classNames(styles.text, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={line === lines - 1 ? SHARES[3] : SHARES[line % 3]} />
      ))}
    </div>
  );
}

/** Holds skeletons and says once, to those who listen, that something is loading. */
export function SkeletonGroup({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
