import { screen, waitFor, within } from '@testing-library/react';
import { confirmEstimateLines, type Estimate } from '@vitis/contracts';
import { addDays } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { answered, estimate, goAhead, line, open, stale, today } from './estimate.test-support.tsx';

beforeEach(() => sessionStorage.clear());

const confirmed = (notTaken: Estimate['products']) =>
  estimate(answered.slice(0, 2), {
    status: 'CONFIRMED',
    confirmedAt: '2026-11-20T11:00:00+09:00',
    revision: 2,
    version: 3,
    notTaken,
  });
const left = [{ ...line(4), targetPrice: null }];

/** The three wines of the answer, with the form open in which some of them are taken. */
async function choose(answers: (hold: (next: Estimate) => void) => FakeAnswer[] = () => []) {
  let hold: (next: Estimate) => void = () => undefined;
  const shown = await open(estimate(answered), (held) => {
    hold = held;
    return answers(held);
  });
  const { t, user } = shown;
  await user.click(screen.getByRole('button', { name: t('estimate.confirmLines') }));
  const form = within(await screen.findByRole('form', { name: t('confirmLines.title') }));
  const box = (name: string) => form.getByRole('checkbox', { name: new RegExp(name) });
  const send = (count: number) =>
    form.getByRole('button', {
      name: count === 3 ? t('confirmLines.sendAll', { all: 3 }) : t('confirmLines.send', { all: 3, count }),
    });
  const sent = () => shown.calls.filter(({ path }) => path.endsWith('/confirm-lines'));
  return { ...shown, form, box, send, sent, hold: (next: Estimate) => hold(next) };
}

test('takes the wines that are ticked alone, and says what becomes of the others before and after', async () => {
  const { t, user, form, box, send, sent } = await choose((hold) => [
    answer(confirmEstimateLines, () => {
      hold(confirmed(left));
      return { status: 200 as const, body: confirmed(left) };
    }),
  ]);
  expect(screen.queryByRole('button', { name: t('estimate.confirm') })).not.toBeInTheDocument();
  expect(send(3)).toBeEnabled();
  await user.click(box('와인 4호'));
  const total = answered.slice(0, 2).reduce((sum, { supply, tax }) => sum + supply + tax, 0);
  expect(form.getByRole('row', { name: /합계/ })).toHaveTextContent(`${total.toLocaleString('ko-KR')}원`);
  await user.click(form.getByRole('textbox'));
  await user.paste('다음 달에 주문합니다.');
  await user.click(send(2));
  await goAhead();
  expect(await screen.findByText(t('estimate.done.confirmedLines'))).toBeVisible();
  expect(sent()).toMatchObject([{ body: { positions: [1, 2], message: '다음 달에 주문합니다.' } }]);
  expect(sent()[0]?.headers.get('if-match')).toBe('"v2"');
  expect(screen.getByText(t('portal.estimate.notTaken'))).toBeVisible();
  expect(
    screen.getByText(new RegExp(`${t('portal.estimate.notTakenWines', { wines: '' })}와인 4호`)),
  ).toBeVisible();
});

test('asks before it leaves anything out, and sends nothing where the reader thinks better of it', async () => {
  const { user, box, send, sent } = await choose();
  await user.click(box('와인 1호'));
  await user.click(send(2));
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ kind: 'confirm' }));
  const asking = $dialogs.get().at(-1);
  if (asking?.kind === 'confirm') asking.done(false);
  await waitFor(() => expect(send(2)).toBeEnabled());
  expect(box('와인 1호')).not.toBeChecked();
  expect(sent()).toEqual([]);
});

test('nothing is confirmed where nothing is ticked, which is said', async () => {
  const { t, user, form } = await choose();
  await user.click(form.getByRole('checkbox', { name: t('confirmLines.all') }));
  expect(form.getByText(t('confirmLines.none'))).toBeVisible();
  expect(form.getByRole('button', { name: t('confirmLines.send', { all: 3, count: 0 }) })).toBeDisabled();
});

test('a refusal is said in the form, which keeps what was chosen and typed', async () => {
  const { user, form, box, send } = await choose(() => [
    answerProblem(confirmEstimateLines, 409, 'ESTIMATE_EXPIRED', '유효기간이 지났습니다.'),
  ]);
  await user.click(box('와인 2호'));
  await user.click(form.getByRole('textbox'));
  await user.paste('보류합니다.');
  await user.click(send(2));
  await goAhead();
  expect(await form.findByText('유효기간이 지났습니다.')).toBeVisible();
  expect(box('와인 2호')).not.toBeChecked();
  expect(form.getByRole('textbox')).toHaveValue('보류합니다.');
});

test('a later answer is not accepted before its reader has seen it', async () => {
  const newer = estimate([line(1, { unitPrice: 40_000 }), line(2, { qty: 48 }), line(5)], {
    revision: 2,
    version: 3,
  });
  const { t, user, form, box, send, sent } = await choose((hold) => [
    {
      endpoint: confirmEstimateLines,
      respond: (call) => {
        hold(newer);
        return stale(confirmEstimateLines).respond(call);
      },
    },
  ]);
  await user.click(box('와인 2호'));
  await user.click(send(2));
  await goAhead();
  expect(await form.findByText(t('portal.changed.whileWriting.estimate'))).toBeVisible();
  expect(sent()).toHaveLength(1);
  await user.click(form.getByRole('button', { name: t('portal.changed.takeOver') }));
  // The wine that nobody has decided on is not taken by itself.
  expect(box('와인 5호')).not.toBeChecked();
  expect(box('와인 1호')).toBeChecked();
  expect(send(1)).toBeEnabled();
});

test('is offered where there is something to choose from, and while the answer holds', async () => {
  const { t } = await open(estimate([line(1)]));
  expect(screen.getByRole('button', { name: t('estimate.confirm') })).toBeVisible();
  expect(screen.queryByRole('button', { name: t('estimate.confirmLines') })).not.toBeInTheDocument();
});

test('is not offered of an answer that is over', async () => {
  const { t } = await open(estimate(answered, { expiredDate: addDays(today, -1) }));
  expect(screen.queryByRole('button', { name: t('estimate.confirmLines') })).not.toBeInTheDocument();
});
