import { matchRoutes } from '@vitis/platform/owner';
import { createScreenMatcher } from './match-screen.ts';

const routes = [
  {
    id: 'page',
    children: [
      {
        id: 'default',
        children: [
          { id: 'home', path: '/' },
          { id: 'wines', path: '/product' },
          { id: 'wine', path: '/product/:pid' },
          { id: 'search', path: '/product/search' },
          { id: 'not-found', path: '*' },
        ],
      },
      { id: 'mypage', children: [{ id: 'estimate', path: '/mypage/estimate-apply-history/:id' }] },
    ],
  },
];

test.each([
  '/',
  '/product',
  '/product/',
  '/product/17',
  '/product/search',
  '/products',
  '/product/17/more',
  '/mypage/estimate-apply-history/E20261118-0004',
  '/mypage',
  '/nothing',
])('%s leads to the screen that the router opens for it', (pathname) => {
  const opened = matchRoutes(routes, pathname)?.at(-1);
  const found = createScreenMatcher(routes)(pathname);
  expect([found?.route.id, found?.params]).toEqual([opened?.route.id, opened?.params]);
});
