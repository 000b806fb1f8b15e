import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { getLocation, LANGUAGES, ROLES } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aLocation } from '@vitis/testing/builders/places';
import { renderFeature } from '@vitis/testing/render';
import { manualFile, SHOP_PHONE } from '../shop/shop-facts.ts';
import { Page } from '../test/page.tsx';
import { AccountMenu } from './account-menu.tsx';

const account = { bank: '비티스은행', number: '110-1', holder: '(주)비티스와인' };
const open = (as: 'buyer' | 'sales' | 'driver' | 'guest', bankAccount: typeof account | null = account) =>
  renderFeature(
    <Page>
      <AccountMenu />
    </Page>,
    { part: 'shell', as, answers: [answerOk(getLocation, aLocation({ bankAccount }))] },
  );

test('a buyer finds wish list, manuals, phone and bank account', async () => {
  const { t } = await open('buyer');

  expect(screen.getByText('김도윤 님')).toBeVisible();
  expect(screen.getByRole('link', { name: t('account.wishes') })).toHaveAttribute('href', '/mypage/wish');
  const manual = screen.getByRole('link', { name: t('account.manual') });
  expect(manual).toHaveAttribute('download');
  expect(manual).toHaveAttribute('href', expect.stringMatching(/\/manual\/vitis-buyer-ko\.pdf$/));
  expect(screen.getByRole('link', { name: SHOP_PHONE })).toBeVisible();
  expect(await screen.findByText(/비티스은행 110-1/)).toBeVisible();
  expect(screen.getByText(t('account.bank'))).toBeVisible();
});

test('a house that names no account shows none', async () => {
  const { t } = await open('buyer', null);
  await waitFor(() => expect(screen.queryByText(t('account.bank'))).not.toBeInTheDocument());
});

test.each(['sales', 'driver'] as const)(
  '%s have a name and the way out, and nothing of a buyer',
  async (as) => {
    const { t } = await open(as);

    expect(screen.queryByText(t('account.bank'))).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('account.manual') })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: t('account.wishes') })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('account.staffManual') })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/manual/vitis-${as}-ko\\.pdf$`)),
    );
    expect(screen.getByRole('button', { name: t('account.signOut') })).toBeVisible();
  },
);

test('every role has a manual in Korean and in English among the files of the shell', () => {
  for (const role of ROLES)
    for (const language of LANGUAGES)
      expect(existsSync(resolve(__dirname, '../../public', manualFile(role, language)))).toBe(true);
});

test('a guest has no account menu', async () => {
  const { t } = await open('guest');

  expect(screen.queryByRole('button', { name: t('account.signOut') })).not.toBeInTheDocument();
});
