import { type Location, listStores } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import { useCallback, useState } from 'react';
import styles from './house-map.module.scss';
import { KakaoMap } from './kakao-map.tsx';
import { curveThrough, HAN_RIVER, MAP, MOTORWAYS, placeOnMap, SEOUL } from './map-geography.ts';

const CITY = curveThrough(SEOUL, true);
const RIVER = curveThrough(HAN_RIVER);
const ROADS = MOTORWAYS.map((road) => curveThrough(road));

/** A pin whose tip stands on a place, 30 high. */
const PIN = 'M0 0C-3 -8 -12 -12 -12 -21A12 12 0 0 1 12 -21C12 -12 3 -8 0 0Z';

interface HouseMapProps {
  house: Location;
  className?: string | undefined;
}

/**
 * The capital area with the house and its stores, drawn from their coordinates: no map of anybody else's is loaded, and
 * nobody else learns who looks. Places that are not there, or beyond the edges, are left out. Where the operator has a key,
 * Kakao's own map comes to lie over it.
 */
export function HouseMap({ house, className }: HouseMapProps) {
  const { t } = useTranslation('mf-catalog');
  const stores = useEndpoint(listStores, {});
  const places = [
    { id: 0, name: house.companyName, ...house },
    ...(stores.data?._embedded.items ?? []),
  ].flatMap(({ id, name, longitude, latitude }) =>
    longitude === null || latitude === null ? [] : [{ id, name, longitude, latitude }],
  );
  const pins = places.flatMap(({ id, name, longitude, latitude }) => {
    const point = placeOnMap([longitude, latitude]);
    return point === null ? [] : [{ id, name, ...point }];
  });
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  if (pins.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <div className={classNames(styles.map, className)}>
        <svg
          viewBox={`0 0 ${MAP.width} ${MAP.height}`}
          preserveAspectRatio="xMidYMid slice"
          role="img"
          aria-label={t('direction.map', { names: pins.map(({ name }) => name).join(', ') })}
          aria-hidden={isReady}
        >
          <rect width={MAP.width} height={MAP.height} className={styles.land} />
          <path d={CITY} className={styles.city} />
          {ROADS.map((road) => (
            <path key={road} d={road} className={styles.road} />
          ))}
          <path d={RIVER} className={styles.river} />
          <text x={236} y={76} className={styles.place}>
            {t('direction.seoul')}
          </text>
          <text x={470} y={160} className={styles.water}>
            {t('direction.river')}
          </text>
          {pins.map(({ id, x, y }, at) => (
            <g key={id} transform={`translate(${x} ${y})`} className={at === 0 ? styles.house : styles.store}>
              <path d={PIN} />
              <text y={-15} className={styles.number}>
                {at + 1}
              </text>
            </g>
          ))}
        </svg>
        {house.kakaoMap ? <KakaoMap places={places} isReady={isReady} onReady={onReady} /> : null}
      </div>
      <figcaption>
        <ol className={styles.legend}>
          {pins.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
