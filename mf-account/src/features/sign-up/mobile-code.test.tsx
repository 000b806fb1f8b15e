import { screen } from '@testing-library/react';
import { checkCaptcha, confirmCode, getCaptchaChallenge, sendCode } from '@vitis/contracts';
import { certCalls, MobileCode } from '@vitis/portal/forms';
import { answer, answerProblem } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';

const sent = answer(sendCode, { status: 200, body: { expiresInSeconds: 600, resendAfterSeconds: 60 } });
const confirmed = answer(confirmCode, { status: 200, body: { proof: 'proof', expiresInSeconds: 3600 } });

async function open(answers: Parameters<typeof renderFeature>[1]['answers']) {
  const onConfirmed = jest.fn();
  const shown = await renderFeature(<MobileCode calls={certCalls('SIGN_UP')} onConfirmed={onConfirmed} />, {
    part: 'mf-account',
    answers: answers ?? [],
  });
  const { t, user } = shown;
  const number = () => screen.getByLabelText(t('portal.code.mobile'));
  const code = () => screen.getByLabelText(t('portal.code.code'));
  const ask = async (mobile = '010-1234-5678') => {
    await user.clear(number());
    await user.type(number(), `${mobile}{Enter}`);
  };
  return { ...shown, onConfirmed, number, code, ask };
}

test('by keyboard alone: Enter sends the code, the focus goes to its field, Enter confirms it', async () => {
  const { user, ask, code, calls, onConfirmed, t } = await open([sent, confirmed]);
  await ask();
  expect(await screen.findByLabelText(t('portal.code.code'))).toHaveFocus();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(code(), '123456{Enter}');
  await screen.findByRole('button', { name: /\(\d+/ });
  expect(onConfirmed).toHaveBeenCalledWith('01012345678', { proof: 'proof', expiresInSeconds: 3600 });
  expect(calls.map(({ body }) => body)).toEqual([
    { mode: 'SIGN_UP', mobile: '01012345678' },
    { mode: 'SIGN_UP', mobile: '01012345678', code: '123456' },
  ]);
});

test('a number that is none is said at the field, and nothing is sent', async () => {
  const { ask, number, calls, t } = await open([]);
  await ask('02-123-4567');
  expect(number()).toBeInvalid();
  expect(number()).toHaveAccessibleDescription(t('portal.code.mobileWrong'));
  expect(calls).toHaveLength(0);
});

test('the next code can be asked for once its wait is over, and the one that ran out is said to have', async () => {
  const short = answer(sendCode, { status: 200, body: { expiresInSeconds: 2, resendAfterSeconds: 1 } });
  const { ask, user, calls, t } = await open([short]);
  await ask();
  const again = await screen.findByRole('button', { name: t('portal.code.againIn', { seconds: 1 }) });
  await user.click(again);
  expect(calls).toHaveLength(1);
  expect(await screen.findByText(t('portal.code.expired'), {}, { timeout: 5_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('portal.code.again') }));
  await screen.findByText(t('portal.code.sent'));
  expect(calls).toHaveLength(2);
});

test('says in the provider’s words why a code is not taken, until it is changed', async () => {
  const wrong = answerProblem(confirmCode, 409, 'CODE_WRONG', '인증번호가 올바르지 않습니다.');
  const { ask, user, code, t } = await open([sent, wrong]);
  await ask();
  await user.type(await screen.findByLabelText(t('portal.code.code')), '111111{Enter}');
  expect(await screen.findByText('인증번호가 올바르지 않습니다.')).toBeVisible();
  expect(code()).toHaveFocus();
  await user.type(code(), '{Backspace}');
  expect(code()).toBeValid();
});

test('another number begins anew', async () => {
  const { ask, user, number, t } = await open([sent]);
  await ask();
  await screen.findByLabelText(t('portal.code.code'));
  await user.type(number(), '9');
  expect(screen.queryByLabelText(t('portal.code.code'))).not.toBeInTheDocument();
});

test('a captcha that is asked for is solved on the way', async () => {
  const required = answerProblem(sendCode, 403, 'CAPTCHA_REQUIRED', '확인이 필요합니다.');
  const challenge = answer(getCaptchaChallenge, {
    status: 200,
    body: { kind: 'hashcash', challenge: 'c', bits: 4 },
  });
  const pass = answer(checkCaptcha, { status: 200, body: { pass: 'pass' } });
  const { ask, calls } = await open([required, challenge, pass]);
  await ask();
  await screen.findByText('확인이 필요합니다.');
  expect(calls.map(({ method, path }) => `${method} ${path}`.split('?')[0])).toEqual([
    'POST /api/v1/cert',
    'GET /api/v1/captcha/challenge',
    'POST /api/v1/captcha/google-check',
    'POST /api/v1/cert',
  ]);
  expect(calls.at(-1)?.body).toMatchObject({ captcha: 'pass' });
});
