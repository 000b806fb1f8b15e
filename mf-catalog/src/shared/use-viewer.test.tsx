import { act, screen } from '@testing-library/react';
import { ROLES, type Role } from '@vitis/contracts';
import { offers } from '@vitis/domain';
import { arriveWithToken, renderFeature, signInAs } from '@vitis/testing/render';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { seesPrices, useViewer, viewerWith } from './use-viewer.ts';
import { WishButton } from './wish-button.tsx';

const user = (role: Role) => ({ id: 1, fullName: '김도윤', roles: [role] });
const viewerFor = (role: Role) => viewerWith([role]);

test.each(ROLES)('a %s sees prices and orders as the table of permissions says', (role) => {
  const viewer = viewerFor(role);
  expect(seesPrices(viewer)).toBe(offers(role, 'read', 'price'));
  expect(viewer === 'buyer').toBe(offers(role, 'change', 'cart'));
  expect(viewer === 'buyer').toBe(offers(role, 'create', 'estimate'));
});

test.each(ROLES)('a %s keeps wines as the table of permissions says', async (role) => {
  const { t } = await renderFeature(
    <WishButton idProduct={1} title="샤토 라모네" wished={false} viewer={viewerFor(role)} />,
    { part: 'mf-catalog', as: user(role) },
  );
  const button = screen.queryByRole('button', { name: t('wish.toggle', { title: '샤토 라모네' }) });
  expect(button !== null).toBe(offers(role, 'wish', 'wine'));
});

test('a guest sees no price, and is asked to sign in to keep a wine', async () => {
  expect(seesPrices(viewerWith([]))).toBe(false);
  const { t } = await renderFeature(
    <WishButton idProduct={1} title="샤토 라모네" wished={false} viewer="guest" />,
    { part: 'mf-catalog', as: 'guest' },
  );
  expect(screen.getByRole('button', { name: t('wish.toggle', { title: '샤토 라모네' }) })).toBeEnabled();
});

test('a guest whom the cookie has made known is not rendered again for it; one who signs in is', async () => {
  const seen: string[] = [];
  function Seen() {
    const viewer = useViewer();
    seen.push(viewer);
    return viewer;
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Seen />);
  signInAs(null);
  const failed = jest.fn();
  const root = await act(async () => hydrateRoot(place, <Seen />, { onRecoverableError: failed }));
  expect(seen).toEqual(['guest', 'guest']);

  await act(async () => arriveWithToken());
  await act(async () => signInAs(user('B2B')));
  expect(seen.slice(2)).toEqual(['arriving', 'buyer']);
  expect(failed).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
