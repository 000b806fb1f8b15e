import { screen, waitFor } from '@testing-library/react';
import { login } from '@vitis/contracts';
import { answer, type FakeAnswer } from '@vitis/testing/answers';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './login.route.tsx';

const problem = <Code extends string>(status: number, code: Code) => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  message: code,
  requestId: 'test',
});
const accepted = answer(login, {
  status: 200,
  body: { accessToken: 'e30.e30.test', passwordChangeRecommended: false },
});

async function openLogin(answers: FakeAnswer[] = [accepted], options: Partial<RenderFeatureOptions> = {}) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/login',
    path: '/account/login',
    answers,
    ...options,
  });
  const { t, user } = shown;
  const email = () => screen.getByLabelText<HTMLInputElement>(t('login.email'));
  const password = () => screen.getByLabelText<HTMLInputElement>(t('login.password'));
  const press = () => user.click(screen.getByRole('button', { name: t('login.submit') }));
  const signIn = async () => {
    await user.clear(email());
    await user.type(email(), 'Buyer@Vitis.test ');
    await user.type(password(), 'Vitis!2026');
    await press();
  };
  return { ...shown, email, password, press, signIn };
}

afterEach(() => localStorage.clear());

test('signs in and goes on to the page that asked for it', async () => {
  const shown = await openLogin([accepted], { path: '/account/login?returnTo=%2Fmypage%2Fwish%3Fpage%3D2' });
  await shown.signIn();
  await waitFor(() => expect(shown.address()).toBe('/mypage/wish?page=2'));
  expect(shown.calls.at(-1)?.body).toEqual({ email: 'buyer@vitis.test', password: 'Vitis!2026' });
});

test('never leaves the shop, whatever the address says', async () => {
  const shown = await openLogin([accepted], { path: '/account/login?returnTo=%2F%2Fevil.example%2Fcart' });
  await shown.signIn();
  await waitFor(() => expect(shown.address()).toBe('/'));
});

test('a person who is signed in already goes on at once', async () => {
  const shown = await openLogin([], { as: 'buyer', path: '/account/login?returnTo=/cart' });
  expect(shown.address()).toBe('/cart');
});

test('says what is missing, one thing per field, and asks nothing of the provider', async () => {
  const { t, press, email, password, user, calls } = await openLogin();
  await press();
  expect(await screen.findByText(t('login.errors.email.REQUIRED'))).toBeVisible();
  expect(screen.getByText(t('login.errors.password.REQUIRED'))).toBeVisible();
  await waitFor(() => expect(email()).toHaveFocus());
  expect(email()).toBeInvalid();
  await user.type(email(), 'buyer');
  expect(await screen.findByText(t('login.errors.email.EMAIL_FORMAT'))).toBeVisible();
  expect(screen.queryByText(t('login.errors.email.REQUIRED'))).not.toBeInTheDocument();
  expect(password()).toHaveAccessibleDescription(t('login.errors.password.REQUIRED'));
  expect(calls).toHaveLength(0);
});

test.each([
  [401, 'LOGIN_FAILED'],
  [403, 'ACCOUNT_PENDING'],
  [403, 'ACCOUNT_REJECTED'],
  [403, 'ACCOUNT_WITHDRAWN'],
  [403, 'ACCOUNT_DISABLED'],
] as const)('tells a %i %s beside the form, and takes the focus there', async (status, code) => {
  const refused = answer(login, { status, body: problem(status, code) } as never);
  const { t, signIn, email } = await openLogin([refused]);
  await signIn();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t(`login.refusals.${code}.title`));
  expect(alert).toHaveTextContent(t(`login.refusals.${code}.text`));
  expect(alert).toHaveFocus();
  expect(email()).toHaveValue('Buyer@Vitis.test');
});

test('says for how many minutes signing in is paused', async () => {
  const paused = answer(login, {
    status: 429,
    body: problem(429, 'TOO_MANY_LOGINS'),
    headers: { 'Retry-After': '841' },
  });
  const { t, signIn } = await openLogin([paused]);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    t('login.refusals.TOO_MANY_LOGINS.text', { minutes: 15 }),
  );
});

test('says so when the token is not taken, and the next try starts without the old message', async () => {
  const { t, signIn, press } = await openLogin([accepted], { signsInAs: null });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(t('login.refusals.UNEXPECTED.title'));
  await press();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

test('shows, hides and clears what was written', async () => {
  const { t, user, email, password } = await openLogin();
  await user.type(email(), 'name');
  await user.type(password(), 'secret');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: t('login.showPassword') }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: t('login.clearEmail') }));
  expect(email()).toHaveValue('');
  expect(email()).toHaveFocus();
});

test('hints at Caps Lock while the password is written', async () => {
  const { t, user, password } = await openLogin();
  await user.click(password());
  await user.keyboard('{CapsLock}a');
  expect(screen.getByText(t('login.capsLock'))).toBeVisible();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText(t('login.capsLock'))).not.toBeInTheDocument();
});

test('remembers the email on this device when asked to, and forgets it again', async () => {
  const first = await openLogin();
  await first.user.click(screen.getByRole('checkbox', { name: first.t('login.rememberEmail') }));
  await first.signIn();
  await waitFor(() => expect(first.address()).toBe('/'));
  first.unmount();

  const second = await openLogin();
  expect(second.email()).toHaveValue('buyer@vitis.test');
  await second.user.click(screen.getByRole('checkbox', { name: second.t('login.rememberEmail') }));
  await second.signIn();
  await waitFor(() => expect(second.address()).toBe('/'));
  second.unmount();

  expect((await openLogin()).email()).toHaveValue('');
});
