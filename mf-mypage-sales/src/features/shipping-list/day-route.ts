import type { MapPoint } from '@vitis/domain';

/** A stop whose place is known. */
export interface RoutePlace extends MapPoint {
  name: string;
}

/** Places of one way on Kakao's map: where it begins, five on the way, and where it ends. */
const PLACES_OF_A_WAY = 7;

/** A comma and a slash part the address of the way. */
const partOf = ({ name, latitude, longitude }: RoutePlace): string =>
  `${encodeURIComponent(name.replace(/[,/]/g, ' '))},${latitude},${longitude}`;

/** A part of the day's way, from one place on. */
export interface RouteLeg {
  /** Numbers of its stops among those that are left, from 1. */
  first: number;
  last: number;
  href: string;
}

/**
 * The way through all places that are left, for Kakao's map, in as many parts as it takes: each begins where the one before
 * ends.
 */
export function kakaoLegs(start: RoutePlace, places: readonly RoutePlace[]): RouteLeg[] {
  const legs: RouteLeg[] = [];
  const step = PLACES_OF_A_WAY - 1;
  for (let at = 0; at < places.length; at += step) {
    const way = [at === 0 ? start : places[at - 1]!, ...places.slice(at, at + step)];
    legs.push({
      first: at + 1,
      last: Math.min(at + step, places.length),
      href: `https://map.kakao.com/link/by/car/${way.map(partOf).join('/')}`,
    });
  }
  return legs;
}

/** T map's way to one place; the app takes no more by a link. */
export const tmapHref = ({ name, longitude, latitude }: RoutePlace): string =>
  `tmap://route?${new URLSearchParams({ goalname: name, goalx: String(longitude), goaly: String(latitude) })}`;
