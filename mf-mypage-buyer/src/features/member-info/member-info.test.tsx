import { screen, waitFor, within } from '@testing-library/react';
import {
  beginSecondFactor,
  changeImage,
  changePassword,
  changeSocialAccount,
  changeUser,
  confirmSecondFactor,
  endDevice,
  endOtherDevices,
  getAccount,
  getMe,
  getSecondFactor,
  listDevices,
  listSocialAccounts,
  type Me,
  type MemberAccount,
  matchPassword,
  type SignedInDevice,
  saveBusinessDays,
  subscribeSms,
  UPLOAD_LIMIT,
  uploadImage,
} from '@vitis/contracts';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './member-info.route.tsx';

const account: MemberAccount = {
  version: 3,
  email: 'buyer@vitis.test',
  fullName: '김도윤',
  mobile: '01023450001',
  checkedUntil: '2026-11-23T10:30:00+09:00',
};
const noHours = {
  weekdayStartTime: null,
  weekdayEndTime: null,
  weekendStartTime: null,
  weekendEndTime: null,
  holidayStartTime: null,
  holidayEndTime: null,
};
const me: Me = {
  id: 1,
  roles: ['B2B'],
  fullName: '김도윤',
  email: account.email,
  mobile: account.mobile,
  picture: null,
  createdAt: '2026-01-02T09:00:00+09:00',
  passwordChangedAt: '2026-01-02T09:00:00+09:00',
  passwordChangeRecommended: false,
  smsSubscribed: false,
  emailSubscribed: true,
};
const sales: Me = {
  ...me,
  id: 2,
  roles: ['SALESPERSON'],
  sales: { working: true, statusMessage: '', hours: noHours, idBusinessDayList: [1, 2], clientCount: 1 },
};
const device = (id: string, current: boolean): SignedInDevice => ({
  id,
  current,
  browser: current ? 'Chrome' : 'Safari',
  system: current ? 'Windows' : 'iPhone',
  address: '203.0.113.7',
  createdAt: '2026-11-23T09:00:00+09:00',
  lastUsedAt: '2026-11-23T09:10:00+09:00',
});
const devices = answerOk(listDevices, {
  _embedded: { items: [device('here', true), device('there', false)] },
});
const noFactor = answerOk(getSecondFactor, { enabledAt: null, recoveryCodesLeft: 0, isDemanded: false });
const noSocial = answerOk(listSocialAccounts, { _embedded: { items: [] } });
const opened = answerOk(getAccount, { account });
const done = <E extends Parameters<typeof answer>[0]>(endpoint: E) =>
  answer(endpoint, { status: 204, body: undefined } as never);

