import { screen } from '@testing-library/react';
import { ROLES, type Role } from '@vitis/contracts';
import { offers } from '@vitis/domain';
import { renderFeature } from '@vitis/testing/render';
import { seesPrices, viewerOf } from './use-viewer.ts';
import { WishButton } from './wish-button.tsx';

const user = (role: Role) => ({ id: 1, fullName: '김도윤', roles: [role] });
const viewerFor = (role: Role) =>
  viewerOf({ status: 'signed-in', session: { token: 'token', user: user(role) } });

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
  expect(seesPrices(viewerOf({ status: 'guest' }))).toBe(false);
  const { t } = await renderFeature(
    <WishButton idProduct={1} title="샤토 라모네" wished={false} viewer="guest" />,
    { part: 'mf-catalog', as: 'guest' },
  );
  expect(screen.getByRole('button', { name: t('wish.toggle', { title: '샤토 라모네' }) })).toBeEnabled();
});
