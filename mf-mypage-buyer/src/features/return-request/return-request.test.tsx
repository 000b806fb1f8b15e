import { screen, waitFor } from '@testing-library/react';
import { getOrder, HEADERS, type OrderDetail, returnOrder, uploadFile } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answer, answerOk, answerProblem, type FakeAnswer, type SentCall } from '@vitis/testing/answers';
import { anOrderDetail, anOrderedWine } from '@vitis/testing/builders/order';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './return-request.route.tsx';

const PATH = '/mypage/order/O20261120-0002';
const order = anOrderDetail({
  wines: [
    anOrderedWine({ returningQty: 2 }),
    anOrderedWine({ idProduct: 2, productName: '와인 2호 2020', deliveredQty: 0 }),
  ],
});
const photo = {
  id: 5,
  name: 'photo.webp',
  type: 'image/webp',
  size: 2_048,
  url: '/api/v1/file-download?id=5',
  picture: null,
};

async function open(answers: FakeAnswer[] = [], of: OrderDetail = order) {
  const shown = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: '/mypage/order/:oid/return',
    path: `${PATH}/return`,
    answers: [answerOk(getOrder, of), answer(uploadFile, { status: 201, body: photo }), ...answers],
  });
  await screen.findByRole('heading', { level: 1 });
  const { t, user } = shown;
  const bottles = (wine = '와인 1호 2019') =>
    screen.getByRole('spinbutton', { name: t('returnRequest.quantityOf', { wine }) });
  const type = async (count: string) => {
    await user.clear(bottles());
    await user.type(bottles(), `${count}{Enter}`);
  };
  const choose = (reason: 'BROKEN' | 'OTHER') =>
    user.click(screen.getByRole('radio', { name: statusLabel('returnReason', reason, 'ko-KR') }));
  const send = () => user.click(screen.getByRole('button', { name: t('returnRequest.send') }));
  return { ...shown, bottles, type, choose, send };
}

beforeEach(() => sessionStorage.clear());

const sent = (calls: readonly SentCall[]) =>
  calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/return'));

test('nothing is filled in before; bottles and reason are asked for, each at its place', async () => {
  const { t, bottles, choose, send, calls } = await open();
  expect(bottles()).toHaveAttribute('aria-valuenow', '0');
  expect(bottles('와인 2호 2020')).toBeDisabled();
  await send();
  for (const field of ['bottles', 'reason'])
    expect(await screen.findByText(t(`returnRequest.issues.REQUIRED.${field}`))).toBeVisible();
  await choose('OTHER');
  expect(sent(calls)).toEqual([]);
});

test('what goes back is sent with its photos, worth what the ledger will say', async () => {
  const { t, user, bottles, type, choose, send, calls, address } = await open([
    answer(returnOrder, { status: 201, body: order }),
  ]);
  await type('99');
  expect(screen.getByText('892,980원')).toBeVisible();
  expect(bottles()).toHaveAttribute('aria-valuenow', '99');
  expect(bottles()).toBeInvalid();
  await user.type(bottles(), '{End}');
  expect(bottles()).toHaveAttribute('aria-valuenow', '22');
  await type('99');
  expect(screen.getByRole('alert')).toHaveTextContent(t('returnRequest.tooMany', { bottles: '22병' }));
  await type('3');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('121,770원')).toBeVisible();
  await choose('BROKEN');
  await user.type(screen.getByLabelText(t('returnRequest.comment')), '세 병이 깨졌습니다.');
  await user.upload(
    screen.getByLabelText(t('returnRequest.photos')),
    new File(['jpeg'], '병.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('photo.webp')).toBeVisible();
  await send();
  await waitFor(() => expect(address()).toBe(PATH));
  expect(sent(calls)[0]?.body).toEqual({
    products: [{ idProduct: 1, qty: 3 }],
    reason: 'BROKEN',
    comment: '세 병이 깨졌습니다.',
    photos: [5],
  });
});

test('a refusal is told, and what was typed stays', async () => {
  const message = '반품하실 수 있는 수량보다 많습니다. 반품 가능 수량: 와인 1호 2019 1병';
  const { bottles, type, choose, send } = await open([
    answerProblem(returnOrder, 409, 'MORE_THAN_RETURNABLE', message),
  ]);
  await type('3');
  await choose('BROKEN');
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect(bottles()).toHaveAttribute('aria-valuenow', '3');
});

const lost: FakeAnswer = {
  endpoint: returnOrder,
  respond: () => {
    throw new TypeError('the line was cut');
  },
};

test('after a lost answer the same return is asked about, never a second one, also after a reload', async () => {
  const first = await open([lost]);
  await first.type('3');
  await first.choose('BROKEN');
  await first.user.upload(
    screen.getByLabelText(first.t('returnRequest.photos')),
    new File(['jpeg'], '병.jpg', { type: 'image/jpeg' }),
  );
  expect(await screen.findByText('photo.webp')).toBeVisible();
  await first.send();
  expect(await screen.findByText(first.t('portal.forms.unsettled'))).toBeVisible();
  await first.type('4');
  expect(screen.getByRole('button', { name: first.t('returnRequest.send') })).toBeDisabled();
  const [attempt] = sent(first.calls);
  // A reload: nothing is closed.
  const stored = Object.entries(sessionStorage);
  first.unmount();
  for (const [key, text] of stored) sessionStorage.setItem(key, text);

  const again = await open([answer(returnOrder, { status: 201, body: order })]);
  expect(again.bottles()).toHaveAttribute('aria-valuenow', '4');
  expect(screen.getByText('photo.webp')).toBeVisible();
  expect(screen.getByRole('button', { name: again.t('returnRequest.send') })).toBeDisabled();
  await again.user.click(screen.getByRole('button', { name: again.t('portal.forms.check') }));
  await waitFor(() => expect(again.address()).toBe(PATH));
  const [second, ...more] = sent(again.calls);
  expect(more).toEqual([]);
  expect(second?.body).toEqual(attempt?.body);
  expect(second?.body).toMatchObject({ products: [{ idProduct: 1, qty: 3 }], photos: [5] });
  expect(second?.headers.get(HEADERS.idempotencyKey)).toBe(attempt?.headers.get(HEADERS.idempotencyKey));
});

test('what was refused when it was asked about can be changed and sent', async () => {
  let times = 0;
  const message = '반품하실 수 있는 수량보다 많습니다.';
  const refused = answerProblem(returnOrder, 409, 'MORE_THAN_RETURNABLE', message);
  const cutAtFirst: FakeAnswer = {
    endpoint: returnOrder,
    respond: (call) => {
      times += 1;
      return (times === 1 ? lost : refused).respond(call);
    },
  };
  const { t, user, type, choose, send } = await open([cutAtFirst]);
  await type('3');
  await choose('BROKEN');
  await send();
  await user.click(await screen.findByRole('button', { name: t('portal.forms.check') }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByText(t('portal.forms.unsettled'))).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('returnRequest.send') })).toBeEnabled();
});

test('where nothing can go back, the order is one step away', async () => {
  const none = anOrderDetail({ wines: [anOrderedWine({ deliveredQty: 0 })] });
  const { t } = await open([], none);
  expect(screen.getByText(t('returnRequest.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('returnRequest.toOrder') })).toHaveAttribute('href', PATH);
});
