import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completeDelivery, type DeliveryInfo, uploadFile } from '@vitis/contracts';
import { addDays, shortTime } from '@vitis/domain';
import { createOutbox, openActionStore } from '@vitis/driver-outbox';
import { $dialogs, publish } from '@vitis/platform';
import { answer } from '@vitis/testing/answers';
import { preparePhoto } from './outbox/prepare-photo.ts';
import { outbox } from './outbox/use-outbox.ts';
import {
  delivery,
  driver,
  emptyOutbox,
  open,
  planned,
  provider,
  today,
} from './shipping-list.test-support.tsx';

jest.mock('./outbox/prepare-photo.ts');

beforeEach(() => {
  jest.mocked(preparePhoto).mockImplementation(async (file) => ({
    id: crypto.randomUUID(),
    name: file.name,
    type: 'image/jpeg',
    bytes: new Uint8Array([1, 2, 3]).buffer,
    idFile: null,
  }));
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} });
});

afterEach(emptyOutbox);

test('without a signal a hand-over with its photo waits and says so; with the signal it goes out', async () => {
  const uploaded = answer(uploadFile, {
    status: 201,
    body: { id: 77, name: 'a.jpg', type: 'image/jpeg', size: 3, url: '/x', picture: null },
  });
  const complete = answer(completeDelivery, () => {
    held.stops = [planned({ status: 'COMPLETED', completedAt: '2026-11-20T14:05:00+09:00' })];
    return { status: 200 as const, body: held.stops[0] as DeliveryInfo };
  });
  const { held, answers } = provider([planned()], [uploaded, complete]);
  held.up = false;
  const { t, user, calls } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.upload(
    dialog.getByLabelText(new RegExp(t('shipping.photo.take'))),
    new File(['x'], 'door.jpg', { type: 'image/jpeg' }),
  );
  expect(await dialog.findByRole('img', { name: t('shipping.photo.name', { number: 1 }) })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));

  expect(await screen.findByText(t('outbox.waiting', { count: 1 }))).toBeVisible();
  expect(screen.getByText(delivery('COMPLETED'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('shipping.complete') })).toBeNull();
  expect(screen.getByText(new RegExp(t('outbox.photos', { count: 1 })))).toBeVisible();

  held.up = true;
  await user.click(screen.getByRole('button', { name: t('outbox.sendNow') }));
  expect(await screen.findByText(t('outbox.state.sent'))).toBeVisible();
  expect(await screen.findByText(t('shipping.handedOver', { time: '14:05' }))).toBeVisible();
  expect(calls.findLast(({ path }) => path.endsWith('/complete'))?.body).toMatchObject({
    image1: 77,
    image2: null,
    image3: null,
  });
});

test('what another tab has recorded of a stop is told as such, and no fault of the device', async () => {
  const { held, answers } = provider([planned()]);
  held.up = false;
  const { t, user } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: t('shipping.proof.NAME') }), '김민수');
  const { idDeliveryInfo, clientName } = planned();
  const otherTab = createOutbox(openActionStore);
  await otherTab.record({ idDeliveryInfo, clientName, day: today }, 'fail', { reason: '부재중' });
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));

  expect(await dialog.findByText(t('shipping.trouble.recorded'))).toBeVisible();
});

test('a refusal is shown at its stop with the reason, to be sent again or deleted', async () => {
  const refusal = answer(completeDelivery, {
    status: 409,
    body: {
      type: 'about:blank',
      title: 'x',
      status: 409,
      code: 'ILLEGAL_TRANSITION',
      message: '취소된 배송입니다.',
      requestId: 'r',
    },
  });
  const { answers } = provider([planned()], [refusal]);
  const { t, user } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));
  expect(dialog.getByText(t('shipping.proof.any'))).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: t('shipping.proof.NAME') }), '김민수');
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));
  expect(await screen.findByText('취소된 배송입니다.')).toBeVisible();
  expect(screen.getByText(t('outbox.state.refused'))).toBeVisible();
  expect(screen.getByText(delivery('READY'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('outbox.retry') })).toBeEnabled();
});

