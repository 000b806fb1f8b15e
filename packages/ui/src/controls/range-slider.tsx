import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './range-slider.module.scss';

export interface RangeSliderProps {
  label: ReactNode;
  labelHidden?: boolean;
  min: number;
  max: number;
  step?: number;
  /** Low and high. */
  value: readonly [number, number];
  /** While a thumb moves. */
  onValueChange: (value: [number, number]) => void;
  /** When a thumb has come to rest: the moment to ask for data. */
  onValueCommit?: (value: [number, number]) => void;
  labels: { low: string; high: string };
  format?: (value: number) => string;
  /** How many things lie in each of these equal parts of the range: bars above the track. */
  histogram?: readonly number[];
  disabled?: boolean;
  className?: string;
}

/** A range between two thumbs; each is a native slider, so keys and screen readers know it. */
export function RangeSlider({
  label,
  labelHidden,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  onValueCommit,
  labels,
  format = String,
  histogram,
  disabled,
  className,
}: RangeSliderProps) {
  const id = useId();
  const [low, high] = value;
  const span = Math.max(max - min, Number.EPSILON);
  const share = (at: number) => ((at - min) / span) * 100;
  const thumb = (edge: 'low' | 'high') => ({
    type: 'range' as const,
    className: classNames(styles.thumb, styles[edge], edge === 'low' && low > min + span / 2 && styles.above),
    min,
    max,
    step,
    disabled,
    value: edge === 'low' ? low : high,
    'aria-label': labels[edge],
    'aria-valuetext': format(edge === 'low' ? low : high),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const at = Number(event.currentTarget.value);
      onValueChange(edge === 'low' ? [Math.min(at, high), high] : [low, Math.max(at, low)]);
    },
    onPointerUp: () => onValueCommit?.([low, high]),
    onKeyUp: () => onValueCommit?.([low, high]),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay out its legend like this
    <div role="group" aria-labelledby={id} className={classNames(styles.slider, className)}>
      <span id={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </span>
      {histogram && histogram.length > 0 ? (
        <Histogram counts={histogram} from={share(low)} to={share(high)} />
      ) : null}
      <div className={styles.track}>
        <svg className={styles.line} width="100%" height="3" aria-hidden="true" focusable="false">
          <rect
            className={styles.chosen}
            x={`${share(low)}%`}
            width={`${share(high) - share(low)}%`}
            height="3"
          />
        </svg>
        <input {...thumb('low')} />
        <input {...thumb('high')} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{format(low)}</span>
        <span>{format(high)}</span>
      </div>
    </div>
  );
}

/** Bars of counts; those inside the range are marked. */
function Histogram({ counts, from, to }: { counts: readonly number[]; from: number; to: number }) {
  const most = Math.max(...counts, 1);
  const wide = 100 / counts.length;
  return (
    <svg
      className={styles.bars}
      width="100%"
      height="28"
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {counts.map((count, at) => {
        const high = count === 0 ? 0 : Math.max(2, (count / most) * 28);
        const centre = (at + 0.5) * wide;
        return (
          <rect
            key={at}
            className={centre >= from && centre <= to ? styles.inside : undefined}
            x={at * wide + 0.3}
            y={28 - high}
            width={Math.max(wide - 0.6, 0.2)}
            height={high}
          />
        );
      })}
    </svg>
  );
}
