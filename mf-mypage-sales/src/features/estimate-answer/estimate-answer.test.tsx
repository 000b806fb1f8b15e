import { screen, waitFor, within } from '@testing-library/react';
import {
  cancelEstimate,
  type Estimate,
  etagOf,
  getEstimate,
  listEstimateRevisions,
  listPrices,
  respondEstimate,
} from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate, aRevision } from '@vitis/testing/builders/estimate';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './estimate-answer.route.tsx';

const NUMBER = 'E20261118-0004';
const lines = [
  aLine({ qty: 24 }),
  aLine({
    position: 2,
    idProduct: 2,
    productName: '카사 몬테리조 2018',
    qty: 36,
    listPrice: 27_900,
    unitPrice: 27_900,
  }),
];
const request = anEstimate({ requestMessage: '연말 코스용입니다.', products: lines });
const asked = aRevision({ status: 'REQUESTED', message: '연말 코스용입니다.', products: lines });
const revisions = (...items: ReturnType<typeof aRevision>[]) =>
  answerOk(listEstimateRevisions, { _embedded: { items } });
const noPrices = answerOk(listPrices, { _embedded: { items: [] } });

const open = (answers: FakeAnswer[]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: '/mypage/manage-estimate-history/:mid',
    path: `/mypage/manage-estimate-history/${NUMBER}`,
    answers: [noPrices, revisions(asked), ...answers],
  });

/** A provider that holds one estimate and answers with what it is now. */
function holding(first: Estimate) {
  const held = { estimate: first };
  return { held, read: answer(getEstimate, () => ({ status: 200 as const, body: held.estimate })) };
}

beforeEach(() => sessionStorage.clear());

test('a request opens its answer with what was asked for; the sums follow what is typed', async () => {
  const { t, user } = await open([answerOk(getEstimate, request)]);
  const price = await screen.findByRole('textbox', {
    name: t('answer.priceOf', { name: '와인 1호 2019' }),
  });
  expect(screen.getAllByText('연말 코스용입니다.').length).toBeGreaterThan(0);

  await user.clear(price);
  await user.type(price, '36900');
  const qty = screen.getByRole('textbox', { name: t('answer.qtyOf', { name: '카사 몬테리조 2018' }) });
  await user.clear(qty);
  await user.type(qty, '48');

  // 24 × 36,900 + 48 × 27,900 = 885,600 + 1,339,200
  const sums = within(screen.getByText(t('portal.document.total')).closest('dl') as HTMLElement);
  expect(sums.getByText('2,224,800')).toBeInTheDocument();
  expect(sums.getByText('222,480')).toBeInTheDocument();
  expect(sums.getByText('2,447,280원')).toBeInTheDocument();
});

