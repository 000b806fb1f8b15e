import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './taste-bar.module.scss';

export interface TasteBarProps {
  label: ReactNode;
  /** What is read out, where `label` is not a text. */
  name?: string;
  value: number;
  /** 5 unless told; 100 for a percentage. */
  max?: number;
  /** What the value means: dry, full. */
  word: string;
}

/** One trait of a wine on a bar. Put several into a `TasteList`. */
export function TasteBar({ label, name, value, max = 5, word }: TasteBarProps) {
  const share = Math.min(100, Math.max(0, (value / max) * 100));
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn alike everywhere */}
      <span
        className={styles.bar}
        role="meter"
        aria-label={name ?? (typeof label === 'string' ? label : undefined)}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={word}
      >
        <svg className={styles.fill} width={`${share}%`} height="6" aria-hidden="true" focusable="false" />
      </span>
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
    </div>
  );
}

/** Taste bars whose labels and ends stand under each other. */
export function TasteList({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.list, className)}>{children}</div>;
}
