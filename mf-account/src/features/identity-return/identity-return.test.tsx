import { screen, waitFor } from '@testing-library/react';
import { finishIdentityCheck } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { onHandedOver, rememberCheck, takeShown } from '../../shared/identity-check.ts';
import { Screen as CheckplusResult } from './checkplus-result.route.tsx';
import { Screen as MobileCert } from './mobile-cert.route.tsx';

const shown = { mobile: '01012345678', fullName: '김하나', proof: 'proof', expiresInSeconds: 3600 };
const opened = answerOk(finishIdentityCheck, shown);
const QUERY = 'token_version_id=t&enc_data=e%2Bf&integrity_value=i';

const comeBack = (path: '/niceid/checkplus_result' | '/niceid/mobile_cert', answers: FakeAnswer[]) =>
  renderFeature(path === '/niceid/mobile_cert' ? <MobileCert /> : <CheckplusResult />, {
    part: 'mf-account',
    route: path,
    path: `${path}?${QUERY}`,
    answers,
  });

beforeEach(() => {
  jest.spyOn(window, 'close').mockImplementation(() => undefined);
});
afterEach(() => sessionStorage.clear());

test('a pop-up has the result opened once, hands it over, drops it from the address, and closes', async () => {
  const id = rememberCheck('ko-KR');
  const heard = new Promise((then) => onHandedOver(id, then));
  const { t, calls, address } = await comeBack('/niceid/checkplus_result', [opened]);
  expect(await screen.findByText(t('identity.return.done'))).toBeVisible();
  expect(await heard).toEqual(shown);
  expect(window.close).toHaveBeenCalledTimes(1);
  expect(calls.map(({ body }) => body)).toEqual([
    { tokenVersionId: 't', encData: 'e+f', integrityValue: 'i' },
  ]);
  expect(address()).toBe('/niceid/checkplus_result');
});

test('the page that left goes on with signing up, which finds what was shown once', async () => {
  rememberCheck('ko-KR');
  const { address } = await comeBack('/niceid/mobile_cert', [opened]);
  await waitFor(() => expect(address()).toBe('/account/signup/verify'));
  expect(window.close).not.toHaveBeenCalled();
  expect([takeShown(), takeShown()]).toEqual([shown, null]);
});

test('says in the provider’s words why a result is none, and hands nothing over', async () => {
  rememberCheck('ko-KR');
  const mismatch = answerProblem(finishIdentityCheck, 400, 'IDENTITY_MISMATCH', '이미 사용되었습니다.');
  const { t } = await comeBack('/niceid/checkplus_result', [mismatch]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('identity.return.refused'));
  expect(alert).toHaveTextContent('이미 사용되었습니다.');
  expect(takeShown()).toBeNull();
  expect(screen.getByRole('link', { name: t('identity.return.again') })).toHaveAttribute(
    'href',
    '/account/signup/verify',
  );
});

test('what was kept by somebody else’s hand shows nothing', () => {
  for (const text of ['{', 'null', '{"mobile":1}', '[]']) {
    sessionStorage.setItem('vitis-identity-shown', text);
    expect(takeShown()).toBeNull();
  }
});
