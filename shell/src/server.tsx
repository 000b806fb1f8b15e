import { type Endpoint, getMe, type Language, type Me, type PageInfo } from '@vitis/contracts';
import {
  MEMBER_FRAME_CHUNK,
  type PageData,
  type PageRegistry,
  type PageRoute,
} from '@vitis/contracts/registry';
import * as platform from '@vitis/platform';
import {
  cacheKey,
  type DataRequest,
  type PageHead,
  type ReadData,
  type Remote,
  type RemoteRoute,
  type RouteRequest,
  request,
  type UserInfo,
} from '@vitis/platform';
import * as platformData from '@vitis/platform/data';
import * as platformI18n from '@vitis/platform/i18n';
import {
  createStaticHandler,
  createStaticRouter,
  isMembersKey,
  matchRoutes,
  StaticRouterProvider,
  viewerKey,
} from '@vitis/platform/owner';
import * as platformRouter from '@vitis/platform/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { App } from './app/app.tsx';
import { createI18n, type Messages } from './app/i18n.ts';
import { createIsOpen } from './app/is-open.ts';
import { knownAnswers } from './app/known-answers.ts';
import { breadcrumbOf } from './app/layouts/page-breadcrumb.tsx';
import { pageTitle } from './app/navigation/page-title.tsx';
import { isNoneLeft } from './app/none-left.ts';
import { pageDescription } from './app/page-description.ts';
import { createRoutes, isForMembers, isMissing, NOT_FOUND } from './app/routes.tsx';
import { shellData } from './app/shell-data.ts';
import { isForRoles } from './features/session/guard.ts';
import { userOf } from './features/session/user-of.ts';
import { openScreen, type ScreenSource } from './federation/screen-source.ts';
import type { RouteHandle } from './shared/current-route.ts';
import { houseFacts } from './shop/house-facts.ts';
import { BRAND } from './shop/shop-facts.ts';

/** What the gateway answers a remote's `require` with: one React, one router, one cache on the server too. */
export const hostModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@vitis/platform': platform,
  '@vitis/platform/data': platformData,
  '@vitis/platform/i18n': platformI18n,
  '@vitis/platform/router': platformRouter,
};

/** Says that `render` marks what it made for a member; a build without it is given nothing of members. */
export const rendersForMembers = true;

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  language: Language;
  registry: PageRegistry;
  messages: Messages;
  /** What the remote says of the page, where its head does not say it: `{title}` and `{count}` stand for the page's own. */
  description?: string;
  /** Server bundle of the remote that owns the address; absent for a frame. */
  remote?: { part: string; build: string; module: Remote };
  /** Whether `ask` asks as a member, for a screen that is one's own. */
  forMember?: boolean;
  /** Asks the provider, as a guest unless said otherwise; undefined when it has no answer in time or fails. */
  ask: (request: DataRequest) => Promise<{ status: number; body: unknown } | undefined>;
}

export interface RenderOutput {
  status: number;
  html: string;
  rendered: PageData['rendered'];
  answers: PageData['answers'];
  missing: PageData['missing'];
  /** Whom the screen was rendered for, where it is a member's. */
  member?: PageData['member'];
  head: PageHead & { brand: string; house: readonly Record<string, unknown>[]; housePicture: string };
  /** Lazy chunk of the screen, whose files the page preloads. */
  chunk: string | null;
  /** Lazy chunk of the frame around it, likewise. */
  frame: string | null;
  part: string | null;
}

const nothing: ScreenSource = { load: async (part) => ({ status: 'pending', part }) };

/** Routes without screens, once for a registry. */
const matched = new WeakMap<PageRegistry, ReturnType<typeof createRoutes>>();

/** Which part and route an address belongs to; null where nobody owns it. */
export function match(registry: PageRegistry, pathname: string): { part: string; guest: boolean } | null {
  const routes = matched.get(registry) ?? createRoutes(registry, nothing, letEveryoneIn);
  matched.set(registry, routes);
  const handle = matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle === undefined ? null : { part: handle.part, guest: handle.route.guest };
}

/** What React writes in the place of something that threw while it was rendered. */
const LEFT_OUT = '<!--$!-->';

const letEveryoneIn = async () => {};

/** Whether a member's screen is this person's to see; who lacks something is told in the browser. */
const mayOpen = (route: PageRoute, user: UserInfo | undefined): boolean =>
  user !== undefined && !user.secondFactorMissing && isForRoles(route, user);

/** Whether an answer is a page behind the last of its list: there is none of that number, as the screen says, too. */
function isPastEnd(body: unknown): boolean {
  const { page } = (body ?? {}) as { page?: Partial<PageInfo> };
  return (
    page?.number !== undefined &&
    page.number > 0 &&
    page.number >= (page.totalPages ?? Number.POSITIVE_INFINITY)
  );
}

/** An answer as its endpoint describes it, with what an older provider leaves out; undefined where it is something else. */
function checked(endpoint: Endpoint, body: unknown): unknown {
  const schema = (endpoint.responses as Record<number, v.GenericSchema | undefined>)[200];
  const parsed = schema && v.safeParse(schema, body);
  return parsed?.success ? parsed.output : undefined;
}

