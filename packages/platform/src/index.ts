export { type Answer, type CallOptions, callApi, fetchData } from './api/api-client.ts';
export { ApiFailure, type FailureKind } from './api/api-failure.ts';
export { fetchFile } from './api/fetch-file.ts';
export { reportFailure } from './api/report-failure.ts';
export {
  type AnswerOf,
  cacheKey,
  type DataRequest,
  type EndpointInput,
  request,
} from './api/requests.ts';
export { expiryOf, isExpired } from './api/token.ts';
export { type PlatformEvent, type PlatformEvents, publish, subscribe } from './events/event-bus.ts';
export {
  type Crumb,
  /** @public */
  defineRemote,
  type PageHead,
  type ReadData,
  type Remote,
  type RemoteRoute,
  type RouteDeclaration,
  type RouteRequest,
  type ScreenModule,
} from './remote/remote.ts';
export { signIn, signOut } from './session/session-commands.ts';
export { $socketOpen, emitSocket, onSocket, useSocketHint } from './socket/socket.ts';
export { $dialogs, confirm, type DialogRequest, showAlert } from './stores/dialog.store.ts';
export {
  $cartCount,
  $chatUnread,
  $language,
  $online,
  $viewportWidth,
  $webview,
  type WebviewState,
} from './stores/page.store.ts';
export {
  $firstRole,
  $session,
  $token,
  $user,
  type Session,
  type SessionState,
  type UserInfo,
} from './stores/session.store.ts';
export { $unsaved, holdUnsaved, useUnsaved } from './stores/unsaved.store.ts';
export { atom, useStore } from './stores/use-store.ts';
