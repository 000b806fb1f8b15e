import type { ComponentType } from 'react';
import type { DataRequest } from '../api/requests.ts';

/** What a route is asked for: the same on the server and in the browser. */
export interface RouteRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
}

/** Where one is, or a step on the way there: with an address. */
export interface Crumb {
  label: string;
  href?: string;
}

/** Head of a page that depends on its data: title (the shop's brand is added), description, largest image. */
export interface PageHead {
  title?: string;
  /** Stands after the route's own title, in whatever language that is: `견적서 E20261118-0004`. */
  subject?: string;
  /** Stand in the breadcrumb in place of the route's title, after the titles of the routes above it. */
  crumbs?: Crumb[];
  description?: string;
  /** Preloaded with the page. */
  image?: { srcSet: string; sizes: string; type: string };
}

/** Module of one screen, loaded when it is visited. */
export interface ScreenModule {
  Screen: ComponentType;
}

/** Reads an answer of the route's own data requests; undefined where it is missing. */
export type ReadData = <R extends DataRequest>(
  request: R,
) => import('../api/requests.ts').AnswerOf<R> | undefined;

export interface RemoteRoute {
  /** As in `remote.json`. */
  path: string;
  /** `() => import(/* webpackChunkName: "…" *\/ './features/…')`; the chunk's name as in `remote.json`. */
  load: () => Promise<ScreenModule>;
  /** What the screen reads first; asked together with its code, and by the server before it renders. */
  data?: (request: RouteRequest) => DataRequest[];
  /** Title and description from the data; the route's own title in `remote.json` where it is left out. */
  head?: (request: RouteRequest, read: ReadData) => PageHead;
}

/** The one module that a remote exposes (`./remote`). */
export interface Remote {
  name: string;
  routes: RemoteRoute[];
}

/**
 * Declares a remote whose screens stand without a frame. It is here for builds that were released before
 * `@vitis/portal/remote`, which declares all of today's.
 *
 * @public
 */
export function defineRemote(remote: Remote): Remote {
  return remote;
}