/**
 * Renders an address as a guest sees it, or a member where `ask` asks as one; without the remote, and for somebody whom
 * the screen is not for, the frame with a placeholder. Throws where the remote does, so that the caller can tell of it and
 * ask for the frame.
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { language, remote } = input;
  const answers: PageData['answers'] = {};
  const missing: string[] = [];
  let noneLeft = false;
  let pastEnd = false;
  const meAnswer = input.forMember ? await input.ask(request(getMe)) : undefined;
  const me = meAnswer?.status === 200 ? (checked(getMe, meAnswer.body) as Me | undefined) : undefined;
  const member = me && userOf(me);
  const collectOne = async (request: DataRequest, key: string) => {
    const answer = await input.ask(request);
    const body = answer?.status === 200 ? checked(request.endpoint, answer.body) : undefined;
    if (body !== undefined) answers[key] = body;
    if (answer?.status === 404) missing.push(key);
    if (isPastEnd(answer?.body)) pastEnd = true;
  };
  const keyOf = ({ endpoint, input: wish }: DataRequest) =>
    viewerKey(endpoint, cacheKey(endpoint, wish, language), member?.id);
  // Frame and screen may want the same. Answers are sent in this order, not in that in which they came: the same page is
  // the same, letter by letter.
  const asked = new Map<string, Promise<void>>();
  if (me !== undefined) {
    answers[keyOf(request(getMe))] = me;
    asked.set(keyOf(request(getMe)), Promise.resolve());
  }
  const collect = async (requests: DataRequest[]) => {
    await Promise.all(
      requests.map((request) => {
        const key = keyOf(request);
        const asking = asked.get(key) ?? collectOne(request, key);
        asked.set(key, asking);
        return asking;
      }),
    );
  };
  const read: ReadData = (request) => answers[keyOf(request)] as never;
  const isGone = (request: DataRequest) => missing.includes(keyOf(request));

  const roles = member && { roles: member.roles };
  const screens: ScreenSource = {
    async load(part, description, request) {
      if (remote === undefined || remote.part !== part) return { status: 'pending', part };
      if (!description.guest && !mayOpen(description, member)) return { status: 'pending', part };
      const screen = await openScreen(part, remote.build, remote.module, description);
      const wanted = screen.route.data?.({ ...request, ...roles }) ?? [];
      await collect(wanted);
      noneLeft = isNoneLeft(wanted, isGone);
      const complete = wanted.every((one) => keyOf(one) in answers || isGone(one));
      return complete ? screen : { status: 'pending', part };
    },
  };

  const { pathname } = new URL(input.url);
  const i18n = createI18n(language, input.messages);
  const text = (key: string): string => i18n.t(key, { ns: 'shell' });
  const routes = createRoutes(input.registry, screens, letEveryoneIn);
  const handler = createStaticHandler(routes);
  const [context] = await Promise.all([handler.query(new Request(input.url)), collect(shellData())]);
  if (context instanceof Response) throw new Error('A page that everyone may see redirected on the server');

  const last = context.matches.at(-1);
  const handle = last?.route.handle as RouteHandle | undefined;
  const screen = context.loaderData[last?.route.id ?? ''] as
    | Awaited<ReturnType<ScreenSource['load']>>
    | undefined;
  const headOf = (route: RemoteRoute, params: RouteRequest['params']): PageHead | undefined => {
    if (noneLeft) return { title: text('error.404.title') };
    return route.head?.({ params, search: new URL(input.url).searchParams, ...roles }, read);
  };
  const rendered = handle === undefined || screen?.status === 'ready' ? 'full' : 'frame';
  const shownTo = rendered === 'full' && handle?.route.guest === false ? member : undefined;
  const html = renderToString(
    <App
      i18n={i18n}
      page={{ registry: input.registry, renderedFor: shownTo }}
      data={{ provider: () => knownAnswers({ answers, missing }) as never }}
      isOpen={createIsOpen(routes)}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  // Sent like this the page would find out in the browser, and nobody here would know.
  if (screen?.status === 'ready' && html.includes(LEFT_OUT))
    throw new Error(`${screen.part} threw while its screen was rendered`);
  const head = (screen?.status === 'ready' && headOf(screen.route, last?.params ?? {})) || {};
  // As `PageTitle` says it once the page is alive.
  const unowned = text(last?.route.id === NOT_FOUND ? 'error.404.title' : 'notYet');
  const title = pageTitle(handle ? (handle.route.title[language] ?? '') : unowned, head);
  // A frame is nobody's: what came for the member goes with a screen that says whose it is, or not at all.
  const isSent = (key: string) => shownTo !== undefined || !isMembersKey(key);
  return {
    status: noneLeft || pastEnd || isMissing(last?.route.id) ? 404 : context.statusCode,
    html,
    rendered,
    answers: Object.fromEntries(
      [...asked.keys()].filter((key) => key in answers && isSent(key)).map((key) => [key, answers[key]]),
    ),
    missing: [...asked.keys()].filter((key) => missing.includes(key) && isSent(key)),
    member: shownTo?.id,
    head: {
      ...head,
      title,
      description:
        head.description ||
        (pageDescription(input.description, title, head, language) ?? text('frame.description')),
      brand: BRAND,
      crumbs: breadcrumbOf(input.registry, pathname, language, text('frame.home'), head.crumbs),
      house: pathname === '/' ? houseFacts(language) : [],
      housePicture: 'share.png',
    },
    chunk: handle?.route.chunk ?? null,
    frame: isForMembers(context.matches) ? MEMBER_FRAME_CHUNK : null,
    part: handle?.part ?? null,
  };
}
