import { screen, waitFor } from '@testing-library/react';
import { changePassword, getMe, type Me } from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './old-password.route.tsx';

const me: Omit<Me, 'passwordChangedAt'> = {
  id: 1,
  roles: ['B2B'],
  fullName: '김도윤',
  email: 'buyer@vitis.test',
  mobile: null,
  picture: null,
  createdAt: '2024-01-02T09:00:00+09:00',
  passwordChangeRecommended: true,
  smsSubscribed: false,
  emailSubscribed: false,
};

const LONG_AGO = new Date(Date.now() - 690 * 24 * 60 * 60 * 1000).toISOString();

const open = (...answers: FakeAnswer[]) => openChanged(LONG_AGO, ...answers);

async function openChanged(changedAt: string, ...answers: FakeAnswer[]) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/resetpw/old',
    path: '/account/resetpw/old?returnTo=/cart',
    as: 'buyer',
    answers: [answerOk(getMe, { ...me, passwordChangedAt: changedAt }), ...answers],
  });
  const { t, user } = shown;
  const write = async () => {
    await user.type(screen.getByLabelText(t('newPassword.current')), 'Vitis!2026');
    await user.type(screen.getByLabelText(t('newPassword.new')), 'Burgundy#1978');
    await user.type(screen.getByLabelText(t('newPassword.confirm')), 'Burgundy#1978{Enter}');
  };
  return { ...shown, write };
}

test('says how old it is, and may wait until next time', async () => {
  const { t, user, address, calls } = await open();
  expect(await screen.findByText(t('oldPassword.text', { days: 690 }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('newPassword.later') }));
  expect(address()).toBe('/cart');
  expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('says of one that was given out where it comes from, and no age', async () => {
  const { t } = await openChanged('1970-01-01T09:00:00+09:00');
  expect(await screen.findByText(t('oldPassword.given'))).toBeVisible();
});

test('a new one goes on where the person was going', async () => {
  const { write, address } = await open(
    answer(changePassword, { status: 200, body: { accessToken: 'fresh' } }),
  );
  await write();
  await waitFor(() => expect(address()).toBe('/cart'));
});

test('a wrong present one is told at its field', async () => {
  const { t, write, address } = await open(answerProblem(changePassword, 403, 'PASSWORD_WRONG', 'wrong'));
  await write();
  expect(await screen.findByText(t('newPassword.wrong'))).toBeVisible();
  expect(address()).toBe('/account/resetpw/old?returnTo=/cart');
});
