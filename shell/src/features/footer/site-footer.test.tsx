import { screen } from '@testing-library/react';
import { renderFeature } from '@vitis/testing/render';
import { Page } from '../../test/page.tsx';
import { SiteFooter } from './site-footer.tsx';

const open = (as: 'guest' | 'buyer' | 'sales' | 'driver') =>
  renderFeature(
    <Page>
      <SiteFooter />
    </Page>,
    { part: 'shell', as },
  );

test('a guest is invited to sign up, a buyer to ask', async () => {
  const { t, unmount } = await open('guest');
  expect(screen.getByRole('link', { name: t('account.signUp') })).toHaveAttribute('href', '/account/signup');
  unmount();
  await open('buyer');
  expect(screen.getByRole('link', { name: t('footer.member.chat') })).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { name: t('footer.to.purchases') })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: new RegExp(t('groups.orders')) })).toBeInTheDocument();
});

test.each([
  ['sales', 'groups.sales', ['footer.to.manageOrders', 'footer.to.receivables']],
  ['driver', 'groups.shipping', ['footer.to.shipping']],
] as const)(
  '%s find the way to their desk, and their own screens under their own name',
  async (as, title, own) => {
    const { t } = await open(as);
    expect(screen.queryByText(t('footer.member.title'))).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('desk.work') })).toHaveAttribute('href', '/mypage');
    expect(screen.getByRole('heading', { name: new RegExp(t(title)) })).toBeInTheDocument();
    for (const key of own) expect(screen.getByRole('link', { name: t(key) })).toBeInTheDocument();
    for (const key of ['footer.to.estimates', 'footer.to.orders'])
      expect(screen.queryByRole('link', { name: t(key) })).not.toBeInTheDocument();
  },
);
