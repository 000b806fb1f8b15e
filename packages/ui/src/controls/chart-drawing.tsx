import { useEffect, useMemo, useRef } from 'react';
import UPlot from 'uplot';

/** The axis along the bottom: its name, and what stands at each place. */
export interface ChartAxis {
  label: string;
  values: readonly string[];
}

export interface ChartSeries {
  id: string;
  label: string;
  /** One per value of the axis; null where there is none. */
  values: readonly (number | null)[];
  shape?: 'bar' | 'line';
  tone?: 'wine' | 'gold' | 'muted' | 'good';
}

export interface ChartDrawingProps {
  axis: ChartAxis;
  series: readonly ChartSeries[];
  height: number;
  formatShort: (value: number) => string;
  /** The place on the axis under the pointer; null when it has left. */
  onPoint: (index: number | null) => void;
}

/** The drawing of a chart; drawn anew where its figures change, not wherever they are told again. */
export function ChartDrawing({ axis, series, height, formatShort, onPoint }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const given = useRef({ formatShort });
  useEffect(() => {
    given.current = { formatShort };
  });
  const told = JSON.stringify({ axis, series });
  const figures = useMemo(() => JSON.parse(told) as Pick<ChartDrawingProps, 'axis' | 'series'>, [told]);
  useEffect(() => {
    if (!place.current) return;
    return drawChart(place.current, {
      ...figures,
      height,
      formatShort: (value) => given.current.formatShort(value),
      onPoint,
    });
  }, [figures, height, onPoint]);
  return <div ref={place} />;
}

/** Draws into an element, follows its width, and gives back what takes the drawing away. */
function drawChart(
  place: HTMLElement,
  { axis, series, height, formatShort, onPoint }: ChartDrawingProps,
): () => void {
  const tokens = getComputedStyle(place);
  const colour = (name: string) => tokens.getPropertyValue(`--${name}`).trim() || '#000';
  const font = `12px ${tokens.fontFamily}`;
  const bars = series.filter((each) => each.shape !== 'line');
  const places = axis.values.map((_, at) => at);
  const data = [places, ...series.map((each) => [...each.values])] as UPlot.AlignedData;

  const plot = new UPlot(
    {
      width: Math.max(place.clientWidth, 120),
      height,
      padding: [12, 8, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: [-0.5, Math.max(places.length - 0.5, 0.5)] },
        y: {
          range: (_, low, high) => [Math.min(low ?? 0, 0), (high ?? 0) > 0 ? (high as number) * 1.08 : 1],
        },
      },
      axes: [
        {
          font,
          stroke: colour('muted'),
          grid: { show: false },
          ticks: { show: false },
          size: 28,
          splits: () => places,
          values: (drawn) => labelsThatFit(axis.values, drawn.width),
        },
        {
          font,
          stroke: colour('muted'),
          size: 64,
          grid: { stroke: colour('line'), width: 1 },
          ticks: { show: false },
          values: (_, splits) => splits.map(formatShort),
        },
      ],
      series: [
        {},
        ...series.map((each) => (each.shape === 'line' ? line(each, colour) : bar(each, bars, colour))),
      ],
      hooks: { setCursor: [(drawn) => onPoint(drawn.cursor.idx ?? null)] },
    },
    data,
    place,
  );

  const follow = new ResizeObserver(() => plot.setSize({ width: Math.max(place.clientWidth, 120), height }));
  follow.observe(place);
  return () => {
    follow.disconnect();
    plot.destroy();
    onPoint(null);
  };
}

type Colour = (name: string) => string;

function line({ label, tone = 'wine' }: ChartSeries, colour: Colour): UPlot.Series {
  return { label, stroke: colour(tone), width: 2, points: { size: 6, fill: colour('raised') } };
}

/** Bars of several series stand side by side around their place. */
function bar(each: ChartSeries, all: readonly ChartSeries[], colour: Colour): UPlot.Series {
  const side = all.length < 2 ? 0 : all.indexOf(each) === 0 ? -1 : 1;
  const paths = UPlot.paths.bars?.({ size: [all.length < 2 ? 0.56 : 0.34, 44], align: side, radius: 0.08 });
  return {
    label: each.label,
    fill: colour(each.tone ?? 'wine'),
    stroke: 'transparent',
    width: 0,
    paths,
    points: { show: false },
  };
}

/** Every label where they fit (12 px for each sign), otherwise every second, third … */
function labelsThatFit(values: readonly string[], width: number): string[] {
  const widest = Math.max(44, ...values.map((value) => value.length * 12));
  const every = Math.max(1, Math.ceil((values.length * widest) / Math.max(width - 72, 44)));
  return values.map((value, at) => (at % every === 0 ? value : ''));
}
