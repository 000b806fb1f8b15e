import type { Language, Range } from '@vitis/contracts';
import { formatCompact } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useEffect, useRef, useState } from 'react';
import { PRICE_PRESETS, presetsWithin, sameRange } from './price-presets.ts';
import { RangeEnd } from './range-end.tsx';
import styles from './range-slider.module.scss';

interface Bucket {
  from: number;
  to: number;
  count: number;
}

export interface RangeSliderProps {
  title: string;
  /** What there is. */
  min: number;
  max: number;
  step: number;
  value: Range;
  onChange: (range: Range) => void;
  format: (value: number) => string;
  /** How many wines stand where, drawn above the line; with it, ranges that are asked for often stand below. */
  buckets?: readonly Bucket[];
}

const HISTOGRAM_HEIGHT = 32;
/** A key pressed several times in a row is one wish. */
const KEYS_REST_MS = 400;

/** What is typed the wrong way round is meant the right way round. */
const ordered = ({ from, to }: Range): Range =>
  from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };

/** `3만–5만`, `30K–50K`: in the round numbers that the language counts by. */
function presetName(
  { from, to }: Range,
  language: Language,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  const round = (won: number) => formatCompact(won, language);
  if (from === null) return t('filter.presetTo', { to: round(to ?? 0) });
  if (to === null) return t('filter.presetFrom', { from: round(from) });
  return t('filter.presetBetween', { from: round(from), to: round(to) });
}

/** A line with a lower and an upper end; what is set counts when the hand lets go. */
export function RangeSlider(props: RangeSliderProps) {
  const { title, min, max, step, value, onChange, format, buckets } = props;
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [draft, setDraft] = useState<{ from: number; to: number } | null>(null);
  const settle = useRef(() => {});
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const low = Math.floor(min / step) * step;
  const high = Math.ceil(max / step) * step;

  const within = (given: number) => Math.min(high, Math.max(low, given));
  const shown = draft ?? { from: within(value.from ?? low), to: within(value.to ?? high) };
  const share = (given: number) => (high > low ? ((given - low) / (high - low)) * 100 : 0);
  /** Half a won or half a point is nobody's wish. */
  const inSteps = (typed: number | null) => (typed === null || step < 1 ? typed : Math.round(typed));
  const commit = () => {
    clearTimeout(rest.current);
    if (draft === null) return;
    setDraft(null);
    const next = { from: draft.from <= low ? null : draft.from, to: draft.to >= high ? null : draft.to };
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  useEffect(() => {
    settle.current = commit;
  });
  const commitSoon = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => settle.current(), KEYS_REST_MS);
  };
  const ends = [
    {
      label: t('filter.lowest', { title }),
      at: shown.from,
      move: (to: number) => ({ ...shown, from: Math.min(to, shown.to) }),
    },
    {
      label: t('filter.highest', { title }),
      at: shown.to,
      move: (to: number) => ({ ...shown, to: Math.max(to, shown.from) }),
    },
  ];
  const most = Math.max(1, ...(buckets ?? []).map(({ count }) => count));

  return (
    <>
      {buckets && buckets.length > 0 ? (
        <svg
          className={styles.histogram}
          viewBox={`0 0 ${buckets.length * 10} ${HISTOGRAM_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {buckets.map(({ from, to, count }, at) => {
            const height = count === 0 ? 0 : Math.max(2, (count / most) * HISTOGRAM_HEIGHT);
            const inside = to > shown.from && from < shown.to;
            return (
              <rect
                key={from}
                x={at * 10 + 0.6}
                width={8.8}
                y={HISTOGRAM_HEIGHT - height}
                height={height}
                className={inside ? styles.inside : styles.outside}
              />
            );
          })}
        </svg>
      ) : null}
      <div className={styles.range}>
        <svg className={styles.track} width="100%" height="3" aria-hidden="true">
          <rect width="100%" height="3" className={styles.outside} />
          <rect
            x={`${share(shown.from)}%`}
            width={`${share(shown.to) - share(shown.from)}%`}
            height="3"
            className={styles.chosen}
          />
        </svg>
        {ends.map(({ label, at, move }) => (
          <input
            key={label}
            type="range"
            aria-label={label}
            aria-valuetext={format(at)}
            min={low}
            max={high}
            step={step}
            value={at}
            onChange={(event) => setDraft(move(event.currentTarget.valueAsNumber))}
            onPointerUp={commit}
            onKeyUp={commitSoon}
            onBlur={commit}
          />
        ))}
      </div>
      <div className={styles.ends}>
        <RangeEnd
          label={t('filter.typeLowest', { title })}
          value={draft === null ? value.from : draft.from}
          unset={low}
          format={format}
          onValueChange={(from) => onChange(ordered({ ...value, from: inSteps(from) }))}
        />
        <span aria-hidden="true">–</span>
        <RangeEnd
          label={t('filter.typeHighest', { title })}
          value={draft === null ? value.to : draft.to}
          unset={high}
          format={format}
          onValueChange={(to) => onChange(ordered({ ...value, to: inSteps(to) }))}
        />
      </div>
      {buckets ? (
        <ul className={styles.presets} aria-label={t('filter.presets', { title })}>
          {presetsWithin(PRICE_PRESETS, min, max).map((preset) => {
            const isOn = sameRange(preset, value);
            return (
              <li key={`${preset.from}-${preset.to}`}>
                <button
                  type="button"
                  className={styles.preset}
                  aria-pressed={isOn}
                  onClick={() => onChange(isOn ? { from: null, to: null } : preset)}
                >
                  {presetName(preset, language, t)}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </>
  );
}