test('a refused hand-over opens again as it was filled in, and goes out amended', async () => {
  const complete = answer(completeDelivery, () => {
    if (asked++ === 0) {
      // Meanwhile its client wants a name.
      held.stops = [planned({ proofs: ['NAME'] })];
      return {
        status: 409 as const,
        body: {
          type: 'about:blank',
          title: 'x',
          status: 409,
          code: 'PROOF_MISSING' as const,
          message: '받는 분 성함을 남겨 주세요.',
          requestId: 'r',
        },
      };
    }
    held.stops = [planned({ status: 'COMPLETED' })];
    return { status: 200 as const, body: held.stops[0] as DeliveryInfo };
  });
  const uploaded = answer(uploadFile, {
    status: 201,
    body: { id: 77, name: 'a.jpg', type: 'image/jpeg', size: 3, url: '/x', picture: null },
  });
  let asked = 0;
  const { held, answers } = provider([planned()], [uploaded, complete]);
  const { t, user, calls } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const first = within(screen.getByRole('dialog'));
  await user.upload(
    first.getByLabelText(new RegExp(t('shipping.photo.take'))),
    new File(['x'], 'door.jpg', { type: 'image/jpeg' }),
  );
  await first.findByRole('img', { name: t('shipping.photo.name', { number: 1 }) });
  await user.click(first.getByRole('checkbox', { name: t('shipping.door.handed.some') }));
  const [wine] = planned().products;
  const count = { name: t('plan.qtyOf', { name: wine?.productName ?? '' }) };
  await user.clear(first.getByRole('textbox', count));
  await user.paste('20본');
  await user.type(first.getByLabelText(new RegExp(t('shipping.door.reason'))), '라벨 파손');
  await user.click(first.getByRole('button', { name: t('shipping.complete') }));

  await user.click(await screen.findByRole('button', { name: t('outbox.amend') }));
  let again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('img', { name: t('shipping.photo.name', { number: 1 }) })).toBeVisible();
  expect(again.getByRole('textbox', count)).toHaveValue('20');
  expect(again.getByLabelText(new RegExp(t('shipping.door.reason')))).toHaveValue('라벨 파손');
  expect(again.getByText('받는 분 성함을 남겨 주세요.')).toBeVisible();
  await user.click(again.getByRole('button', { name: t('portal.common.close') }));
  // Put off, it is still there to be gone on with, and says why it has to be.
  expect(await screen.findByText(t('outbox.state.draft'))).toBeVisible();
  expect(screen.getByText('받는 분 성함을 남겨 주세요.')).toBeVisible();
  // A hand-over of now would be taken for that one.
  expect(screen.queryByRole('button', { name: t('shipping.complete') })).toBeNull();
  expect(screen.getByRole('button', { name: t('shipping.fail') })).toBeEnabled();
  expect(screen.getByRole('button', { name: t('outbox.drop') })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: t('outbox.amend') }));
  again = within(await screen.findByRole('dialog'));
  await user.type(again.getByRole('textbox', { name: new RegExp(t('shipping.proof.NAME')) }), '김민수');
  await user.click(again.getByRole('button', { name: t('shipping.complete') }));
  expect(await screen.findByText(t('outbox.state.sent'))).toBeVisible();
  expect(calls.findLast(({ path }) => path.endsWith('/complete'))?.body).toMatchObject({
    image1: 77,
    receivedBy: '김민수',
    taken: [{ idProduct: wine?.idProduct, qty: 20 }],
    refusedReason: '라벨 파손',
  });
});

test('a hand-over of yesterday whose stop was moved to today is amended with why it was early', async () => {
  const complete = answer(completeDelivery, { status: 200, body: planned({ status: 'COMPLETED' }) });
  const { answers } = provider([planned()], [complete]);
  const { idDeliveryInfo, clientName } = planned();
  const madeAt = `${addDays(today, -1)}T14:00:00+09:00`;
  await (await openActionStore()).add({
    ...{ idDeliveryInfo, clientName, day: today, key: 'k', idUser: driver.id, kind: 'complete', madeAt },
    ...{ state: 'refused', refusal: '예정일 전입니다.', reason: '', photos: [], receivedBy: '김민수' },
  });
  await act(() => outbox.flush());
  const { t, user, calls } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('outbox.amend') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(t('shipping.early.reason'))), '행사가 당겨졌습니다.');
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/complete'))?.body).toMatchObject({
      completedAt: madeAt,
      earlyReason: '행사가 당겨졌습니다.',
    }),
  );
});

