import { screen, waitFor } from '@testing-library/react';
import {
  getAccount,
  getLeaveCheck,
  type Language,
  LEAVE_REASONS,
  type LeaveCheck,
  leaveUser,
} from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './withdraw.route.tsx';

const account = {
  version: 1,
  email: 'buyer@vitis.test',
  fullName: '김도윤',
  mobile: null,
  checkedUntil: '2026-11-23T10:30:00+09:00',
};
const nothing: LeaveCheck = { openEstimates: 0, openOrders: 0, receivable: 0, wishes: 3, cartLines: 2 };

async function open(
  check: Partial<LeaveCheck> = {},
  answers: FakeAnswer[] = [],
  language: Language = 'ko-KR',
) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    language,
    route: '/mypage/client-info/withdraw',
    path: '/mypage/client-info/withdraw',
    answers: [
      answerOk(getAccount, { account }),
      answerOk(getLeaveCheck, { ...nothing, ...check }),
      ...answers,
    ],
  });
  await screen.findByText(shown.t('withdraw.lost.title'));
  const send = () => shown.user.click(screen.getByRole('button', { name: shown.t('withdraw.send') }));
  return { ...shown, send };
}

test('what is lost is said first', async () => {
  const { t } = await open({ openEstimates: 2 });
  expect(screen.getByText(t('withdraw.lost.lists', { wishes: 3, cartLines: 2 }))).toBeVisible();
  expect(screen.getByText(t('withdraw.lost.estimates', { count: 2 }))).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(LEAVE_REASONS.length);
});

test.each([
  [{ openOrders: 2 }, 'withdraw.stop.orders', { count: 2 }],
  [{ receivable: 1_234_567 }, 'withdraw.stop.receivable', { amount: '1,234,567원' }],
] as const)('%j stops it with the reason, and there is nothing to send', async (check, key, values) => {
  const { t } = await open(check);
  expect(screen.getByText(t(key, values))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('withdraw.send') })).not.toBeInTheDocument();
});

test('what is owed is told as the reader writes it', async () => {
  const { t } = await open({ receivable: 1_234_567 }, [], 'en-US');
  expect(screen.getByText(t('withdraw.stop.receivable', { amount: '₩1,234,567' }))).toBeVisible();
});

test('reason, agreement and password are asked for, each at its field', async () => {
  const { t, send, user, calls } = await open();
  await send();
  expect(await screen.findByText(t('withdraw.issues.leaveReason'))).toBeVisible();
  expect(screen.getByText(t('withdraw.issues.leaveTerms'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: t('withdraw.reasons.OTHER') }));
  await send();
  // At once with what else is missing.
  expect(await screen.findByText(t('withdraw.issues.leaveComment'))).toBeVisible();
  expect(screen.getByText(t('withdraw.issues.leaveTerms'))).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a wrong password is told at its field once it was asked a last time', async () => {
  const wrong = answerProblem(leaveUser, 403, 'PASSWORD_WRONG', '현재 비밀번호가 올바르지 않습니다.');
  const { t, send, user } = await open({}, [wrong]);
  await user.click(screen.getByRole('radio', { name: t('withdraw.reasons.CLOSED') }));
  await user.click(screen.getByRole('checkbox', { name: t('withdraw.agree') }));
  const password = screen.getByLabelText(t('memberInfo.password.current'));
  await user.type(password, 'wrong');
  await send();
  await waitFor(() => expect($dialogs.get()).toHaveLength(1));
  const [dialog] = $dialogs.get();
  if (dialog?.kind !== 'confirm') throw new Error('nothing is asked');
  expect(dialog.message).toBe(t('withdraw.question'));
  dialog.done(true);
  await waitFor(() => expect(password).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않습니다.'));
});
