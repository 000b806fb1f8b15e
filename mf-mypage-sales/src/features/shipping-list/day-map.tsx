import { getLocation } from '@vitis/contracts';
import { DELIVERY_TRAITS } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { AreaMap, MAP, MapPin, placeOnMap } from '@vitis/portal/map';
import { Button, buttonClass, Icon, pinIcon, Skeleton } from '@vitis/ui';
import { useEffect, useState } from 'react';
import { pointOfHouse, pointsOf } from '../../shared/map-points.ts';
import styles from './day-map.module.scss';
import { kakaoLegs, type RoutePlace, tmapHref } from './day-route.ts';
import type { Stop } from './stops.ts';

type Points = Awaited<ReturnType<typeof pointsOf>>;

/** Where the stops' addresses are; `failed` where the map did not say. */
function usePoints(addresses: readonly string[]) {
  const wanted = [...new Set(addresses)].sort().join('\n');
  const [points, setPoints] = useState<Points | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    pointsOf(wanted.split('\n')).then(
      (known) => isGone || setPoints(known),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [wanted, tries]);
  return { points, failed, retry: () => setTries((before) => before + 1) };
}

/** Room around the pins, and the least that is shown, in units of the map. */
const MARGIN = 40;
const LEAST_WIDTH = 120;
/** A pin on a telephone is larger than on a page that has room. */
const PIN_SCALE = 1.7;
/** So many places have room for their names. */
const NAMED_PINS = 8;

interface Pin {
  x: number;
  y: number;
  number: number;
  clientName: string;
  isOpen: boolean;
}

/** Stops at one place share a pin, which has the number of the first that is left, and is named with all of them. */
function sharedPins(pins: readonly Pin[]) {
  const places = new Map<string, Pin[]>();
  for (const pin of pins) {
    const key = `${pin.x} ${pin.y}`;
    places.set(key, [...(places.get(key) ?? []), pin]);
  }
  return [...places.values()].map((all) => {
    const first = all.find(({ isOpen }) => isOpen) ?? all[0]!;
    const names = [...new Set(all.map(({ clientName }) => clientName))].join(', ');
    const numbers = all.map(({ number }) => number).join('·');
    return { ...first, name: all.length > 1 ? `${numbers} ${names}` : names };
  });
}

/** The part of the map that shows all of these, in the map's own shape. */
function viewOf(pins: readonly { x: number; y: number }[]) {
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const share = MAP.width / MAP.height;
  const width = Math.min(
    MAP.width,
    Math.max(LEAST_WIDTH, right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * share),
  );
  const height = width / share;
  // A pin stands above its place.
  return {
    x: (left + right - width) / 2,
    y: (top + bottom - height) / 2 - 10 * (width / MAP.width),
    width,
    height,
  };
}

/** The stops of a day on the map of the house, and the way through those that are left in the apps of the phone. */
export function DayMap({ stops }: { stops: readonly Stop[] }) {
  const { t } = useTranslation('mf-mypage-sales');
  const house = useEndpoint(getLocation, {});
  const { points, failed, retry } = usePoints(stops.map(({ delivery }) => delivery.shipping.address1));
  if (failed)
    return (
      <p role="alert">
        {t('shipping.route.failed')}{' '}
        <Button size="small" onClick={retry}>
          {t('portal.common.retry')}
        </Button>
      </p>
    );
  if (points === null || house.status === 'loading') return <Skeleton shape="block" height={260} />;

  const placed = stops.map((stop, at) => ({
    stop,
    number: at + 1,
    isOpen: DELIVERY_TRAITS[stop.status].open,
    point: points.get(stop.delivery.shipping.address1) ?? null,
  }));
  const known = placed.flatMap(({ point, ...rest }) => (point === null ? [] : [{ ...rest, point }]));
  const pins = known.flatMap(({ point, ...rest }) => {
    const at = placeOnMap([point.longitude, point.latitude]);
    const { number, isOpen, stop } = rest;
    return at === null ? [] : [{ number, isOpen, clientName: stop.delivery.clientName, ...at }];
  });
  const shared = sharedPins(pins);
  const unknown = placed.filter(({ number }) => !pins.some((pin) => pin.number === number));
  const routePlace = ({ stop, point }: (typeof known)[number]): RoutePlace => ({
    name: stop.delivery.clientName,
    ...point,
  });
  const left = known.filter(({ isOpen }) => isOpen).map(routePlace);
  const last = known.findLast(({ isOpen }) => !isOpen);
  const depot = house.data ? pointOfHouse(house.data) : null;
  const start = last ? routePlace(last) : depot && { name: t('shipping.route.house'), ...depot };
  const legs = start === null ? kakaoLegs(left[0]!, left.slice(1)) : kakaoLegs(start, left);
  const view = pins.length > 0 ? viewOf(pins) : null;
  const [next] = left;

  return (
    <div className={styles.day}>
      {view === null ? null : (
        <AreaMap
          className={styles.map}
          view={view}
          label={t('shipping.route.label', {
            names: pins.map(({ number, clientName }) => `${number} ${clientName}`).join(', '),
          })}
          names={{ city: t('shipping.route.city'), river: t('shipping.route.river') }}
          kakao={
            house.data?.kakaoMap
              ? { title: t('shipping.route.kakaoTitle'), places: known.map(routePlace) }
              : undefined
          }
        >
          <polyline
            className={styles.way}
            points={pins.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
          {/* The first stop stands above those behind it. */}
          {shared.toReversed().map(({ x, y, number, isOpen, name }) => (
            <MapPin
              key={number}
              {...{ x, y, number }}
              tone={isOpen ? 'house' : 'done'}
              scale={(PIN_SCALE * view.width) / MAP.width}
              {...(shared.length > NAMED_PINS
                ? {}
                : { name: { text: name, side: x > view.x + view.width / 2 ? 'left' : 'right' } })}
            />
          ))}
        </AreaMap>
      )}
      {unknown.length === 0 ? null : (
        <p className={styles.unknown}>
          {t('shipping.route.unknown', {
            names: unknown.map(({ number, stop }) => `${number} ${stop.delivery.clientName}`).join(', '),
          })}
        </p>
      )}
      {next === undefined ? null : (
        <p className={styles.ways}>
          {legs.map(({ first, last: end, href }) => (
            <a
              key={first}
              className={buttonClass({ size: 'small' })}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon drawing={pinIcon} size={16} />{' '}
              {legs.length === 1
                ? t('shipping.route.kakao', { count: left.length })
                : t('shipping.route.kakaoPart', { first, last: end })}
            </a>
          ))}
          <a className={buttonClass({ size: 'small' })} href={tmapHref(next)}>
            <Icon drawing={pinIcon} size={16} /> {t('shipping.route.tmap', { name: next.name })}
          </a>
        </p>
      )}
    </div>
  );
}
