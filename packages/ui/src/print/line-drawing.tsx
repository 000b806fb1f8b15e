import styles from './line-drawing.module.scss';

/** Lines in a field of their own size, as an SVG path writes them. */
export interface Lines {
  path: string;
  width: number;
  height: number;
}

interface Props {
  lines: Lines;
  label: string;
  /** In the place of its own look, which is that of a card. */
  className?: string | undefined;
}

/** A drawing of lines, such as a signature: as sharp on paper as on a screen. */
export function LineDrawing({ lines, label, className }: Props) {
  return (
    <svg
      className={className ?? styles.drawing}
      viewBox={`0 0 ${lines.width} ${lines.height}`}
      role="img"
      aria-label={label}
    >
      <path
        d={lines.path}
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
