/**
 * What the shell alone may touch: the writing side of the stores, the tabs' channel, the socket, the router itself.
 * Lint closes this entry to remotes.
 */

export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  matchPath,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  redirect,
  ScrollRestoration,
  type StaticHandlerContext,
  StaticRouterProvider,
  useLoaderData,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
export { loadTransport, prefetchAnswer } from './api/api-client.ts';
export { prefetchCache } from './api/prefetch-cache.ts';
export { addressOfKey, isMembersKey, viewerKey } from './api/requests.ts';
export { ownerOf } from './api/token.ts';
export { joinTabs } from './events/event-bus.ts';
export { OpenAddresses } from './open-addresses.ts';
export { provideSessionCommands, type SessionCommands } from './session/session-commands.ts';
export { connectSocket, disconnectSocket, onSocket } from './socket/socket.ts';
export { dialogQueueStore } from './stores/dialog.store.ts';
export {
  cartCountStore,
  chatUnreadStore,
  languageStore,
  onlineStore,
  viewportWidthStore,
  webviewStore,
} from './stores/page.store.ts';
export { RenderedForMember } from './stores/rendered-values.tsx';
export { $sessionState as sessionStore } from './stores/session.store.ts';
