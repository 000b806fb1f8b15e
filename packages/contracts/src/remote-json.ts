import * as v from 'valibot';
import { RemoteDescription, RouteDescription } from './registry.ts';

const { path, title, layout, desk, isListed, description, tabBar, footer } = RouteDescription.entries;

/** What people decide about a route. All else its screen says (`*.route.tsx`), and the build writes it beside this. */
const DecidedRoute = v.strictObject({
  path,
  title,
  layout,
  desk,
  isListed,
  description,
  tabBar,
  footer,
});

/** `remote.json`: what people decide about a remote. The build makes the description of it that is released. */
export const RemoteJson = v.object({ ...RemoteDescription.entries, routes: v.array(DecidedRoute) });
export type RemoteJson = v.InferOutput<typeof RemoteJson>;