async function open(answers: FakeAnswer[] = [], options: { path?: string; as?: 'buyer' | 'sales' } = {}) {
  const { path = '/mypage/member-info', as = 'buyer' } = options;
  const known = answerOk(getMe, as === 'sales' ? sales : me);
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as,
    route: '/mypage/member-info',
    path,
    answers: [opened, known, devices, noFactor, noSocial, ...answers],
  });
  const { t, user } = shown;
  const panel = async (key: string) => {
    const heading = await screen.findByRole('heading', { name: t(`memberInfo.${key}.title`) });
    return within(heading.closest('section') as HTMLElement);
  };
  return { ...shown, panel, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

test('the password opens it, and leads back to the screen that asked for it', async () => {
  let isChecked = false;
  const { t, user, press, address } = await open(
    [
      {
        endpoint: getAccount,
        respond: () => ({ status: 200, body: { account: isChecked ? account : null } }),
      },
      {
        endpoint: matchPassword,
        respond: () => {
          isChecked = true;
          return { status: 204, body: undefined };
        },
      },
    ],
    { path: '/mypage/member-info?returnTo=%2Fmypage%2Fclient-info%2Fedit' },
  );
  await user.type(await screen.findByLabelText(t('memberInfo.password.current')), 'Vitis!2026');
  await press(t('memberInfo.check.send'));
  await waitFor(() => expect(address()).toBe('/mypage/client-info/edit'));
});

test.each(['https://evil.example', '//evil.example/mypage', '/account/login', '/mypage//evil.example'])(
  'leads nowhere else: %s',
  async (returnTo) => {
    const { t, user, press, address } = await open(
      [answerOk(getAccount, { account: null }), done(matchPassword)],
      { path: `/mypage/member-info?${new URLSearchParams({ returnTo })}` },
    );
    await user.type(await screen.findByLabelText(t('memberInfo.password.current')), 'Vitis!2026');
    await press(t('memberInfo.check.send'));
    expect(address()).toMatch(/^\/mypage\/member-info/);
  },
);

test('a wrong password is told, nothing is sent without one, and no data is shown', async () => {
  const wrong = answerProblem(matchPassword, 403, 'PASSWORD_WRONG', '현재 비밀번호가 올바르지 않습니다.');
  const { t, user, press, calls } = await open([answerOk(getAccount, { account: null }), wrong]);
  const field = await screen.findByLabelText(t('memberInfo.password.current'));
  await press(t('memberInfo.check.send'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(t('memberInfo.issues.REQUIRED')));
  expect(calls.filter(({ path }) => path === matchPassword.path)).toHaveLength(0);
  await user.type(field, 'wrong');
  await press(t('memberInfo.check.send'));
  expect(await screen.findByRole('alert')).toHaveTextContent('현재 비밀번호가 올바르지 않습니다.');
  expect(field).toHaveValue('');
  expect(screen.queryByText(account.email)).not.toBeInTheDocument();
});

test('a name is saved in the version that was seen; Latin letters are refused here', async () => {
  const saved = answerOk(changeUser, { ...account, fullName: '김도영', version: 4 });
  const { t, user, panel, calls } = await open([saved]);
  const profile = await panel('profile');
  const name = profile.getByLabelText(t('memberInfo.profile.fullName'));
  const save = () => user.click(profile.getByRole('button', { name: t('memberInfo.save') }));
  await user.clear(name);
  await user.type(name, 'Kim');
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription(t('memberInfo.issues.NAME_HANGUL_ONLY')));
  await user.clear(name);
  await user.type(name, '김도영');
  await save();
  expect(await profile.findByText(t('memberInfo.saved'))).toBeVisible();
  const [sent] = calls.filter(({ path }) => path === changeUser.path);
  expect(sent?.body).toEqual({ fullName: '김도영' });
  expect(sent?.headers.get('if-match')).toBe('"v3"');
});

test('a new password is checked here, sent, and its token taken', async () => {
  const { t, user, panel, calls } = await open([answerOk(changePassword, { accessToken: 'e30.e30.new' })]);
  const password = await panel('password');
  const type = (key: string, text: string) =>
    user.type(password.getByLabelText(t(`memberInfo.password.${key}`)), text);
  const send = () => user.click(password.getByRole('button', { name: t('memberInfo.password.change') }));
  await type('current', 'Vitis!2026');
  await type('new', 'Burgundy#1978');
  await type('confirm', 'other');
  await send();
  const again = password.getByLabelText(t('memberInfo.password.confirm'));
  await waitFor(() => expect(again).toHaveAccessibleDescription(t('memberInfo.issues.PASSWORD_MISMATCH')));
  await user.clear(again);
  await user.type(again, 'Burgundy#1978');
  await send();
  expect(await password.findByText(t('memberInfo.saved'))).toBeVisible();
  expect(again).toHaveValue('');
  expect(calls.filter(({ path }) => path === changePassword.path)).toHaveLength(1);
});

test('news are agreed to at once', async () => {
  const { t, user, panel, calls } = await open([done(subscribeSms)]);
  const news = await panel('news');
  expect(news.getByRole('switch', { name: t('memberInfo.news.email') })).toBeChecked();
  await user.click(news.getByRole('switch', { name: t('memberInfo.news.sms') }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === subscribeSms.path)?.body).toEqual({ active: true }),
  );
});

test.each([
  ['EMPTY', new File([], 'a.png', { type: 'image/png' }), 0],
  ['TOO_LARGE', new File(['a'], 'a.png', { type: 'image/png' }), UPLOAD_LIMIT + 1],
  ['NOT_A_PICTURE', new File(['a'], 'a.svg', { type: 'image/svg+xml' }), 1],
])('a picture that is %s is not sent', async (issue, file, size) => {
  const { t, user, panel, calls } = await open();
  const profile = await panel('profile');
  Object.defineProperty(file, 'size', { value: size });
  const input = profile.getByLabelText(t('memberInfo.picture.choose'));
  // What is dropped on a page's field is not held by it.
  input.removeAttribute('accept');
  await user.upload(input, file);
  expect(await profile.findByText(t(`memberInfo.picture.issues.${issue}`, { megabytes: 10 }))).toBeVisible();
  expect(calls.filter(({ path }) => path === uploadImage.path)).toHaveLength(0);
});

test('a picture of a false type is refused in the provider’s words; a good one is taken', async () => {
  const stored = {
    id: 7,
    name: 'a.png',
    type: 'image/webp',
    size: 3,
    url: '/files/a-64.webp',
    picture: null,
  };
  let isFalse = true;
  const { t, user, panel, calls } = await open([
    {
      endpoint: uploadImage,
      respond: () =>
        isFalse
          ? answerProblem(uploadImage, 415, 'UNSUPPORTED_MEDIA_TYPE', '지원하지 않는 파일입니다.').respond(
              {} as never,
            )
          : { status: 201, body: stored },
    },
    done(changeImage),
  ]);
  const profile = await panel('profile');
  const input = profile.getByLabelText(t('memberInfo.picture.choose'));
  await user.upload(input, new File(['abc'], 'a.png', { type: 'image/png' }));
  expect(await profile.findByText('지원하지 않는 파일입니다.')).toBeVisible();
  isFalse = false;
  await user.upload(input, new File(['abc'], 'a.png', { type: 'image/png' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === changeImage.path)?.body).toEqual({ idFile: 7 }),
  );
});