test('Enter goes down the column, and does not send', async () => {
  const { t, user, calls } = await open([answerOk(getEstimate, request)]);
  const first = await screen.findByRole('textbox', {
    name: t('answer.priceOf', { name: '와인 1호 2019' }),
  });
  await user.click(first);
  await user.keyboard('{Enter}');
  const second = screen.getByRole('textbox', { name: t('answer.priceOf', { name: '카사 몬테리조 2018' }) });
  expect(second).toHaveFocus();
  await user.keyboard('{Enter}{ArrowUp}');
  expect(first).toHaveFocus();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('an answer carries the version that it was made from, and closes the form', async () => {
  const { held, read } = holding(request);
  const answered = anEstimate({ status: 'RESPONDED', revision: 1, version: 2, products: lines });
  const respond = answer(respondEstimate, () => {
    held.estimate = answered;
    return { status: 200 as const, body: answered };
  });
  const { t, user, calls } = await open([read, respond]);
  await user.type(
    await screen.findByRole('textbox', { name: t('answer.noteOf', { name: '와인 1호 2019' }) }),
    '48병부터',
  );
  await user.click(screen.getByRole('button', { name: t('answer.exclude', { name: '카사 몬테리조 2018' }) }));
  await user.type(screen.getByRole('textbox', { name: t('answer.message') }), '감사합니다');
  await user.click(screen.getByRole('button', { name: t('answer.send') }));

  expect(await screen.findByText(t('answer.sent', { number: 1 }))).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.headers.get('If-Match')).toBe(etagOf(1));
  expect(sent?.body).toMatchObject({
    responseMessage: '감사합니다',
    products: [{ idProduct: 1, qty: 24, unitPrice: 38_500, note: '48병부터' }],
  });
  expect(screen.queryByRole('form', { name: t('answer.title') })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

test('somebody was faster: what was typed stays, what changed is shown, and the next try is made from it', async () => {
  const { held, read } = holding(request);
  const faster = anEstimate({
    requestMessage: '연말 코스용입니다.',
    version: 2,
    products: [aLine({ qty: 60 }), lines[1] as (typeof lines)[1]],
  });
  const respond = answer(respondEstimate, ({ headers }) => {
    if (headers.get('If-Match') === etagOf(2)) {
      const done = anEstimate({ ...faster, status: 'RESPONDED', revision: 1, version: 3 });
      held.estimate = done;
      return { status: 200 as const, body: done };
    }
    held.estimate = faster;
    return answerProblem(respondEstimate, 412, 'VERSION_STALE', 'stale').respond({} as never) as never;
  });
  const { t, user, calls } = await open([read, respond]);
  const price = await screen.findByRole('textbox', {
    name: t('answer.priceOf', { name: '와인 1호 2019' }),
  });
  await user.clear(price);
  await user.type(price, '35000');
  await user.click(screen.getByRole('button', { name: t('answer.send') }));

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    t('answer.changes.QTY', { name: '와인 1호 2019', before: '24병', after: '60병' }),
  );
  expect(price).toHaveValue('35,000');

  await user.click(screen.getByRole('button', { name: t('answer.takeOver') }));
  expect(screen.getByText(t('answer.asked', { qty: '60병' }))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('answer.send') }));
  await screen.findByText(t('answer.sent', { number: 1 }));
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([etagOf(1), etagOf(2)]);
  expect(sent[1]?.body).toMatchObject({ products: [{ unitPrice: 35_000 }, {}] });
  expect(sent[0]?.headers.get('Idempotency-Key')).not.toBe(sent[1]?.headers.get('Idempotency-Key'));
});

test('what was being written is there again after a reload, and can be begun anew', async () => {
  const first = await open([answerOk(getEstimate, request)]);
  await first.user.type(
    await screen.findByRole('textbox', { name: first.t('answer.message') }),
    '곧 확인하겠습니다',
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  first.unmount();

  const { t, user } = await open([answerOk(getEstimate, request)]);
  const message = await screen.findByRole('textbox', { name: t('answer.message') });
  await waitFor(() => expect(message).toHaveValue('곧 확인하겠습니다'));
  await user.click(screen.getByRole('button', { name: t('answer.startOver') }));
  expect(message).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('leaving what was typed asks first', async () => {
  const { t, user, address } = await open([answerOk(getEstimate, request)]);
  await user.type(await screen.findByRole('textbox', { name: t('answer.message') }), '안녕하세요');
  await user.click(screen.getByRole('link', { name: t('document.chat') }));
  await waitFor(() => expect($dialogs.get()).toHaveLength(1));
  expect(address()).toBe(`/mypage/manage-estimate-history/${NUMBER}`);
  const [dialog] = $dialogs.get();
  if (dialog?.kind === 'confirm') dialog.done(true);
  await waitFor(() => expect(address()).toBe('/chat'));
});

test('compares the latest revision with the one before it', async () => {
  const answered = anEstimate({
    status: 'RESPONDED',
    revision: 1,
    version: 2,
    products: [aLine({ qty: 24, unitPrice: 36_900 }), aLine({ idProduct: 3, productName: '보데가 2018' })],
  });
  const { t } = await open([
    answerOk(getEstimate, answered),
    revisions(asked, aRevision({ products: answered.products })),
  ]);
  const table = within(await screen.findByRole('table', { name: t('portal.document.lines') }));
  await table.findByText('36,900');
  expect(table.getByText(t('portal.document.before', { value: '38,500' }))).toBeInTheDocument();
  expect(table.getByRole('row', { name: /보데가 2018/ })).toHaveTextContent(t('portal.estimate.added'));
  expect(table.getByRole('row', { name: /카사 몬테리조/ })).toHaveTextContent(t('portal.estimate.removed'));
  expect(screen.getByRole('button', { name: t('estimate.again') })).toBeVisible();
});

test('cancels with a reason', async () => {
  const { held, read } = holding(anEstimate({ status: 'RESPONDED', products: lines }));
  const cancelled = anEstimate({
    status: 'CANCELLED',
    version: 2,
    cancelReason: '재고 소진',
    cancelledAt: '2026-11-20T10:00:00+09:00',
  });
  const { t, user, calls } = await open([
    read,
    answer(cancelEstimate, () => {
      held.estimate = cancelled;
      return { status: 200 as const, body: cancelled };
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: t('portal.estimate.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '재고 소진');
  await user.click(dialog.getByRole('button', { name: t('portal.estimate.cancel') }));
  expect(await screen.findByText('재고 소진')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: '재고 소진' });
  expect(screen.queryByRole('button', { name: t('estimate.again') })).toBeNull();
});

test('who cancels what has changed meanwhile is told in the dialog, and may still cancel it', async () => {
  const { held, read } = holding(anEstimate({ status: 'RESPONDED', products: lines }));
  const { t, user, calls } = await open([
    read,
    {
      endpoint: cancelEstimate,
      respond: (call) => {
        if (call.headers.get('if-match') === etagOf(2)) {
          held.estimate = anEstimate({ status: 'CANCELLED', version: 3, cancelReason: '재고 소진' });
          return answerOk(cancelEstimate, held.estimate).respond(call);
        }
        held.estimate = anEstimate({ status: 'REQUESTED', version: 2, products: lines });
        return answerProblem(cancelEstimate, 412, 'VERSION_STALE', '먼저 바뀌었습니다.').respond(call);
      },
    },
  ]);
  await user.click(await screen.findByRole('button', { name: t('portal.estimate.cancel') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), '재고 소진');
  await user.click(dialog.getByRole('button', { name: t('portal.estimate.cancel') }));
  const status = statusLabel('estimate', 'REQUESTED', 'ko-KR');
  expect(await dialog.findByRole('alert')).toHaveTextContent(t('portal.document.changed', { status }));
  expect(dialog.getByRole('textbox')).toHaveValue('재고 소진');
  await user.click(dialog.getByRole('button', { name: t('portal.estimate.cancel') }));
  expect(await screen.findByText('재고 소진')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('another company’s number says that there is no such estimate', async () => {
  const { t } = await open([answerProblem(getEstimate, 404, 'NOT_FOUND', 'x')]);
  expect(await screen.findByText(t('estimate.notFound'))).toBeVisible();
});

test('another wine is looked for in a dialog, whose code comes when it is wanted', async () => {
  const { t, user } = await open([answerOk(getEstimate, request)]);
  await user.click(await screen.findByRole('button', { name: t('portal.finder.open') }));

  const finder = within(await screen.findByRole('dialog', { name: t('portal.finder.title') }));
  expect(finder.getByRole('searchbox', { name: t('portal.finder.search') })).toHaveFocus();
  await user.click(finder.getByRole('button', { name: t('portal.finder.done') }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('form', { name: t('answer.title') })).toBeInTheDocument();
});
