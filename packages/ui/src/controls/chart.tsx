import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { lazyComponent } from '../hooks/lazy-component.ts';
import { useNearView } from '../hooks/use-near-view.ts';
import styles from './chart.module.scss';
import type { ChartAxis, ChartSeries } from './chart-drawing.tsx';

export interface ChartProps {
  /** What it shows; names the drawing and its table. */
  label: string;
  axis: ChartAxis;
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

const drawing = lazyComponent(async () => {
  const { ChartDrawing } = await import('./chart-drawing.tsx');
  // The library has run in this task; to draw in it, too, would keep presses waiting on a phone.
  await new Promise((resolve) => setTimeout(resolve));
  return ChartDrawing;
});

/**
 * Bars and lines over one axis. The drawing comes when it is about to be seen; its figures are there from the start, as a
 * table that opens under it, and by itself where the drawing cannot come.
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
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place);
  const { Component: Drawing, failure } = drawing.use(isNear && 'now');
  const [pointed, setPointed] = useState<number | null>(null);
  const isDrawn = Drawing !== null || failure === null;

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
      {isDrawn ? (
        <div ref={place} className={styles.place} aria-hidden="true">
          {Drawing === null ? (
            <svg width="1" height={height} focusable="false" />
          ) : (
            <Drawing {...{ axis, series, height, formatShort, onPoint: setPointed }} />
          )}
        </div>
      ) : null}
      <details className={styles.figures} open={!isDrawn || undefined}>
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
