import { screen, within } from '@testing-library/react';
import { cartCountStore, chatUnreadStore } from '@vitis/platform/owner';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../test/page.tsx';
import { HeaderIcons } from './header-icons.tsx';

const icons = () => (
  <Page>
    <HeaderIcons />
  </Page>
);
const linkNames = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => {
  cartCountStore.set(null);
  chatUnreadStore.set(0);
});

test('a guest sees wish list and cart, without a count, and no chat', async () => {
  cartCountStore.set(5);
  const { t } = await renderFeature(icons(), { part: 'shell' });

  expect(linkNames()).toEqual([t('header.wishes'), t('header.cart'), t('header.mypage')]);
});

test('a buyer sees chat and cart with their counts', async () => {
  cartCountStore.set(5);
  chatUnreadStore.set(2);
  const { t } = await renderFeature(icons(), { part: 'shell', as: 'buyer' });

  expect(screen.getByRole('link', { name: new RegExp(t('header.unread', { count: 2 })) })).toBeVisible();
  expect(
    screen.getByRole('link', {
      name: new RegExp(`^${t('header.cart')} ?, ${t('header.inCart', { count: 5 })}`),
    }),
  ).toBeVisible();
});

test('sales staff have a chat, and neither wish list nor cart', async () => {
  const { t } = await renderFeature(icons(), { part: 'shell', as: 'sales' });

  expect(linkNames()).toEqual([t('header.chat'), t('header.mypage')]);
});

test('a driver has only my page', async () => {
  const { t } = await renderFeature(icons(), { part: 'shell', as: 'driver' });

  expect(linkNames()).toEqual([t('header.mypage')]);
});
