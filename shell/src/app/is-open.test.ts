import { registryOf, route } from '../test/page.tsx';
import { createIsOpen } from './is-open.ts';
import { createRoutes } from './routes.tsx';

const isOpen = createIsOpen(
  createRoutes(
    registryOf({
      routes: [route('/', '홈'), route('/product/:pid', '와인'), route('/winery/new', '새 와이너리')],
      upcoming: ['/product/pdf', '/winery/:wid'],
    }),
    { load: async (part) => ({ status: 'pending', part }) },
    async () => {},
  ),
);

test.each([
  ['/', true],
  ['/?lang=ja-JP', true],
  ['/product/7?from=home#taste', true],
  ['/product/pdf', false],
  ['/winery/3', false],
  ['/winery/new', true],
  ['/nowhere', false],
])('%s: %s', (address, expected) => {
  expect(isOpen(address)).toBe(expected);
  expect(isOpen(address)).toBe(expected);
});
