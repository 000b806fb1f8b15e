import { act, screen as page, render } from '@testing-library/react';
import type { PageRoute } from '@vitis/contracts/registry';
import {
  $changes,
  createMemoryRouter,
  MemoryRouterProvider,
  type RouteObject,
  sessionStore,
  useLoaderData,
} from '@vitis/platform/owner';
import { Outlet, useBlocker, useLocation, useMatches, useParams } from '@vitis/platform/router';
import { type ReactElement, type Ref, useEffect } from 'react';
import type { LoadedScreen, ReadyScreen } from '../screen-source.ts';
import { startDrawingAhead } from './draw-ahead.ts';
import { screenAhead } from './screen-ahead.tsx';
import { Stage } from './stage.tsx';
import { stageStore } from './stage-store.ts';

const seen: string[] = [];
let draws = 0;

function Bottle() {
  draws += 1;
  return null;
}

/** Lets nobody go to wine 9 unasked. */
function Order() {
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/wines/9');
  return <span role="status">{blocker.state}</span>;
}

function Wine() {
  const { id } = useParams();
  const { search } = useLocation();
  const leaf = useMatches().at(-1)?.id;
  useEffect(() => {
    seen.push(`${id}`);
    return () => void seen.push(`${id} left`);
  }, [id]);
  return (
    <>
      <h1>
        {leaf} {id} {search}
      </h1>
      <Bottle />
      <Order />
    </>
  );
}

const ready = (Screen: ReadyScreen['Screen']) =>
  ({ status: 'ready', part: 'mf-test', Screen, route: {} }) as ReadyScreen;

const FAILED: LoadedScreen = { status: 'failed', part: 'mf-test', failure: new Error('gone') as never };

function Loaded() {
  const data = useLoaderData() as LoadedScreen;
  return data.status === 'ready' ? <data.Screen /> : <p>failed</p>;
}

const List = () => <h1>list</h1>;

const screenOf = (id: string, route: PageRoute, loader: () => LoadedScreen): RouteObject => ({
  id,
  path: route.path,
  handle: { part: 'mf-test', route },
  loader,
  Component: Loaded,
});

const routeOf = (path: string, guest = true) => ({ path, guest, layout: 'default' }) as PageRoute;
const [LIST, WINE, MEMBERS] = [routeOf('/wines'), routeOf('/wines/:id'), routeOf('/members/:id', false)];

/** A page at `/wines` with a screen of wines at `/wines/:id`, and with all of that begun that draws ahead. */
function open(wine: () => LoadedScreen = () => ready(Wine)) {
  const routes: RouteObject[] = [
    {
      id: 'page',
      Component: Stage,
      children: [
        {
          id: 'layout:default',
          Component: () => (
            <main>
              <Outlet />
            </main>
          ),
          children: [
            screenOf('list', LIST, () => ready(List)),
            screenOf('wine', WINE, wine),
            screenOf('members', MEMBERS, () => ready(Wine)),
          ],
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/wines'],
    hydrationData: { loaderData: { list: ready(List) } },
  });
  render(<MemoryRouterProvider router={router} />);
  const screens = { fetchAhead: async () => ready(Wine), askAhead: async () => {} };
  const drawing = startDrawingAhead({ router, routes, screens });
  const rest = (address: string, route = WINE, isWanted = () => true) => {
    const request = { params: {}, search: new URLSearchParams() };
    return drawing({ part: 'mf-test', route, request }, new URL(address, location.href), isWanted);
  };
  const draw = (...link: Parameters<typeof rest>) => act(() => rest(...link));
  return {
    router,
    go: (to: string | number, state: unknown = null) =>
      act(
        async () =>
          void (await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { state }))),
      ),
    lookAgain: () => act(() => router.revalidate()),
    /** Until it is drawn. */
    draw,
    /** Until it is to be drawn next. */
    rest,
  };
}

/** Also what is out of sight. */
const headings = () => page.getAllByRole('heading', { hidden: true }).map((heading) => heading.textContent);
/** jest-dom does not know of the style that keeps the layout. */
const isSeen = (heading?: HTMLElement) => heading?.closest('[style*="content-visibility"]') === null;
const hidden = () => page.getAllByRole('heading', { hidden: true })[1];

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.scrollTo = jest.fn();
  sessionStore.set({ status: 'guest' });
  stageStore.set({ ahead: null, opened: null });
  seen.length = 0;
  draws = 0;
});
afterEach(() => jest.useRealTimers());

test('a screen is drawn out of sight as it will be at its address, and does nothing there', async () => {
  const { draw } = open();
  await draw('/wines/7?from=list');

  expect(headings()).toEqual(['list', 'wine 7 ?from=list']);
  expect(hidden()?.closest('[data-ahead]')).not.toBeNull();
  expect(isSeen(hidden())).toBe(false);
  expect(seen).toEqual([]);
});

