import { LocationContext, RouteContext, RouterStateContext } from '@vitis/platform/owner';
import { type ContextType, createElement, type ReactNode, useContext, useMemo, useState } from 'react';
import type { RouterState } from './stage-store.ts';

/** An address of a screen as the router will describe it once the page is there. */
export type Place = Pick<RouterState, 'location' | 'matches' | 'loaderData'>;

const leafOf = ({ matches }: Pick<RouterState, 'matches'>) => matches.at(-1)?.route.id;

/** Whether the page is at this very address, and came there without a state that the screen could read. */
export function isAt({ location: place }: Place, { location }: RouterState): boolean {
  const parts = ['pathname', 'search', 'hash'] as const;
  return parts.every((part) => place[part] === location[part]) && location.state === null;
}

/** What the router draws below its first match, each part in the context that its outlet and parameters come from. */
function screenOf(matches: RouterState['matches']): ReactNode {
  return matches.reduceRight<ReactNode>((outlet, { route }, at) => {
    if (at === 0) return outlet;
    const context = { outlet, matches: matches.slice(0, at + 1), isDataRoute: true };
    const { Component, element } = route;
    return (
      <RouteContext value={context as ContextType<typeof RouteContext>}>
        {Component ? createElement(Component) : element}
      </RouteContext>
    );
  }, null);
}

/**
 * Layout and screen of an address that the page is not at. They see the router as it will be there, and that view stays
 * the same when the page arrives, so that nothing is drawn twice; once the address changes they see the router itself.
 */
export function PlaceAhead({ place }: { place: Place }) {
  const state = useContext(RouterStateContext) as RouterState;
  const location = useContext(LocationContext);
  const { navigation, revalidation, blockers } = state;
  const ahead = useMemo(
    () => ({ ...state, ...place, errors: null }),
    [place, navigation, revalidation, blockers],
  );
  const [locationAhead] = useState(() => ({ ...location, location: place.location }));
  const isAhead = leafOf(state) !== leafOf(place) || isAt(place, state);
  const { matches } = isAhead ? place : state;
  const screen = useMemo(() => screenOf(matches), [matches]);
  return (
    <RouterStateContext value={isAhead ? ahead : state}>
      <LocationContext value={isAhead ? locationAhead : location}>{screen}</LocationContext>
    </RouterStateContext>
  );
}
