import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useLateModule } from '../hooks/use-late-module.ts';
import styles from './chart.module.scss';

export interface ChartSeries {
  id: string;
  label: string;
  /** One per value of the axis; null where there is none. */
  values: readonly (number | null)[];
  shape?: 'bar' | 'line';
  tone?: 'wine' | 'gold' | 'muted' | 'good';
}

export interface ChartProps {
  /** What it shows; names the drawing and its table. */
  label: string;
  /** The axis along the bottom: its name, and what stands at each place. */
  axis: { label: string; values: readonly string[] };
  series: readonly ChartSeries[];
  /** Figures in the legend and the table. */
  format: (value: number) => string;
  /** Figures beside the drawing, where room is short; as `format` unless told. */
  formatShort?: (value: number) => string;
  /** In px. */
  height?: number;
  /** On the button that shows the same figures as a table. */
  tableLabel: ReactNode;
  className?: string;
}

const loadDrawing = () => import('./chart-drawing.ts').then((module) => module.drawChart);

/**
 * Bars and lines over one axis. The drawing comes after the page; its figures are there from the start, as a table
 * that opens under it, and by itself where the drawing cannot come.
 */
export function Chart({
  label,
  axis,
  series,
  format,
  formatShort = format,
  height = 240,
  tableLabel,
  className,
}: ChartProps) {
  const drawing = useLateModule(loadDrawing);
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const draw = drawing.status === 'ready' ? drawing.value : null;
  const given = useRef({ formatShort });
  useEffect(() => {
    given.current = { formatShort };
  });
  useEffect(() => {
    if (!draw || !place.current) return;
    return draw(place.current, {
      axis,
      series,
      height,
      formatShort: (value) => given.current.formatShort(value),
      onPoint: setPointed,
    });
  }, [draw, axis, series, height]);

  return (
    <figure className={classNames(styles.chart, className)} aria-label={label}>
      <ul className={styles.legend} aria-hidden="true">
        {series.map((each) => {
          const value = pointed === null ? null : each.values[pointed];
          return (
            <li key={each.id} className={classNames(styles.entry, styles[each.tone ?? 'wine'])}>
              {each.label}
              {value === null || value === undefined ? null : <b>{format(value)}</b>}
            </li>
          );
        })}
        {pointed === null ? null : <li className={styles.at}>{axis.values[pointed]}</li>}
      </ul>
      {drawing.status === 'failed' ? null : (
        <div ref={place} className={styles.place} aria-hidden="true">
          {drawing.status === 'loading' ? <svg width="1" height={height} focusable="false" /> : null}
        </div>
      )}
      <details className={styles.figures} open={drawing.status === 'failed' || undefined}>
        <summary>{tableLabel}</summary>
        <div className={styles.scroll}>
          <table>
            <caption className="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{axis.label}</th>
                {series.map((each) => (
                  <th key={each.id} scope="col">
                    {each.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {axis.values.map((at, index) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {series.map((each) => {
                    const value = each.values[index];
                    return (
                      <td key={each.id}>{value === null || value === undefined ? '–' : format(value)}</td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
