import { screen, waitFor } from '@testing-library/react';
import { confirmFindPassword, findPassword, requestPasswordReset } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './find-password.route.tsx';

const open = (...answers: FakeAnswer[]) =>
  renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/findpw',
    path: '/account/findpw',
    answers,
  });

test('a link is mailed, and the page says the same whoever asks', async () => {
  const { t, user, calls } = await open(answerOk(requestPasswordReset, { expiresInSeconds: 3600 }));
  await user.type(screen.getByLabelText(t('login.email')), ' Buyer@vitis.test {Enter}');
  expect(await screen.findByText(t('findPassword.mailedText', { minutes: 60 }))).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'buyer@vitis.test' }]);
});

test('what is no address is told at the field, and nothing is asked', async () => {
  const { t, user, calls } = await open();
  await user.type(screen.getByLabelText(t('login.email')), 'buyer{Enter}');
  expect(await screen.findByText(t('login.errors.email.EMAIL_FORMAT'))).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(t('login.email'))).toHaveFocus());
  expect(calls).toHaveLength(0);
});

test('a refusal is told above the field', async () => {
  const { t, user } = await open(
    answerProblem(requestPasswordReset, 429, 'TOO_MANY_REQUESTS', 'said: too many'),
  );
  await user.type(screen.getByLabelText(t('login.email')), 'buyer@vitis.test{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('said: too many');
});

test('by mobile: address and code lead to the new password, with what opens behind the #', async () => {
  const { t, user, calls, address } = await open(
    answerOk(findPassword, { expiresInSeconds: 600, resendAfterSeconds: 60 }),
    answerOk(confirmFindPassword, { proof: 'the-proof', expiresInSeconds: 3600 }),
  );
  await user.click(screen.getByRole('tab', { name: t('findPassword.byMobile') }));
  await user.type(screen.getByLabelText(t('portal.code.mobile')), '01012345678{Enter}');
  // The address comes first: the code is bound to both.
  expect(await screen.findByText(t('login.errors.email.REQUIRED'))).toBeVisible();
  expect(calls).toHaveLength(0);
  await user.type(screen.getByLabelText(t('login.email')), 'buyer@vitis.test');
  await user.click(screen.getByRole('button', { name: t('portal.code.send') }));
  await user.type(await screen.findByLabelText(t('portal.code.code')), '123456{Enter}');
  await waitFor(() => expect(address()).toBe('/account/resetpw'));
  expect(calls.at(-1)?.body).toEqual({ email: 'buyer@vitis.test', mobile: '01012345678', code: '123456' });
});
