import { screen, within } from '@testing-library/react';
import {
  addToCart,
  cancelEstimate,
  confirmEstimate,
  getCart,
  getEstimate,
  listEstimateRevisions,
  listPrices,
} from '@vitis/contracts';
import { addDays, formatBottles, statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aCart } from '@vitis/testing/builders/cart';
import { aPrice } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './estimate.route.tsx';
import {
  answered,
  estimate,
  goAhead,
  line,
  NUMBER,
  open,
  rowOf,
  stale,
  today,
} from './estimate.test-support.tsx';

test('tells line by line what the answer changed: price, bottles, new and removed wines, sums', async () => {
  const { t } = await open(estimate(answered));
  const first = rowOf('와인 1호');
  expect(await first.findByText('36,900')).toHaveProperty('tagName', 'INS');
  expect(first.getAllByText('38,500')).not.toHaveLength(0);
  expect(rowOf('와인 2호').getByText(formatBottles(48))).toHaveProperty('tagName', 'INS');
  expect(rowOf('와인 4호').getByText(t('portal.estimate.added'))).toBeVisible();
  expect(rowOf('와인 3호').getAllByText(t('portal.estimate.removed'))).not.toHaveLength(0);
  const sum = answered.reduce((total, { supply, tax }) => total + supply + tax, 0);
  expect(rowOf(t('portal.document.total')).getByText(`${sum.toLocaleString('ko-KR')}원`)).toBeVisible();
});

test('any two revisions stand side by side, line by line, also two that are over', async () => {
  const again = [line(1, { unitPrice: 35_000 }), line(4)];
  const { t, user } = await open(estimate(again, { revision: 2, version: 3 }));
  const shown = await screen.findByRole('combobox', { name: t('portal.estimate.shownStep') });
  const compared = screen.getByRole('combobox', { name: t('portal.estimate.compareWith') });
  await user.selectOptions(compared, '0');
  expect(rowOf('와인 4호').getByText(t('portal.estimate.added'))).toBeVisible();
  expect(rowOf('와인 2호').getAllByText(t('portal.estimate.removed'))).not.toHaveLength(0);

  await user.selectOptions(shown, '1');
  expect(compared).toHaveValue('0');
  expect(rowOf('와인 2호').getByText(formatBottles(48))).toHaveProperty('tagName', 'INS');
  const sum = answered.reduce((total, { supply, tax }) => total + supply + tax, 0);
  expect(rowOf(t('portal.document.total')).getByText(`${sum.toLocaleString('ko-KR')}원`)).toBeVisible();

  await user.selectOptions(shown, '0');
  await user.selectOptions(compared, '2');
  expect(rowOf('와인 4호').getAllByText(t('portal.estimate.removed'))).not.toHaveLength(0);
  expect(rowOf('와인 2호').getByText(t('portal.estimate.added'))).toBeVisible();
});

test('on a phone what else can be done is in a menu, and the decision stands by itself', async () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  try {
    const { t, user } = await open(estimate(answered));
    expect(screen.queryByRole('button', { name: t('estimate.modify') })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: t('estimate.confirm') })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: t('document.more') }));
    expect(screen.getByRole('menuitem', { name: t('portal.print.print') })).toHaveAttribute(
      'href',
      `/mypage/estimate-apply-history/${NUMBER}/pdf`,
    );
    await user.click(screen.getByRole('menuitem', { name: t('portal.estimate.cancel') }));
    expect(screen.getByRole('dialog')).toBeVisible();
  } finally {
    Reflect.deleteProperty(window, 'matchMedia');
  }
});

test.each([
  ['of an answer that is over', { expiredDate: addDays(today, -1) }],
  ['of one that was cancelled', { status: 'CANCELLED' as const }],
])('the wines %s go into the cart again', async (_name, changed) => {
  const prices = answered.map(({ idProduct }) => aPrice({ idProduct }));
  const { t, user, calls } = await open(estimate(answered, changed), () => [
    answerOk(listPrices, { _embedded: { items: prices } }),
    answerOk(addToCart, aCart()),
    answerOk(getCart, aCart()),
  ]);
  await user.click(screen.getByRole('button', { name: t('portal.reorder.open') }));
  await user.click(await screen.findByRole('button', { name: t('portal.reorder.add', { count: 3 }) }));
  expect(await screen.findByText(t('portal.reorder.added'))).toBeVisible();
  expect(calls.find(({ path }) => path === addToCart.path)?.body).toEqual({
    items: answered.map(({ idProduct, qty }) => ({ idProduct, qty })),
  });
});

test('an answer that waits for its decision is not reordered beside it', async () => {
  const { t } = await open(estimate(answered));
  expect(screen.getByRole('button', { name: t('estimate.confirm') })).toBeEnabled();
  expect(screen.queryByRole('button', { name: t('portal.reorder.open') })).not.toBeInTheDocument();
});

test('the comparison can be turned off', async () => {
  const { t, user } = await open(estimate(answered));
  await user.selectOptions(
    screen.getByRole('combobox', { name: t('portal.estimate.compareWith') }),
    t('portal.estimate.compareNone'),
  );
  expect(screen.queryByText(t('portal.estimate.added'))).not.toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /와인 3호/ })).not.toBeInTheDocument();
});

test('shows how long the answer holds, what was said, and what is below the list price', async () => {
  const { t } = await open(estimate(answered));
  expect(screen.getByText(new RegExp(t('portal.estimates.daysLeft', { days: 3 })))).toBeVisible();
  const revisions = within(await screen.findByRole('list', { name: t('portal.estimate.revisions') }));
  expect(revisions.getByText('24병부터 단가를 맞췄습니다.')).toBeVisible();
  expect(revisions.getByText('연말 코스용입니다.')).toBeVisible();
  expect(
    rowOf(t('estimate.saved')).getByText(`−${(1_600 * (24 + 48 + 24)).toLocaleString('ko-KR')}`),
  ).toBeVisible();
});

