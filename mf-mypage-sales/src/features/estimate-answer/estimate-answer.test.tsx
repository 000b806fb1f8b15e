import { screen, within } from '@testing-library/react';
import { cancelEstimate, etagOf, getEstimate } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aLine } from '@vitis/testing/builders/document-line';
import { anEstimate, aRevision } from '@vitis/testing/builders/estimate';
import { asked, holding, lines, open, revisions } from './estimate-answer.test-support.tsx';

beforeEach(() => sessionStorage.clear());

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

test('says which wines the client left out when it confirmed the estimate', async () => {
  const [kept, left] = [aLine(), aLine({ idProduct: 3, productName: '보데가 2018', qty: 12 })];
  const { t } = await open([
    answerOk(
      getEstimate,
      anEstimate({ status: 'CONFIRMED', products: [kept], notTaken: [{ ...left, targetPrice: null }] }),
    ),
    revisions(asked),
  ]);
  expect(await screen.findByText(t('portal.estimate.notTaken'))).toBeVisible();
  expect(screen.getByText(t('portal.estimate.notTakenWines', { wines: '보데가 2018 12병' }))).toBeVisible();
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
