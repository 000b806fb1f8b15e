import { screen } from '@testing-library/react';
import { changeForgottenPassword, resetPasswordByMobile } from '@vitis/contracts';
import { answer, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './reset-password.route.tsx';

const newPassword = 'Burgundy#1978';
const typed = { newPassword, confirmNewPassword: newPassword };

async function open(hash: string, ...answers: FakeAnswer[]) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/resetpw',
    path: `/account/resetpw${hash}`,
    answers,
  });
  const { t, user } = shown;
  const write = async (first = newPassword, second = first) => {
    await user.type(screen.getByLabelText(t('newPassword.new')), first);
    await user.type(screen.getByLabelText(t('newPassword.confirm')), `${second}{Enter}`);
  };
  return { ...shown, write };
}

const byMail = '#email=buyer%40vitis.test&proof=the-proof';

test('the link of a mail sets it, and leads to the sign-in', async () => {
  const { t, write, calls } = await open(
    byMail,
    answer(changeForgottenPassword, { status: 204, body: undefined }),
  );
  await write();
  expect(await screen.findByText(t('resetPassword.done'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('login.title') })).toHaveAttribute('href', '/account/login');
  expect(calls[0]?.body).toEqual({ email: 'buyer@vitis.test', proof: 'the-proof', ...typed });
});

test('the proof of a code sets it by its own call', async () => {
  const { t, write, calls } = await open(
    `${byMail}&mobile=01012345678`,
    answer(resetPasswordByMobile, { status: 204, body: undefined }),
  );
  await write();
  expect(await screen.findByText(t('resetPassword.done'))).toBeVisible();
  expect(calls[0]?.body).toMatchObject({ mobile: '01012345678', proof: 'the-proof' });
});

test('without anything that opens, it says so and where to get it', async () => {
  const { t } = await open('');
  expect(await screen.findByText(t('resetPassword.expired'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('findPassword.title') })).toHaveAttribute(
    'href',
    '/account/findpw',
  );
});

test('a link that was used says so', async () => {
  const { t, write } = await open(
    byMail,
    answerProblem(changeForgottenPassword, 409, 'PROOF_EXPIRED', 'used'),
  );
  await write();
  expect(await screen.findByText(t('resetPassword.expired'))).toBeVisible();
});

test('two different ones are told at the second field, and nothing is sent', async () => {
  const { t, write, calls } = await open(byMail);
  await write(newPassword, 'Burgundy#1979');
  expect(await screen.findByText(t('newPassword.issues.PASSWORD_MISMATCH'))).toBeVisible();
  expect(calls).toHaveLength(0);
});
