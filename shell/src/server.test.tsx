import { getProduct, listProducts, urlOf } from '@vitis/contracts';
import { type RemoteRoute, request } from '@vitis/platform';
import { aWineDetail } from '@vitis/testing/builders/wine';
import { render } from './server.tsx';
import { registryOf, route } from './test/page.tsx';

const wine = (id: number) => request(getProduct, { params: { id } });

/** A page of the remote whose screen wants wines 1 and 77, of which the provider has these. */
function renderWith(there: readonly number[], also: RemoteRoute['data'] = () => []) {
  const screen: RemoteRoute = {
    path: '/compared',
    access: 'everyone',
    load: async () => ({ Screen: () => <p>the screen</p> }),
    data: (asked) => [wine(1), wine(77), ...also(asked)],
    head: () => ({}),
  };
  return render({
    url: 'http://page/compared',
    language: 'ko-KR',
    registry: registryOf({ routes: [route('/compared', '와인 비교')] }),
    messages: {},
    remote: { part: 'mf-test', build: '0.1.0-11111111', module: { name: 'mf-test', routes: [screen] } },
    ask: async ({ endpoint, input }) => {
      const id = there.find((one) => urlOf(endpoint, input) === urlOf(getProduct, { params: { id: one } }));
      return id === undefined ? { status: 404, body: {} } : { status: 200, body: aWineDetail({ id }) };
    },
  });
}

test('a page of several wines is there as long as one of them is', async () => {
  const { status, head, html, missing } = await renderWith([1]);
  expect([status, head.title]).toEqual([200, '와인 비교']);
  expect(html).toContain('the screen');
  // The screen says which of them are gone.
  expect(missing).toContain(`ko-KR ${urlOf(getProduct, { params: { id: 77 } })}`);
});

test.each([
  ['none of its wines is there', [], undefined],
  ['there is none of something else that it is about', [1, 77], () => [request(listProducts)]],
])('a page is not found where %s', async (_why, there, also) => {
  const { status, head } = await renderWith(there, also);
  expect([status, head.title]).toEqual([404, 'error.404.title']);
});

test.each([
  ['no part owns', '/nobodys', 'error.404.title'],
  ['is yet to have a screen', '/soon', 'notYet'],
])('an address that %s says so in its title, before any script runs', async (_what, path, title) => {
  const { status, head } = await render({
    url: `http://page${path}`,
    language: 'ko-KR',
    registry: registryOf({ routes: [], upcoming: ['/soon'] }),
    messages: {},
    ask: async () => undefined,
  });
  expect([status, head.title]).toEqual([404, title]);
});
