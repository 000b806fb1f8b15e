import { screen, waitFor } from '@testing-library/react';
import {
  askRestockNotification,
  cancelRestockNotification,
  listPrices,
  listProducts,
  listRestockNotifications,
} from '@vitis/contracts';
import { $dialogs } from '@vitis/platform';
import { RestockButton } from '@vitis/portal/buying';
import { answer, answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';

const title = '도멘 오르비에 NV';

/** A provider that remembers what is waited for. */
const remembering = (waiting: Set<number>): FakeAnswer[] => [
  answer(listRestockNotifications, () => ({
    status: 200 as const,
    body: { _embedded: { items: [...waiting] } },
  })),
  answer(askRestockNotification, ({ body }) => {
    const { idProduct } = body as { idProduct: number };
    waiting.add(idProduct);
    return { status: 201 as const, body: { idProduct } };
  }),
  answer(cancelRestockNotification, ({ query }) => {
    waiting.delete(Number(query.get('idProduct')));
    return { status: 204 as const, body: undefined };
  }),
];

async function open(answers: readonly FakeAnswer[]) {
  const shown = await renderFeature(<RestockButton idProduct={2} title={title} />, {
    part: 'mf-catalog',
    as: 'buyer',
    answers,
  });
  const button = screen.getByRole('button', { name: shown.t('portal.restock.label', { title }) });
  await waitFor(() => expect(shown.calls).not.toHaveLength(0));
  return { ...shown, button };
}

test('a press asks to be told, another one ends it', async () => {
  const waiting = new Set<number>();
  const { t, user, button } = await open(remembering(waiting));
  expect(button).toHaveAttribute('aria-pressed', 'false');

  await user.click(button);
  await waitFor(() => expect(waiting).toEqual(new Set([2])));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveTextContent(t('portal.restock.on'));

  await user.click(button);
  await waitFor(() => expect(waiting).toEqual(new Set()));
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('what was asked for earlier shows', async () => {
  const { button } = await open(remembering(new Set([7, 2])));
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
});

test('a wine that is back already says so and waits for nothing', async () => {
  const back = answer(askRestockNotification, {
    status: 409,
    body: {
      type: 'about:blank',
      title: 'STILL_IN_STOCK',
      status: 409,
      code: 'STILL_IN_STOCK',
      message: '지금 주문하실 수 있는 와인입니다.',
      requestId: 'test',
    },
  });
  const { user, button } = await open([
    ...remembering(new Set()),
    back,
    answerOk(listPrices, { _embedded: { items: [] } }),
    answerOk(listProducts, aPage([])),
  ]);
  await user.click(button);
  await waitFor(() =>
    expect($dialogs.get().at(-1)).toMatchObject({
      kind: 'alert',
      message: '지금 주문하실 수 있는 와인입니다.',
    }),
  );
  const request = $dialogs.get().at(-1);
  if (request?.kind === 'alert') request.done();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
});

test('a refusal takes the press back and is told', async () => {
  const { user, button } = await open([
    ...remembering(new Set()),
    answerProblem(askRestockNotification, 500, 'INTERNAL', '오류'),
  ]);
  const before = $dialogs.get().length;
  await user.click(button);
  await waitFor(() => expect($dialogs.get().slice(before)).toMatchObject([{ kind: 'failure' }]));
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
