import { screen } from '@testing-library/react';
import { confirmSignUpEmail } from '@vitis/contracts';
import { answer, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './confirm-email.route.tsx';

const open = (answers: FakeAnswer[], hash = '#email=kim%40bistro.test&proof=the-proof') =>
  renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/certemail',
    path: `/account/certemail${hash}`,
    answers,
  });

test('confirms by a press, not by opening: what looks into mails opens links as well', async () => {
  const { t, user, calls } = await open([answer(confirmSignUpEmail, { status: 204, body: undefined })]);
  expect(await screen.findByText('kim@bistro.test')).toBeVisible();
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: t('confirmEmail.confirm') }));
  expect(await screen.findByText(t('confirmEmail.done'))).toBeVisible();
  expect(calls[0]?.body).toEqual({ email: 'kim@bistro.test', proof: 'the-proof' });
});

test.each([
  ['LINK_USED', 'confirmEmail.used'],
  ['LINK_EXPIRED', 'confirmEmail.refused'],
  ['LINK_WRONG', 'confirmEmail.refused'],
] as const)('tells %s in the provider’s words', async (code, title) => {
  const { t, user } = await open([answerProblem(confirmSignUpEmail, 409, code, `said: ${code}`)]);
  await user.click(await screen.findByRole('button', { name: t('confirmEmail.confirm') }));
  expect(await screen.findByText(t(title))).toBeVisible();
  expect(screen.getByText(`said: ${code}`)).toBeVisible();
  expect(screen.getByRole('link', { name: t('login.title') })).toHaveAttribute('href', '/account/login');
});

test('an address without a link asks for the link', async () => {
  const { t, calls } = await open([], '');
  expect(await screen.findByText(t('confirmEmail.none'))).toBeVisible();
  expect(calls).toHaveLength(0);
});