test('when the page comes to that address the very same is shown, from its top, and nothing is drawn twice', async () => {
  const { draw, go } = open();
  await draw('/wines/7?from=list');
  const drawn = hidden();
  const drawsBefore = draws;
  await go('/wines/7?from=list');

  expect(headings()).toEqual(['wine 7 ?from=list']);
  expect(page.getByRole('heading')).toBe(drawn);
  expect(draws).toBe(drawsBefore);
  expect(seen).toEqual(['7']);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('it can be seen before the page is drawn anew, and the screen that was left cannot', async () => {
  const { draw, router } = open();
  await draw('/wines/7');
  const [left, drawn] = page.getAllByRole('heading', { hidden: true });
  await act(async () => {
    await router.navigate('/wines/7');
    expect(drawn).toBeVisible();
    expect([isSeen(left), isSeen(drawn)]).toEqual([false, true]);
    expect(seen).toEqual([]);
  });

  expect(left).not.toBeInTheDocument();
  expect(seen).toEqual(['7']);
});

test('a press that comes before it is drawn leaves the screen in sight until the next is', async () => {
  const { rest, router } = open();
  const left = page.getByRole('heading');
  await act(async () => {
    await rest('/wines/7');
    await router.navigate('/wines/7');
    expect(isSeen(left)).toBe(true);
  });

  expect(headings()).toEqual(['wine 7 ']);
});

test('its box cannot be shown before anything is in it', () => {
  const drawn = screenAhead({ location: {} as never, matches: [], loaderData: {} });
  const { ref } = (drawn.draw(false) as ReactElement<{ ref: Ref<HTMLElement> }>).props;
  const box = document.createElement('div');
  if (typeof ref === 'function') ref(box);
  expect(drawn.show()).toBeUndefined();
  box.append('drawn');
  expect(drawn.show()).toBeInstanceOf(Function);
});

test('who turns back before the page was drawn anew finds what was there', async () => {
  const { draw, router } = open();
  await draw('/wines/7');
  const [left] = page.getAllByRole('heading', { hidden: true });
  await act(async () => {
    await router.navigate('/wines/7');
    await router.navigate(-1);
    expect(isSeen(left)).toBe(true);
  });

  expect(page.getAllByRole('heading', { hidden: true })).toEqual([left]);
  expect(isSeen(left)).toBe(true);
  expect(seen).toEqual([]);
});

test('who comes by the history stands where they stood, so it is shown when that place is known', async () => {
  const { draw, go, router } = open();
  await go('/wines/7');
  await go('/wines');
  await draw('/wines/7');
  const drawn = hidden();
  jest.mocked(scrollTo).mockClear();
  await act(async () => {
    await router.navigate(-1);
    expect(isSeen(drawn)).toBe(false);
  });

  expect(page.getByRole('heading')).toBe(drawn);
  expect(isSeen(drawn)).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('from then on it follows the address, and is left as any other screen', async () => {
  const { draw, go } = open();
  await draw('/wines/7');
  const drawn = hidden();
  await go('/wines/7');
  await go('/wines/8?tab=2');

  expect(page.getByRole('heading')).toBe(drawn);
  expect(drawn).toHaveTextContent('wine 8 ?tab=2');
  await go(-2);
  expect(headings()).toEqual(['list']);
  expect(seen).toEqual(['7', '7 left', '8', '8 left']);
});

test('it learns what the router does while it is open: a form can hold people back', async () => {
  const { draw, go } = open();
  await draw('/wines/7');
  await go('/wines/7');
  await go('/wines/9');

  expect(page.getByRole('status')).toHaveTextContent(/^blocked$/);
  expect(headings()).toEqual(['wine 7 ']);
});

test('who goes elsewhere leaves nothing of it behind', async () => {
  const { draw, go } = open();
  await draw('/wines/7');
  await go('/wines/8');

  expect(headings()).toEqual(['wine 8 ']);
  expect(seen).toEqual(['8']);
});

test('who comes with something to say to the screen gets one that has not been drawn without it', async () => {
  const { draw, go } = open();
  await draw('/wines/7');
  const drawn = hidden();
  await go('/wines/7', { room: 3 });

  expect(headings()).toEqual(['wine 7 ']);
  expect(page.getByRole('heading')).not.toBe(drawn);
});

test('what the page cannot open is not shown because it was drawn before', async () => {
  const { draw, go } = open(() => FAILED);
  await draw('/wines/7');
  await go('/wines/7');

  expect(page.getByText('failed')).toBeVisible();
  expect(page.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
});

test('what fails while it is open is told in its place', async () => {
  let answer: LoadedScreen = ready(Wine);
  const { draw, go, lookAgain } = open(() => answer);
  await draw('/wines/7');
  await go('/wines/7');
  answer = FAILED;
  await lookAgain();

  expect(page.getByText('failed')).toBeVisible();
  expect(page.queryByRole('heading', { hidden: true })).not.toBeInTheDocument();
});

test.each([
  ['a command or a hint', () => ($changes as unknown as typeof sessionStore).set(2 as never)],
  ['another session', () => sessionStore.set({ status: 'signing-in', token: 't' })],
  ['some time', () => jest.advanceTimersByTime(10_000)],
])('it is forgotten after %s', async (_what, happen) => {
  const { draw } = open();
  await draw('/wines/7');
  expect(headings()).toHaveLength(2);
  await act(async () => happen());

  expect(headings()).toEqual(['list']);
});

test.each([
  ['the screen that is open', '/wines?kind=1', LIST, true],
  ['a screen that somebody else would be shown in its place', '/wines/7', LIST, true],
  ['a screen that a guest may not see', '/members/7', MEMBERS, true],
  ['a screen that nobody rests on any more', '/wines/7', WINE, false],
])('%s is not drawn', async (_what, address, route, wanted) => {
  const { draw } = open();
  await draw(address, route, () => wanted);

  expect(headings()).toEqual(['list']);
});
