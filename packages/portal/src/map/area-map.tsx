import { classNames } from '@vitis/ui';
import { type ReactNode, useCallback, useState } from 'react';
import styles from './area-map.module.scss';
import { KakaoMap, type Place } from './kakao-map.tsx';
import { curveThrough, HAN_RIVER, MAP, MOTORWAYS, SEOUL } from './map-geography.ts';

const CITY = curveThrough(SEOUL, true);
const RIVER = curveThrough(HAN_RIVER);
const ROADS = MOTORWAYS.map((road) => curveThrough(road));

/** A pin whose tip stands on a place, 30 high. */
const PIN = 'M0 0C-3 -8 -12 -12 -12 -21A12 12 0 0 1 12 -21C12 -12 3 -8 0 0Z';

/** What of the map is seen, in its own units. */
export interface MapView {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WHOLE: MapView = { x: 0, y: 0, ...MAP };

interface AreaMapProps {
  /** What the picture shows, in words. */
  label: string;
  names: { city: string; river: string };
  view?: MapView;
  className?: string | undefined;
  /** Places for Kakao's own map, which comes to lie over the drawing; absent where the operator has no key. */
  kakao?: { title: string; places: readonly Place[] } | undefined;
  /** Pins and lines, in the units of the map. */
  children: ReactNode;
}

/** The capital area, drawn from coordinates: no map of anybody else's is loaded, and nobody else learns who looks. */
export function AreaMap({ label, names, view = WHOLE, className, kakao, children }: AreaMapProps) {
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  return (
    <div className={classNames(styles.map, className)}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
        aria-hidden={isReady}
      >
        <rect
          x={-MAP.width}
          y={-MAP.height}
          width={3 * MAP.width}
          height={3 * MAP.height}
          className={styles.land}
        />
        <path d={CITY} className={styles.city} />
        {ROADS.map((road) => (
          <path key={road} d={road} className={styles.road} />
        ))}
        <path d={RIVER} className={styles.river} />
        <text x={236} y={76} className={styles.place}>
          {names.city}
        </text>
        <text x={470} y={160} className={styles.water}>
          {names.river}
        </text>
        {children}
      </svg>
      {kakao ? <KakaoMap {...kakao} isReady={isReady} onReady={onReady} /> : null}
    </div>
  );
}

interface MapPinProps {
  x: number;
  y: number;
  number: number;
  tone?: 'house' | 'store' | 'done';
  /** How much smaller than on the whole map. */
  scale?: number;
  /** What stands beside it. */
  name?: { text: string; side: 'left' | 'right' };
}

/** A place with its number. */
export function MapPin({ x, y, number, tone = 'house', scale = 1, name }: MapPinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={styles[tone]}>
      <path d={PIN} />
      <text y={-15} className={styles.number}>
        {number}
      </text>
      {name ? (
        <text x={name.side === 'right' ? 16 : -16} y={-14} className={styles.name} data-side={name.side}>
          {name.text}
        </text>
      ) : null}
    </g>
  );
}
