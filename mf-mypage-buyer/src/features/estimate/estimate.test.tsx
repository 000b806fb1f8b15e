import { act, screen, waitFor, within } from '@testing-library/react';
import {
  cancelEstimate,
  confirmEstimate,
  type DocumentLine,
  type Estimate,
  type EstimateRevision,
  getEstimate,
  listEstimateRevisions,
  modifyEstimate,
} from '@vitis/contracts';
import { addDays, formatBottles, seoulDay, statusLabel } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate, aRevision } from '@vitis/testing/builders/estimate';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './estimate.route.tsx';

const NUMBER = 'E20261118-0004';
const today = seoulDay(new Date());

/** 24 bottles at the price that sales staff offer. */
const line = (idProduct: number, changed: Partial<DocumentLine> = {}) =>
  aLine({ idProduct, unitPrice: 36_900, ...changed });
const asked = [line(1, { unitPrice: 38_500 }), line(2, { qty: 36 }), line(3)];
const answered = [line(1), line(2, { qty: 48 }), line(4)];

/** What sales staff answered. */
const estimate = (products: DocumentLine[], changed: Partial<Estimate> = {}) =>
  anEstimate({ status: 'RESPONDED', expiredDate: addDays(today, 3), version: 2, products, ...changed });

/** A provider that holds one estimate, which others may change between two looks. */
async function open(first: Estimate, answers: (hold: (next: Estimate) => void) => FakeAnswer[] = () => []) {
  let held = first;
  const revisions = (): EstimateRevision[] => [
    aRevision({ status: 'REQUESTED', message: '연말 코스용입니다.', products: asked }),
    ...(held.revision >= 1
      ? [aRevision({ message: '24병부터 단가를 맞췄습니다.', products: answered })]
      : []),
    ...(held.revision >= 2 ? [aRevision({ revision: 2, products: held.products })] : []),
  ];
  const hold = (next: Estimate) => {
    held = next;
  };
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/estimate-apply-history/:hid',
    path: `/mypage/estimate-apply-history/${NUMBER}`,
    answers: [
      answer(getEstimate, () => ({ status: 200 as const, body: held })),
      answer(listEstimateRevisions, () => ({
        status: 200 as const,
        body: { _embedded: { items: revisions() } },
      })),
      ...answers(hold),
    ],
  });
  await screen.findByRole('heading', { level: 1, name: NUMBER });
  return shown;
}

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

/** Presses the button of the shell's confirm that goes ahead. */
async function goAhead() {
  await waitFor(() => expect($dialogs.get().at(-1)).toMatchObject({ kind: 'confirm' }));
  const asking = $dialogs.get().at(-1);
  await act(async () => {
    if (asking?.kind === 'confirm') asking.done(true);
  });
}

const stale = (endpoint: typeof confirmEstimate | typeof modifyEstimate | typeof cancelEstimate) =>
  answerProblem(endpoint, 412, 'VERSION_STALE', '다른 사람이 먼저 바꾸었습니다.');

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
  expect(screen.queryByText(t('estimate.changed'))).not.toBeInTheDocument();
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
  expect(await screen.findByRole('alert')).toHaveTextContent(t('estimate.changed'));
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

test('asks again with other bottles, without a wine, and with a message', async () => {
  const again = estimate(asked, { status: 'REQUESTED', version: 3, revision: 2 });
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    answer(modifyEstimate, () => {
      hold(again);
      return { status: 200 as const, body: again };
    }),
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  await user.click(screen.getByRole('button', { name: t('wish.more', { title: '와인 1호 2019' }) }));
  await user.click(screen.getByRole('button', { name: t('modify.removeLabel', { title: '와인 4호 2019' }) }));
  await user.type(screen.getByRole('textbox', { name: t('modify.message') }), '35,000원에 부탁드립니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: {
      requestMessage: '35,000원에 부탁드립니다.',
      products: [
        { idProduct: 1, qty: 30 },
        { idProduct: 2, qty: 48 },
      ],
    },
  });
});

test('asking again needs a wine', async () => {
  const { t, user } = await open(estimate([line(1)]));
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  await user.click(screen.getByRole('button', { name: t('modify.removeLabel', { title: '와인 1호 2019' }) }));
  expect(screen.getByText(t('modify.empty'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeDisabled();
  await user.click(
    screen.getByRole('button', { name: t('portal.lines.restoreOf', { name: '와인 1호 2019' }) }),
  );
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeEnabled();
});

test('what was typed stays when somebody was faster, and goes out with the new version', async () => {
  const newer = estimate([line(1, { unitPrice: 35_500 }), line(2, { qty: 48 })], { revision: 2, version: 3 });
  const again = estimate(asked, { status: 'REQUESTED', version: 4, revision: 3 });
  let tries = 0;
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    {
      endpoint: modifyEstimate,
      respond: (call) => {
        tries += 1;
        if (tries > 1) {
          hold(again);
          return { status: 200, body: again };
        }
        hold(newer);
        return stale(modifyEstimate).respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('estimate.changed'));
  expect(message).toHaveValue('급합니다.');
  expect(await screen.findAllByText('35,500')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"v2"', '"v3"']);
  expect(new Set(puts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

test('what was typed stays, though nothing can be asked any more', async () => {
  const cancelled = estimate(answered, { status: 'CANCELLED', version: 3, cancelReason: '품절입니다.' });
  const { t, user } = await open(estimate(answered), (hold) => [
    {
      endpoint: modifyEstimate,
      respond: (call) => {
        hold(cancelled);
        return stale(modifyEstimate).respond(call);
      },
    },
  ]);
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const word = statusLabel('estimate', 'CANCELLED', 'ko-KR');
  expect(await screen.findByText(t('modify.impossible', { status: word }))).toBeVisible();
  expect(message).toHaveValue('급합니다.');
  expect(screen.getByRole('button', { name: t('estimate.modify') })).toBeDisabled();
});

test('what was asked anew and not answered is sent again, though the page has seen it arrive', async () => {
  const again = estimate(asked, { status: 'REQUESTED', version: 3, revision: 2 });
  const lost = answerProblem(modifyEstimate, 503, 'UNAVAILABLE', '잠시 후 다시 시도해 주십시오.');
  const socket = await fakeSocket();
  let tries = 0;
  const { t, user, calls } = await open(estimate(answered), (hold) => [
    {
      endpoint: modifyEstimate,
      respond: (call) => {
        tries += 1;
        hold(again);
        return tries > 1 ? { status: 200, body: again } : lost.respond(call);
      },
    },
  ]);
  await act(async () => socket.connect());
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  const message = screen.getByRole('textbox', { name: t('modify.message') });
  await user.type(message, '급합니다.');
  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  await act(async () => socket.tell('estimate:changed', { estimateNumber: NUMBER, status: 'REQUESTED' }));
  expect(await screen.findByText(t('estimate.changed'))).toBeVisible();
  expect(message).toHaveValue('급합니다.');

  await user.click(screen.getByRole('button', { name: t('estimate.modify') }));
  expect(await screen.findByText(t('estimate.done.modified'))).toBeVisible();
  const puts = calls.filter(({ method }) => method === 'PUT');
  expect(puts).toHaveLength(2);
  expect(new Set(puts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
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
  expect(await screen.findByText(t('estimate.notFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('estimate.toList') })).toHaveAttribute(
    'href',
    '/mypage/estimate-apply-history',
  );
});
