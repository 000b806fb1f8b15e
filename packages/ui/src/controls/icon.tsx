import { classNames } from '../class-names.ts';
import styles from './icon.module.scss';

/** The `d` of a path that begins at a point, which no name or other text does. */
type PathData = `${'M' | 'm'}${number} ${string}`;

/** A drawing on a field of 24 × 24: its strokes alone, or with what sets it apart from the others. */
export type IconDrawing = PathData | { d: PathData; filled?: true; strokeWidth?: number };

export interface IconProps {
  drawing: IconDrawing;
  /** Side in px; 20 unless told. */
  size?: number;
  /** What it says on its own; without one it is decoration beside words and is not read out. */
  label?: string;
  className?: string;
}

/** A drawing in the colour of the text around it. */
export function Icon({ drawing, size = 20, label, className }: IconProps) {
  const path: Exclude<IconDrawing, string> = typeof drawing === 'string' ? { d: drawing } : drawing;
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable="false"
    >
      <path d={path.d} fill={path.filled && 'currentColor'} strokeWidth={path.strokeWidth} />
    </svg>
  );
}
