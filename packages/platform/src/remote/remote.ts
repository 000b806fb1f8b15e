import type { Role } from '@vitis/contracts';
import type { ComponentType } from 'react';
import type { DataRequest } from '../api/requests.ts';

/** What a route is asked for: the same on the server and in the browser. */
export interface RouteRequest {
  params: Record<string, string | undefined>;
  search: URLSearchParams;
  /** Of who looks; none, or left out, for a guest. */
  roles?: readonly Role[];
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
  /** False for a page that search engines are not to list, such as what somebody has searched for. */
  isIndexed?: boolean;
  /** Path and query under which the page is known, where more addresses show the same; the same one in each language. */
  canonical?: string;
  /** Preloaded with the page, and shown where it is shared. */
  image?: { srcSet: string; sizes: string; type: string };
  /** What the page is about, for search engines: type and properties of schema.org. Paths become addresses. */
  structuredData?: Record<string, unknown>;
}

/** Module of one screen, loaded when it is visited. */
export interface ScreenModule {
  Screen: ComponentType;
}

/** Reads an answer of the route's own data requests; undefined where it is missing. */
export type ReadData = <R extends DataRequest>(
  request: R,
) => import('../api/requests.ts').AnswerOf<R> | undefined;

/** What a screen says of its route. */
export interface RouteDeclaration {
  /** Everyone (the server renders it, as a guest sees it), every member, or those who have one of these roles. */
  access: 'everyone' | 'members' | readonly Role[];
  /**
   * What the screen reads first. The build writes it into the description, so that it is asked for with the code. Where there
   * is none of it the page is not found; of several things of one endpoint, where all of them are gone.
   */
  data?: (request: RouteRequest) => DataRequest[];
  /** Title and description from the data; the route's own title in `remote.json` where it is left out. */
  head?: (request: RouteRequest, read: ReadData) => PageHead;
}

/** Its declaration is there once the screen has been loaded: until then a page carries nothing but the way to it. */
export interface RemoteRoute extends Partial<RouteDeclaration> {
  /** As in `remote.json`. */
  path: string;
  /** `() => import(/* webpackChunkName: "…" *\/ './features/…')`. */
  load: () => Promise<ScreenModule>;
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
