import { waitFor } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './entry.route.tsx';

function windowIsWide(wide: boolean): void {
  const list = { matches: wide, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => list });
}

afterEach(() => Object.assign(window, { matchMedia: undefined }));

test.each([
  ['sales', '/mypage/manage-estimate-history'],
  ['driver', '/mypage/shipping-list'],
] as const)('beside the navigation, a %s begins at %s', async (as, path) => {
  windowIsWide(true);
  const { address } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as,
    route: '/mypage',
    path: '/mypage',
  });
  await waitFor(() => expect(address()).toBe(path));
});

test('on phones the navigation is the page', async () => {
  windowIsWide(false);
  const { address } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'sales',
    route: '/mypage',
    path: '/mypage',
  });
  expect(address()).toBe('/mypage');
});
