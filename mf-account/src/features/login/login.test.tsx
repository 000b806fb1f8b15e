import { screen, waitFor } from '@testing-library/react';
import { listSocialProviders, login, type SocialProvider, startSocialLogin } from '@vitis/contracts';
import { seoulClock } from '@vitis/domain';
import { answer, answerOk, type FakeAnswer } from '@vitis/testing/answers';
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

const offering = (...providers: SocialProvider[]) =>
  answerOk(listSocialProviders, {
    _embedded: { items: providers.map((provider) => ({ provider, demonstration: true })) },
  });

async function openLogin(answers: FakeAnswer[] = [accepted], options: Partial<RenderFeatureOptions> = {}) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-account',
    route: '/account/login',
    path: '/account/login',
    answers: [...answers, offering()],
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

test.each(['sales', 'driver'] as const)(
  '%s go to their desk, and to a page that asked for them',
  async (as) => {
    const { address } = await openLogin([], { as });
    expect(address()).toBe('/mypage');
    const asked = await openLogin([], { as, path: '/account/login?returnTo=/product' });
    expect(asked.address()).toBe('/product');
  },
);

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
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test.each([
  [401, 'LOGIN_FAILED'],
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

test.each(['ACCOUNT_PENDING', 'ACCOUNT_REJECTED'] as const)(
  'who has signed up and is not approved (%s) is shown where that stands',
  async (code) => {
    const refused = answer(login, { status: 403, body: problem(403, code) });
    const { signIn, address } = await openLogin([refused]);
    await signIn();
    await waitFor(() => expect(address()).toBe('/account/signup/done'));
  },
);

test('says until when signing in is paused', async () => {
  const paused = answer(login, {
    status: 429,
    body: problem(429, 'TOO_MANY_LOGINS'),
    headers: { 'Retry-After': '841' },
  });
  const { t, signIn } = await openLogin([paused]);
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    t('login.refusals.TOO_MANY_LOGINS.text', {
      minutes: 15,
      time: seoulClock(new Date(Date.now() + 15 * 60_000)),
    }),
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

describe('with the account of somebody else', () => {
  const address = 'https://kauth.test/oauth/authorize?state=kakao.ko-KR.x';
  const begins = answerOk(startSocialLogin, { authorizationUrl: address });
  /** A window that goes where it is told. */
  const popup = () => ({
    closed: false,
    location: { replace: jest.fn() },
    focus: jest.fn(),
    close: jest.fn(),
  });
  const openWith = async (window_: ReturnType<typeof popup> | null, answers: FakeAnswer[] = [begins]) => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(window_ as unknown as Window);
    const shown = await openLogin([], { answers: [...answers, offering('kakao', 'facebook')] });
    const press = async (provider: SocialProvider) => {
      const name = shown.t('social.signInWith', { provider: shown.t(`social.providers.${provider}`) });
      await shown.user.click(await screen.findByRole('button', { name }));
    };
    return { ...shown, opened, press };
  };

  test('there is a button for each that is offered, and it says that it is a demonstration', async () => {
    const { t } = await openWith(null);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(t('social.demonstration'))).toBeVisible();
  });

  test.each([
    ['kakao', 'width=580,height=600'],
    ['facebook', 'width=880,height=500'],
  ] as const)('%s opens in a pop-up of its size, before anything is asked', async (provider, size) => {
    const window_ = popup();
    const { t, press, opened, calls } = await openWith(window_);
    await press(provider);
    expect(opened).toHaveBeenCalledWith('', 'vitis-social', expect.stringContaining(size));
    await waitFor(() => expect(window_.location.replace).toHaveBeenCalledWith(address));
    expect(await screen.findByText(t('social.begun'))).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({
      redirectUri: `${location.origin}/${provider === 'kakao' ? 'oauth2/kakao' : ''}`,
    });
  });

  test('a refusal closes the pop-up and is told', async () => {
    const window_ = popup();
    const refused = answer(startSocialLogin, {
      status: 400,
      body: problem(400, 'SOCIAL_PROVIDER_UNSUPPORTED'),
    });
    const { press } = await openWith(window_, [refused]);
    await press('kakao');
    await waitFor(() => expect(window_.close).toHaveBeenCalled());
    expect(window_.location.replace).not.toHaveBeenCalled();
  });
});

test('asks for the code of a second factor after the right password, and sends it along', async () => {
  let code = 'SECOND_FACTOR_REQUIRED';
  const asked: FakeAnswer = {
    endpoint: login,
    respond: (call) => (code === '' ? accepted.respond(call) : { status: 401, body: problem(401, code) }),
  };
  const { t, signIn, press, user, calls, address } = await openLogin([asked]);
  await signIn();
  const field = await screen.findByLabelText(t('login.code'));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  code = 'SECOND_FACTOR_WRONG';
  await user.type(field, '123456');
  await press();
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(expect.stringContaining(t('login.codeWrong'))),
  );
  code = '';
  await press();
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls.filter(({ path }) => path === login.path).at(-1)?.body).toMatchObject({ code: '123456' });
});