test('confirms what is on the page, and leads on to the order', async () => {
  const confirmed = estimate(answered, {
    status: 'CONFIRMED',
    confirmedAt: '2026-11-20T11:00:00+09:00',
    version: 3,
  });
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    answer(confirmEstimate, () => {
      hold(confirmed);
      return { status: 200 as const, body: confirmed };
    }),
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.confirm') }));
  await goAhead();
  expect(await screen.findByText(t('estimate.done.confirmed'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('estimate.order') })).toHaveAttribute(
    'href',
    `/cart/order?estimate=${NUMBER}`,
  );
  const sent = calls.find(({ path }) => path.endsWith('/confirm'));
  expect(sent?.headers.get('if-match')).toBe('"v2"');
  expect(screen.queryByText(t('portal.changed.meanwhile.estimate'))).not.toBeInTheDocument();
});

test('who confirms what has changed meanwhile is told, and sees what is different', async () => {
  const newer = estimate([line(1, { unitPrice: 40_000 }), line(2, { qty: 48 }), line(4)], {
    revision: 2,
    version: 3,
  });
  const { t, user } = await open(estimate(answered), (hold) => [
    {
      endpoint: confirmEstimate,
      respond: (call) => {
        hold(newer);
        return stale(confirmEstimate).respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.confirm') }));
  await goAhead();
  expect(await screen.findByRole('alert')).toHaveTextContent(t('portal.changed.meanwhile.estimate'));
  const first = rowOf('와인 1호');
  expect(await first.findByText('40,000')).toHaveProperty('tagName', 'INS');
  await user.click(screen.getByRole('button', { name: t('portal.common.close') }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a refused confirmation says why', async () => {
  const { t, user } = await open(estimate(answered), () => [
    answer(confirmEstimate, {
      status: 409,
      body: {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        code: 'ESTIMATE_EXPIRED',
        message: '유효기간이 지났습니다.',
        requestId: 'r1',
      },
    }),
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.confirm') }));
  await goAhead();
  expect(await screen.findByRole('alert')).toHaveTextContent('유효기간이 지났습니다.');
});

test('an expired answer can be asked for again and not be confirmed', async () => {
  const { t } = await open(estimate(answered, { expiredDate: addDays(today, -1), expired: true }));
  expect(screen.getAllByText(statusLabel('estimate', 'EXPIRED', 'ko-KR'))).not.toHaveLength(0);
  expect(screen.getByText(t('estimate.expiredText'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('estimate.confirm') })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeEnabled();
});

test('cancels with a reason; one that the provider refuses is said at its field', async () => {
  const cancelled = estimate(answered, {
    status: 'CANCELLED',
    cancelledAt: '2026-11-20T11:00:00+09:00',
    cancelReason: '행사가 미뤄졌습니다.',
    version: 3,
  });
  let tries = 0;
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    {
      endpoint: cancelEstimate,
      respond: (call) => {
        tries += 1;
        if (tries > 1) {
          hold(cancelled);
          return { status: 200, body: cancelled };
        }
        const refused = answerProblem(cancelEstimate, 400, 'INVALID_INPUT', '입력을 확인해 주십시오.');
        return {
          ...refused.respond(call),
          status: 400,
          body: withField(refused, 'reason', '쓸 수 없는 문자입니다.'),
        };
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('portal.estimate.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '행사가 미뤄졌습니다.');
  await user.click(dialog.getByRole('button', { name: t('portal.estimate.cancel') }));
  expect(await dialog.findByText('쓸 수 없는 문자입니다.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('portal.estimate.cancel') }));
  expect(await screen.findByText(t('estimate.done.cancelled'))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.findLast(({ path }) => path.endsWith('/cancel'))?.body).toEqual({
    reason: '행사가 미뤄졌습니다.',
  });
});

const withField = (refused: FakeAnswer, field: string, message: string) => ({
  ...(refused.respond({} as never) as { body: object }).body,
  errors: [{ field, code: 'CONTROL_CHARACTERS', message }],
});

test('who cancels what has changed meanwhile is told in the dialog, which keeps the reason', async () => {
  const confirmed = estimate(answered, { status: 'CONFIRMED', version: 3 });
  const { t, user } = await open(estimate(answered), (hold) => [
    {
      endpoint: cancelEstimate,
      respond: (call) => {
        hold(confirmed);
        return stale(cancelEstimate).respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('portal.estimate.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '늦었습니다.');
  await user.click(dialog.getByRole('button', { name: t('portal.estimate.cancel') }));
  const status = statusLabel('estimate', 'CONFIRMED', 'ko-KR');
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('portal.document.changed', { status }));
  expect(dialog.getByRole('textbox')).toHaveValue('늦었습니다.');
  expect(dialog.getByRole('button', { name: t('portal.estimate.cancel') })).toBeDisabled();
});

test("another company's estimate is none, and leads back to the list", async () => {
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-apply-history/:hid',
    path: `/mypage/estimate-apply-history/${NUMBER}`,
    answers: [
      answerProblem(getEstimate, 404, 'NOT_FOUND', '없습니다.'),
      answerOk(listEstimateRevisions, { _embedded: { items: [] } }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: t('estimate.notFound') })).toBeVisible();
  expect(screen.getByRole('link', { name: t('estimate.toList') })).toHaveAttribute(
    'href',
    '/mypage/estimate-apply-history',
  );
});
