import { createMemoryRouter } from '@vitis/platform/owner';
import { registryOf, route } from '../test/page.tsx';
import { createRoutes } from './routes.tsx';

const routes = createRoutes(
  registryOf({
    routes: [route('/', '홈'), route('/product', '와인 목록'), route('/product/:pid', '와인')],
    moved: [
      { from: '/wine/:id/:pid', to: '/product/:pid' },
      { from: '/wine/list', to: '/product' },
    ],
  }),
  { load: async (part) => ({ status: 'pending', part }) },
  async () => {},
);

test.each([
  ['/wine/list?page=2&lang=ja-JP', '/product?page=2&lang=ja-JP'],
  ['/wine/9/7', '/product/7'],
  ['/wine/9/a%2Fb', '/product/a%2Fb'],
])('a link to %s leads on to %s, and back to where it stood', async (link, address) => {
  const router = createMemoryRouter(routes, { initialEntries: ['/'] });

  await router.navigate(link);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(address);
  expect(router.state.errors).toBeNull();

  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
});
