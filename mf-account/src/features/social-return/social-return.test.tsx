import { screen, waitFor } from '@testing-library/react';
import {
  finishSocialLogin,
  linkSocialLogin,
  linkSocialLoginByCode,
  type SuccessOf,
  sendSocialLinkCode,
} from '@vitis/contracts';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './social-return.route.tsx';

const state = `kakao.ko-KR.${'s'.repeat(43)}`;
const problem = <Code extends string>(status: number, code: Code) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  message: `said: ${code}`,
  requestId: 'test',
});
const finished = (body: SuccessOf<typeof finishSocialLogin>) => answerOk(finishSocialLogin, body);
const signedIn = finished({ outcome: 'signed-in', accessToken: 'e30.e30.test' });

const comeBack = (
  answers: FakeAnswer[],
  query = `code=the-code&state=${state}`,
  more: Pick<RenderFeatureOptions, 'signsInAs'> = {},
) =>
  renderFeature(<Screen />, {
    ...more,
    part: 'mf-account',
    route: '/oauth2/kakao',
    path: `/oauth2/kakao?${query}`,
    answers,
  });

beforeEach(() => {
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => sessionStorage.clear());

test('in a pop-up: exchanges the code once, drops it from the address, and closes', async () => {
  const { t, calls, address } = await comeBack([signedIn]);
  expect(await screen.findByText(t('social.return.signedIn'))).toBeVisible();
  expect(window.close).toHaveBeenCalledTimes(1);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    path: '/api/v1/auth/kakao/code',
    body: { code: 'the-code', state, redirectUri: `${location.origin}/oauth2/kakao` },
  });
  expect(address()).toBe('/oauth2/kakao');
});

test('in the page that left: goes on where the person was going', async () => {
  sessionStorage.setItem('vitis-social-return', '/mypage/wish?page=2');
  const { address } = await comeBack([signedIn]);
  await waitFor(() => expect(address()).toBe('/mypage/wish?page=2'));
  expect(window.close).not.toHaveBeenCalled();
});

test('never leaves the shop, whatever was stored', async () => {
  sessionStorage.setItem('vitis-social-return', '//evil.example/');
  const { address } = await comeBack([signedIn]);
  await waitFor(() => expect(address()).toBe('/'));
});

test.each([
  ['buyer', '/'],
  ['sales', '/mypage'],
  ['driver', '/mypage'],
] as const)('%s who came from nowhere in particular goes to %s', async (signsInAs, page) => {
  sessionStorage.setItem('vitis-social-return', '/');
  const { address } = await comeBack([signedIn], undefined, { signsInAs });
  await waitFor(() => expect(address()).toBe(page));
});

test('says that the person has cancelled, and asks nothing', async () => {
  const { t, calls } = await comeBack([], `error=access_denied&state=${state}`);
  expect(await screen.findByText(t('social.return.cancelled'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('social.return.again') })).toHaveAttribute(
    'href',
    '/account/login',
  );
  expect(calls).toHaveLength(0);
});

test.each([
  'SOCIAL_ARGUMENTS_MISSING',
  'SOCIAL_PROVIDER_UNSUPPORTED',
  'SOCIAL_STATE_MISMATCH',
  'SOCIAL_TOKEN_MISSING',
] as const)('tells %s in the provider’s words', async (code) => {
  const { t } = await comeBack([answer(finishSocialLogin, { status: 400, body: problem(400, code) })]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('social.return.refused'));
  expect(alert).toHaveTextContent(`said: ${code}`);
});

test('one that is new here asks once for the account and its password', async () => {
  const unknown = finished({ outcome: 'unknown', email: 'kim@kakao.test' });
  const linked = answerOk(linkSocialLogin, { accessToken: 'e30.e30.test' });
  const { t, user, calls } = await comeBack([unknown, linked]);
  const email = await screen.findByLabelText(t('login.email'));
  expect(email).toHaveValue('kim@kakao.test');
  await user.clear(email);
  await user.type(email, 'Buyer@vitis.test');
  await user.type(screen.getByLabelText(t('login.password')), 'Vitis!2026');
  await user.click(screen.getByRole('button', { name: t('social.link.submit') }));
  expect(await screen.findByText(t('social.return.signedIn'))).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/v1/auth/kakao/link',
    body: { email: 'buyer@vitis.test', password: 'Vitis!2026' },
  });
});

test.each([
  ['findPassword.byMail', {}],
  ['findPassword.byMobile', { mobile: '01012345678' }],
] as const)('%s a code does in the place of the password', async (way, more) => {
  const unknown = finished({ outcome: 'unknown', email: 'kim@kakao.test' });
  const sent = answerOk(sendSocialLinkCode, { expiresInSeconds: 600, resendAfterSeconds: 60 });
  let isRight = false;
  const right = answerOk(linkSocialLoginByCode, { accessToken: 'e30.e30.test' });
  const wrong = answer(linkSocialLoginByCode, { status: 409, body: problem(409, 'CODE_WRONG') });
  const { t, user, calls } = await comeBack([
    unknown,
    sent,
    { endpoint: linkSocialLoginByCode, respond: (call) => (isRight ? right : wrong).respond(call) },
  ]);
  await user.click(await screen.findByRole('tab', { name: t(way) }));
  const email = screen.getByLabelText(t('login.email'));
  await user.clear(email);
  await user.click(screen.getByRole('button', { name: t('portal.code.send') }));
  if ('mobile' in more) await user.type(screen.getByLabelText(t('portal.code.mobile')), more.mobile);
  await user.click(screen.getByRole('button', { name: t('portal.code.send') }));
  expect(await screen.findByText(t('login.errors.email.REQUIRED'))).toBeVisible();
  expect(calls.some(({ path }) => path.includes('/link'))).toBe(false);
  await user.type(email, 'Buyer@vitis.test');
  await user.click(screen.getByRole('button', { name: t('portal.code.send') }));
  const code = await screen.findByLabelText(t('portal.code.code'));
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/said: CODE_WRONG/));
  isRight = true;
  await user.type(code, '{Enter}');
  expect(await screen.findByText(t('social.return.signedIn'))).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/v1/auth/kakao/link/code/confirm',
    body: { email: 'buyer@vitis.test', code: '123456', ...more },
  });
});

test('a wrong password is said above the form, which keeps what was typed', async () => {
  const unknown = finished({ outcome: 'unknown', email: null });
  const wrong = answer(linkSocialLogin, { status: 401, body: problem(401, 'LOGIN_FAILED') });
  const { t, user } = await comeBack([unknown, wrong]);
  await user.type(await screen.findByLabelText(t('login.email')), 'buyer@vitis.test');
  await user.type(screen.getByLabelText(t('login.password')), 'wrong');
  await user.click(screen.getByRole('button', { name: t('social.link.submit') }));
  expect(await screen.findByRole('alert')).toHaveTextContent('said: LOGIN_FAILED');
  expect(screen.getByLabelText(t('login.email'))).toHaveValue('buyer@vitis.test');
});

test('an account with a second factor is led to its password, where the code is asked for', async () => {
  const refused = answer(finishSocialLogin, { status: 403, body: problem(403, 'SECOND_FACTOR_REQUIRED') });
  const { t } = await comeBack([refused]);
  expect(await screen.findByRole('alert')).toHaveTextContent('said: SECOND_FACTOR_REQUIRED');
  expect(screen.getByRole('link', { name: t('social.return.again') })).toHaveAttribute(
    'href',
    '/account/login',
  );
});