test('who takes the wines signs where the client wants it, and the line goes along with the name', async () => {
  const complete = answer(completeDelivery, { status: 200, body: planned({ status: 'COMPLETED' }) });
  const { answers } = provider([planned({ proofs: ['NAME', 'SIGNATURE'] })], [complete]);
  const { t, user, calls } = await open(answers);
  // jsdom lays nothing out: the field is as large as its units.
  const place = { left: 0, top: 0, width: 480, height: 180 } as DOMRect;
  const layout = jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const dialog = within(screen.getByRole('dialog'));
  const missing = [t('shipping.proof.NAME'), t('shipping.proof.SIGNATURE')];
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));
  expect(dialog.getByText(t('shipping.proof.missing', { proofs: missing.join(' · ') }))).toBeVisible();

  await user.type(dialog.getByRole('textbox', { name: new RegExp(t('shipping.proof.NAME')) }), '김민수');
  const pad = dialog.getByRole('img', { name: t('shipping.signature.pad') });
  // jsdom's pointer events are nowhere.
  const point = (type: string, clientX: number, clientY: number) =>
    fireEvent(pad, new MouseEvent(type, { bubbles: true, clientX, clientY }));
  point('pointerdown', 20, 30);
  point('pointermove', 21, 30);
  point('pointermove', 60, 90);
  point('pointerup', 60, 90);
  expect(dialog.getByRole('img', { name: t('shipping.signature.done') })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/complete'))?.body).toMatchObject({
      receivedBy: '김민수',
      signature: 'M20 30L20 30L60 90',
    }),
  );
  layout.mockRestore();
});

test('a hand-over of now is pressed once the one that was put off is dropped, and has its own time', async () => {
  const complete = answer(completeDelivery, { status: 200, body: planned({ status: 'COMPLETED' }) });
  const { answers } = provider([planned()], [complete]);
  const { idDeliveryInfo, clientName } = planned();
  const madeAt = `${addDays(today, -1)}T14:00:00+09:00`;
  await (await openActionStore()).add({
    ...{ idDeliveryInfo, clientName, day: today, key: 'k', idUser: driver.id, kind: 'complete', madeAt },
    ...{ state: 'draft', isAmended: true, refusal: '취소된 배송입니다.', reason: '', photos: [] },
  });
  await act(() => outbox.flush());
  const { t, user, calls } = await open(answers);
  expect(await screen.findByText('취소된 배송입니다.')).toBeVisible();
  expect(screen.getByText(/14:00/)).toHaveTextContent(shortTime(madeAt, 'ko-KR') ?? '');
  expect(screen.queryByRole('button', { name: t('shipping.complete') })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('outbox.drop') }));
  await waitFor(() => expect($dialogs.get()).toMatchObject([{ kind: 'confirm' }]));
  const [question] = $dialogs.get();
  if (question?.kind === 'confirm') act(() => question.done(true));
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: t('shipping.proof.NAME') }), '김민수');
  await user.click(dialog.getByRole('button', { name: t('shipping.complete') }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/complete'))).toBe(true));
  const sent = calls.find(({ path }) => path.endsWith('/complete'))?.body as { completedAt: string };
  expect(sent.completedAt.slice(0, 10)).toBe(today);
});

test('what was typed of a hand-over stays where its stop is taken away meanwhile', async () => {
  const { held, answers } = provider([planned()]);
  const { t, user } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: t('shipping.proof.NAME') }), '김민수');
  held.stops = [];
  act(() => publish('delivery/completed', { idDeliveryInfo: 99 }));

  const begun = within(await screen.findByRole('list', { name: t('outbox.elsewhere') }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(begun.getByText('담원다이닝')).toBeVisible();
  expect(begun.getByText(t('shipping.receivedBy', { name: '김민수' }))).toBeVisible();
  expect(begun.getByRole('button', { name: t('outbox.drop') })).toBeEnabled();
});

test('what was typed of a hand-over is there again when its form is opened again', async () => {
  const { answers } = provider([planned()]);
  const { t, user } = await open(answers);
  await user.click(await screen.findByRole('button', { name: t('shipping.complete') }));
  await user.type(screen.getByRole('textbox', { name: t('shipping.proof.NAME') }), '김민수');
  await user.click(screen.getByRole('button', { name: t('portal.common.cancel') }));
  expect(await screen.findByText(t('shipping.begun'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('shipping.complete') }));
  expect(screen.getByRole('textbox', { name: t('shipping.proof.NAME') })).toHaveValue('김민수');
});
