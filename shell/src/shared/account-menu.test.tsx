import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { SHOP_PHONE } from '../shop/shop-facts.ts';
import { Page } from '../test/page.tsx';
import { AccountMenu } from './account-menu.tsx';

const open = (as: 'buyer' | 'sales' | 'driver' | 'guest') =>
  renderFeature(
    <Page>
      <AccountMenu />
    </Page>,
    { part: 'shell', as },
  );

test('a buyer finds wish list, manuals, phone and bank account', async () => {
  const { t } = await open('buyer');

  expect(screen.getByText('김도윤 님')).toBeVisible();
  expect(screen.getByRole('link', { name: t('account.wishes') })).toHaveAttribute('href', '/mypage/wish');
  expect(screen.getByRole('link', { name: t('account.manual') })).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: SHOP_PHONE })).toBeVisible();
  expect(screen.getByText(t('account.bank'))).toBeVisible();
});

test.each(['sales', 'driver'] as const)(
  '%s have a name and the way out, and nothing of a buyer',
  async (as) => {
    const { t } = await open(as);

    expect(screen.queryByText(t('account.bank'))).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('account.manual') })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('account.wishes') })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('account.signOut') })).toBeVisible();
  },
);

test('a guest has no account menu', async () => {
  const { t } = await open('guest');

  expect(screen.queryByRole('button', { name: t('account.signOut') })).not.toBeInTheDocument();
});