test('other devices are ended one by one, or all after a question; this one has no button', async () => {
  const { t, user, panel, calls } = await open([done(endDevice), answerOk(endOtherDevices, { ended: 1 })]);
  const list = await panel('devices');
  const end = await list.findByRole('button', {
    name: t('memberInfo.devices.endOf', { name: 'Safari · iPhone' }),
  });
  expect(list.getByText(t('memberInfo.devices.current'))).toBeVisible();
  expect(list.getAllByRole('button')).toHaveLength(2);
  await user.click(end);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/me/sessions/there'))).toBe(true));
});

test('sales staff have their hours besides: what is reversed is said, what is right is sent', async () => {
  const { t, user, panel, calls } = await open([done(saveBusinessDays)], { as: 'sales' });
  const work = await panel('work');
  expect(work.getByRole('switch', { name: t('memberInfo.work.working') })).toBeChecked();
  const weekday = within(work.getByRole('group', { name: t('memberInfo.work.weekday') }));
  const [from, to] = [
    weekday.getByLabelText(t('memberInfo.work.from')),
    weekday.getByLabelText(t('memberInfo.work.to')),
  ];
  await user.type(from, '09:00');
  await user.type(to, '08:00');
  const save = () => user.click(work.getByRole('button', { name: t('memberInfo.work.save') }));
  await save();
  await waitFor(() => expect(to).toHaveAccessibleDescription(t('memberInfo.issues.HOURS_REVERSED')));
  await user.clear(to);
  await user.type(to, '18:00');
  await save();
  await waitFor(() =>
    expect(calls.find(({ path }) => path === saveBusinessDays.path)?.body).toEqual({
      ...noHours,
      weekdayStartTime: '09:00',
      weekdayEndTime: '18:00',
      idBusinessDayList: [1, 2],
    }),
  );
});

test('a second factor is scanned, confirmed by a code of it, and its recovery codes are shown once', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const made = answer(beginSecondFactor, {
    status: 201,
    body: { secret, uri: `otpauth://totp/VITIS:buyer?secret=${secret}` },
  });
  const wrong = answerProblem(confirmSecondFactor, 409, 'SECOND_FACTOR_WRONG', '코드가 올바르지 않습니다.');
  let isRight = false;
  const right = answerOk(confirmSecondFactor, { recoveryCodes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] });
  const { t, user } = await open([
    made,
    { endpoint: confirmSecondFactor, respond: (call) => (isRight ? right : wrong).respond(call) },
  ]);
  await user.click(await screen.findByRole('button', { name: t('secondFactor.begin') }));
  expect(await screen.findByRole('img', { name: t('secondFactor.qr') })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const code = screen.getByLabelText(t('secondFactor.code'));
  await user.type(code, '123{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(t('secondFactor.codeMissing')));
  await user.type(code, '456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('코드가 올바르지 않습니다.'));
  isRight = true;
  await user.type(code, '{Enter}');
  expect(await screen.findByText('AAAAA-BBBBB')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('secondFactor.codesRead') }));
  expect(screen.queryByText('AAAAA-BBBBB')).not.toBeInTheDocument();
});

test('of whom a second factor is demanded sees nothing else, and goes on once the recovery codes are read', async () => {
  let isMissing = true;
  const made = answer(beginSecondFactor, {
    status: 201,
    body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/VITIS:buyer?secret=JBSWY3DPEHPK3PXP' },
  });
  const right = answerOk(confirmSecondFactor, { recoveryCodes: ['AAAAA-BBBBB'] });
  const { t, user, address } = await open(
    [
      {
        endpoint: getMe,
        respond: () => ({
          status: 200,
          body: { ...me, ...(isMissing ? { secondFactorMissing: true } : {}) },
        }),
      },
      answerOk(getSecondFactor, { enabledAt: null, recoveryCodesLeft: 0, isDemanded: true }),
      made,
      {
        endpoint: confirmSecondFactor,
        respond: (call) => {
          isMissing = false;
          return right.respond(call);
        },
      },
    ],
    { path: '/mypage/member-info?secondFactorFor=%2Fchat%3Froom%3D1' },
  );
  expect(await screen.findByText(t('secondFactor.demanded'))).toBeVisible();
  expect(screen.queryByText(t('memberInfo.profile.title'))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('secondFactor.begin') }));
  await user.type(await screen.findByLabelText(t('secondFactor.code')), '123456{Enter}');
  expect(await screen.findByText('AAAAA-BBBBB')).toBeVisible();
  expect(address()).toMatch(/^\/mypage\/member-info/);
  await user.click(screen.getByRole('button', { name: t('secondFactor.codesRead') }));
  await waitFor(() => expect(address()).toBe('/chat?room=1'));
});

test('a social account is disconnected here; where none is offered nothing is said of them', async () => {
  const kakao = { provider: 'kakao', demonstration: true, connectedAt: '2026-11-20T09:00:00+09:00' } as const;
  const { t, user, calls } = await open([
    answerOk(listSocialAccounts, { _embedded: { items: [kakao] } }),
    answerOk(changeSocialAccount, { authorizationUrl: null }),
  ]);
  const name = t('socialAccounts.endOf', { name: t('socialAccounts.providers.kakao') });
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === changeSocialAccount.path)?.body).toEqual({
      provider: 'kakao',
      connected: false,
    }),
  );
});
