import { screen, waitFor, within } from '@testing-library/react';
import { etagOf, getEstimate, listPrices, respondEstimate, searchProducts } from '@vitis/contracts';
import { addDays, formatDay, lastValidDay, seoulDay } from '@vitis/domain';
import { $dialogs } from '@vitis/platform';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate } from '@vitis/testing/builders/estimate';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { holding, lines, NUMBER, open, request } from './estimate-answer.test-support.tsx';

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

test('figures that cannot be read are said at their fields, count for nothing, and are not sent', async () => {
  const { t, user, calls } = await open([answerOk(getEstimate, request)]);
  const name = '와인 1호 2019';
  const price = await screen.findByRole('textbox', { name: t('answer.priceOf', { name }) });
  const qty = screen.getByRole('textbox', { name: t('answer.qtyOf', { name }) });
  for (const [field, typed] of [
    [price, '36.900'],
    [qty, '1.5'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(t('portal.common.wholeNumber')));
  }
  expect(document.body).not.toHaveTextContent('NaN');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(qty).toHaveFocus());
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('prices hold no longer than a year', async () => {
  const { t, user, calls } = await open([answerOk(getEstimate, request)]);
  const day = await screen.findByRole('textbox', { name: new RegExp(t('answer.expiry')) });
  const last = lastValidDay(seoulDay(new Date()));
  await user.clear(day);
  await user.type(day, `${addDays(last, 1)}{Control>}{Enter}{/Control}`);
  const wrong = t('document.dayTooFar', { day: formatDay(last, 'ko-KR') });
  await waitFor(() => expect(day).toHaveAccessibleDescription(wrong));
  await user.clear(day);
  await user.type(day, '다음 주{Control>}{Enter}{/Control}');
  await waitFor(() => expect(day).toHaveAccessibleDescription(t('narrow.noDay')));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
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

  await user.click(screen.getByRole('button', { name: t('portal.changed.takeOver') }));
  // Nobody had typed the quantity: it follows.
  expect(screen.getByRole('textbox', { name: t('answer.qtyOf', { name: '와인 1호 2019' }) })).toHaveValue(
    '60',
  );
  await user.click(screen.getByRole('button', { name: t('answer.send') }));
  await screen.findByText(t('answer.sent', { number: 1 }));
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([etagOf(1), etagOf(2)]);
  expect(sent[1]?.body).toMatchObject({ products: [{ qty: 60, unitPrice: 35_000 }, {}] });
  expect(sent[0]?.headers.get('Idempotency-Key')).not.toBe(sent[1]?.headers.get('Idempotency-Key'));
});

test('a quantity that both changed is marked with both values, and nothing is sent before one was taken', async () => {
  const { held, read } = holding(request);
  const faster = anEstimate({
    ...request,
    version: 2,
    products: [aLine({ qty: 60 }), lines[1] as (typeof lines)[1]],
  });
  const respond = answer(respondEstimate, ({ headers }) => {
    if (headers.get('If-Match') === etagOf(2)) {
      held.estimate = anEstimate({ ...faster, status: 'RESPONDED', revision: 1, version: 3 });
      return { status: 200 as const, body: held.estimate };
    }
    held.estimate = faster;
    return answerProblem(respondEstimate, 412, 'VERSION_STALE', 'stale').respond({} as never) as never;
  });
  const { t, user, calls } = await open([read, respond]);
  const name = '와인 1호 2019';
  const qty = () => screen.getByRole('textbox', { name: t('answer.qtyOf', { name }) });
  await screen.findByRole('form', { name: t('answer.title') });
  await user.clear(qty());
  await user.type(qty(), '36{Control>}{Enter}{/Control}');
  await user.click(await screen.findByRole('button', { name: t('portal.changed.takeOver') }));
  expect(qty()).toHaveValue('36');
  const posts = () => calls.filter(({ method }) => method === 'POST');

  await user.click(screen.getByRole('button', { name: t('answer.send') }));
  const take = screen.getByRole('button', { name: t('answer.takeOf', { name, value: '60병' }) });
  await waitFor(() => expect(take).toHaveFocus());
  expect(posts()).toHaveLength(1);
  await user.click(take);
  expect(qty()).toHaveValue('60');
  await user.click(screen.getByRole('button', { name: t('answer.send') }));
  await screen.findByText(t('answer.sent', { number: 1 }));
  expect(posts()[1]?.body).toMatchObject({ products: [{ qty: 60 }, {}] });
});

test('what was being written is there again after a reload, and can be begun anew', async () => {
  const first = await open([answerOk(getEstimate, request)]);
  await first.user.type(
    await screen.findByRole('textbox', { name: first.t('answer.message') }),
    '곧 확인하겠습니다',
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(2));
  first.unmount();

  const { t, user } = await open([answerOk(getEstimate, request)]);
  const message = await screen.findByRole('textbox', { name: t('answer.message') });
  await waitFor(() => expect(message).toHaveValue('곧 확인하겠습니다'));
  await user.click(screen.getByRole('button', { name: t('answer.startOver') }));
  expect(message).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('what is restored goes on from the estimate that it was begun on, which somebody has changed since', async () => {
  const first = await open([answerOk(getEstimate, request)]);
  await first.user.type(
    await screen.findByRole('textbox', { name: first.t('answer.message') }),
    '감사합니다',
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(2));
  first.unmount();

  const faster = anEstimate({ ...request, version: 2, products: [aLine({ qty: 60 })] });
  const { held, read } = holding(faster);
  const respond = answer(respondEstimate, ({ headers }) => {
    if (headers.get('If-Match') === etagOf(1))
      return answerProblem(respondEstimate, 412, 'VERSION_STALE', 'stale').respond({} as never) as never;
    held.estimate = anEstimate({ ...faster, status: 'RESPONDED', revision: 1, version: 3 });
    return { status: 200 as const, body: held.estimate };
  });
  const { t, user, calls } = await open([read, respond]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    t('answer.changes.QTY', { name: '와인 1호 2019', before: '24병', after: '60병' }),
  );
  expect(screen.getByRole('textbox', { name: t('answer.message') })).toHaveValue('감사합니다');
  await user.click(screen.getByRole('button', { name: t('answer.send') }));
  await user.click(await screen.findByRole('button', { name: t('portal.changed.takeOver') }));
  await user.click(screen.getByRole('button', { name: t('answer.send') }));

  await screen.findByText(t('answer.sent', { number: 1 }));
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual([etagOf(1), etagOf(2)]);
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
  await waitFor(() => expect(address()).toBe(`/chat?client=${request.idClient}&about=${NUMBER}`));
});

test('another wine is looked for, with what there is of it, in a dialog whose code comes when it is wanted', async () => {
  const [there, gone] = [aWine({ id: 8, name: '샤블리' }), aWine({ id: 9, name: '샤블리 프리미에' })];
  const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
  const { t, user, calls } = await open([
    answerOk(getEstimate, request),
    answer(searchProducts, async ({ query }) => {
      const isNothing = query.get('q') === '없는 와인';
      if (!isNothing) await held;
      return { status: 200 as const, body: { ...aPage(isNothing ? [] : [there, gone]), corrected: null } };
    }),
    answerOk(listPrices, {
      _embedded: { items: [aPrice({ idProduct: 8, stock: 12 }), aPrice({ idProduct: 9, stock: 0 })] },
    }),
  ]);
  await user.click(await screen.findByRole('button', { name: t('portal.finder.open') }));

  const finder = within(await screen.findByRole('dialog', { name: t('portal.finder.title') }));
  expect(finder.getByRole('searchbox', { name: t('portal.finder.search') })).toHaveFocus();
  await user.keyboard('없는 와인');
  expect(await finder.findByText(t('portal.finder.none'))).toBeVisible();
  await user.clear(finder.getByRole('searchbox'));
  await user.keyboard('샤블리');
  await waitFor(() => expect(calls.at(-1)?.query.get('q')).toBe('샤블리'));
  expect(finder.queryByText(t('portal.finder.none'))).not.toBeInTheDocument();
  answerNow();
  expect(await finder.findByText(t('portal.finder.stock', { qty: '12병' }), { exact: false })).toBeVisible();
  expect(finder.getByText(t('portal.finder.noStock'), { exact: false })).toBeVisible();
  await user.click(finder.getByRole('button', { name: t('portal.finder.done') }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('form', { name: t('answer.title') })).toBeInTheDocument();
});

test('what the client would pay stands beside the price, to be read', async () => {
  const [wished, other] = lines;
  const { t } = await open([
    answerOk(getEstimate, anEstimate({ products: [{ ...wished!, targetPrice: 31_000 }, other!] })),
  ]);
  const row = (await screen.findByRole('rowheader', { name: /와인 1호 2019/ })).closest('tr') as HTMLElement;
  expect(within(row).getByRole('cell', { name: '31,000' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: t('portal.estimate.targetPrice') })).toBeVisible();
});
