import { type Location, listStores } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { AreaMap, MapPin, placeOnMap } from '@vitis/portal/map';
import styles from './house-map.module.scss';

interface HouseMapProps {
  house: Location;
  className?: string | undefined;
}

/**
 * The capital area with the house and its stores. Places that are not there, or beyond the edges, are left out. Where the
 * operator has a key, Kakao's own map comes to lie over it.
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
  if (pins.length === 0) return null;
  return (
    <figure className={styles.figure}>
      <AreaMap
        className={className}
        label={t('direction.map', { names: pins.map(({ name }) => name).join(', ') })}
        names={{ city: t('direction.seoul'), river: t('direction.river') }}
        kakao={house.kakaoMap ? { title: t('direction.kakaoMap'), places } : undefined}
      >
        {pins.map(({ id, x, y }, at) => (
          <MapPin key={id} x={x} y={y} number={at + 1} tone={at === 0 ? 'house' : 'store'} />
        ))}
      </AreaMap>
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
