import 'fake-indexeddb/auto';
import type { NewAction } from './pending-action.ts';
import { openActionStore } from './pending-action-store.ts';

const original = IDBFactory.prototype.open;

const action = (idDeliveryInfo: number): NewAction => ({
  idDeliveryInfo,
  clientName: '담원다이닝',
  day: '2026-11-20',
  key: crypto.randomUUID(),
  idUser: 7,
  kind: 'complete',
  state: 'waiting',
  madeAt: '2026-11-20T10:00:00.000+09:00',
  reason: '',
  photos: [],
  refusal: null,
});

test('a connection that the browser has closed by itself is opened anew, once for all that waits for it', async () => {
  const opened: IDBDatabase[] = [];
  const open = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    ...given: Parameters<IDBFactory['open']>
  ) {
    const request = original.call(this, ...given);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const store = await openActionStore();
  await store.add(action(1));
  opened[0]!.close();

  const [kept] = await Promise.all([store.all(), store.add(action(2)), store.add(action(3))]);
  expect(kept.map(({ idDeliveryInfo }) => idDeliveryInfo)).toContain(1);
  expect((await store.all()).map(({ idDeliveryInfo }) => idDeliveryInfo)).toEqual([1, 2, 3]);
  expect(opened).toHaveLength(2);
  open.mockRestore();
});

test('one that is open and says so all the same is closed: it would be in the way of a later version', async () => {
  const store = await openActionStore();
  const close = jest.spyOn(IDBDatabase.prototype, 'close');
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('Unexpected internal error', 'UnknownError');
  });
  expect(await store.all()).toHaveLength(3);
  expect(close).toHaveBeenCalledTimes(1);
});
