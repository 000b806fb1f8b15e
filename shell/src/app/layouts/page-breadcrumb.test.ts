import { registryOf, route } from '../../test/page.tsx';
import { breadcrumbOf } from './page-breadcrumb.tsx';

const registry = registryOf({
  routes: [
    route('/product', '와인'),
    route('/product/:pid', '와인 상세'),
    route('/product/pdf', '와인 목록 인쇄'),
  ],
});
const labels = (path: string) => breadcrumbOf(registry, path, 'ko-KR', '홈').map(({ label }) => label);

test('names the routes on the way, the last one without a link', () => {
  expect(breadcrumbOf(registry, '/product/7', 'ko-KR', '홈')).toEqual([
    { label: '홈', href: '/' },
    { label: '와인', href: '/product' },
    { label: '와인 상세' },
  ]);
});

test('an address without parameters is named before one with', () => {
  expect(labels('/product/pdf')).toEqual(['홈', '와인', '와인 목록 인쇄']);
});

test('the home page and what nobody owns have none', () => {
  expect(labels('/')).toEqual([]);
  expect(labels('/nowhere')).toEqual([]);
});

test('a screen has steps of its own in place of its route', () => {
  const own = [{ label: '프랑스', href: '/product?countryName=FR' }, { label: '샤토 라모네 2019' }];
  expect(breadcrumbOf(registry, '/product/7', 'ko-KR', '홈', own)).toEqual([
    { label: '홈', href: '/' },
    { label: '와인', href: '/product' },
    ...own,
  ]);
});
