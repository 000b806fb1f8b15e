import type { PageRoute } from '@vitis/contracts/registry';

/** Lets a person in, or throws the redirect that sends them to sign-in. The server lets everyone pass: it renders no protected screen. */
export type RouteGuard = (route: Pick<PageRoute, 'guest' | 'roles'>, request: Request) => Promise<void>;
