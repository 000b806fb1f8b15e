import type { Language, PageInfo } from '@vitis/contracts';
import { MEMBER_FRAME_CHUNK, type PageData, type PageRegistry } from '@vitis/contracts/registry';
import * as platform from '@vitis/platform';
import {
  cacheKey,
  type DataRequest,
  type PageHead,
  type ReadData,
  type Remote,
  type RemoteRoute,
  type RouteRequest,
} from '@vitis/platform';
import * as platformData from '@vitis/platform/data';
import * as platformI18n from '@vitis/platform/i18n';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from '@vitis/platform/owner';
import * as platformRouter from '@vitis/platform/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { createI18n, type Messages } from './app/i18n.ts';
import { createIsOpen } from './app/is-open.ts';
import { knownAnswers } from './app/known-answers.ts';
import { breadcrumbOf } from './app/layouts/page-breadcrumb.tsx';
import { pageTitle } from './app/navigation/page-title.tsx';
import { createRoutes, isForMembers, isMissing } from './app/routes.tsx';
import { shellData } from './app/shell-data.ts';
import { openScreen, type ScreenSource } from './federation/screen-source.ts';
import type { RouteHandle } from './shared/current-route.ts';
import { houseFacts } from './shop/house-facts.ts';

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

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  language: Language;
  registry: PageRegistry;
  messages: Messages;
  /** Server bundle of the remote that owns the address; absent for a frame. */
  remote?: { part: string; build: string; module: Remote };
  /** Asks the provider as a guest; undefined when it has no answer in time or fails. */
  ask: (request: DataRequest) => Promise<{ status: number; body: unknown } | undefined>;
}

export interface RenderOutput {
  status: number;
  html: string;
  rendered: PageData['rendered'];
  answers: PageData['answers'];
  missing: PageData['missing'];
  head: PageHead & { house: readonly Record<string, unknown>[] };
  /** Lazy chunk of the screen, whose files the page preloads. */
  chunk: string | null;
  /** Lazy chunk of the frame around it, likewise. */
  frame: string | null;
  part: string | null;
}

/** Which part and route an address belongs to; null where nobody owns it. */
export function match(registry: PageRegistry, pathname: string): { part: string; guest: boolean } | null {
  const nothing: ScreenSource = { load: async (part) => ({ status: 'pending', part }) };
  const handle = matchRoutes(createRoutes(registry, nothing, letEveryoneIn), pathname)?.at(-1)?.route
    .handle as RouteHandle | undefined;
  return handle === undefined ? null : { part: handle.part, guest: handle.route.guest };
}

/** What React writes in the place of something that threw while it was rendered. */
const LEFT_OUT = '<!--$!-->';

const letEveryoneIn = async () => {};

/** Whether an answer is a page behind the last of its list: there is none of that number, as the screen says, too. */
function isPastEnd(body: unknown): boolean {
  const { page } = (body ?? {}) as { page?: Partial<PageInfo> };
  return (
    page?.number !== undefined &&
    page.number > 0 &&
    page.number >= (page.totalPages ?? Number.POSITIVE_INFINITY)
  );
}

/**
 * Renders an address as a guest sees it; without the remote the frame with a placeholder. Throws where the remote does,
 * so that the caller can tell of it and ask for the frame.
 */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { language, remote } = input;
  const answers: PageData['answers'] = {};
  const missing: string[] = [];
  let pastEnd = false;
  const collectOne = async (request: DataRequest, key: string) => {
    const answer = await input.ask(request);
    if (answer?.status === 200) answers[key] = answer.body;
    if (answer?.status === 404) missing.push(key);
    if (isPastEnd(answer?.body)) pastEnd = true;
  };
  // Frame and screen may want the same.
  const asked = new Map<string, Promise<void>>();
  const collect = async (requests: DataRequest[]) => {
    await Promise.all(
      requests.map((request) => {
        const key = cacheKey(request.endpoint, request.input, language);
        const asking = asked.get(key) ?? collectOne(request, key);
        asked.set(key, asking);
        return asking;
      }),
    );
  };
  const keyOf = ({ endpoint, input: wish }: DataRequest) => cacheKey(endpoint, wish, language);
  const read: ReadData = (request) => answers[keyOf(request)] as never;
  const isNone = (request: DataRequest) => missing.includes(keyOf(request));

  const screens: ScreenSource = {
    async load(part, description, request) {
      if (remote === undefined || remote.part !== part) return { status: 'pending', part };
      const screen = await openScreen(part, remote.build, remote.module, description);
      const wanted = screen.route.data?.(request) ?? [];
      await collect(wanted);
      const complete = wanted.every((one) => keyOf(one) in answers || isNone(one));
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
    const request = { params, search: new URL(input.url).searchParams };
    if (route.data?.(request).some(isNone)) return { title: text('error.404.title') };
    return route.head?.(request, read);
  };
  const html = renderToString(
    <App
      i18n={i18n}
      page={{ registry: input.registry }}
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
  const rendered = handle === undefined || screen?.status === 'ready' ? 'full' : 'frame';
  const head = screen?.status === 'ready' ? headOf(screen.route, last?.params ?? {}) : undefined;
  return {
    status: missing.length > 0 || pastEnd || isMissing(last?.route.id) ? 404 : context.statusCode,
    html,
    rendered,
    answers,
    missing,
    head: {
      description: text('frame.description'),
      ...head,
      title: pageTitle(handle?.route.title[language] ?? '', head ?? {}),
      crumbs: breadcrumbOf(input.registry, pathname, language, text('frame.home'), head?.crumbs),
      house: pathname === '/' ? houseFacts(language) : [],
    },
    chunk: handle?.route.chunk ?? null,
    frame: isForMembers(context.matches) ? MEMBER_FRAME_CHUNK : null,
    part: handle?.part ?? null,
  };
}
