import { confirm, dialogQueueStore } from './dialog.store.ts';

afterEach(() => dialogQueueStore.set([]));

const open = () => dialogQueueStore.get();

test('a question that is open is not asked again: the second press is answered with no', async () => {
  const first = confirm('발주할까요?', { title: '발주' });
  await expect(confirm('발주할까요?', { title: '발주' })).resolves.toBe(false);
  expect(open()).toHaveLength(1);
  open()[0]!.done(true);
  await expect(first).resolves.toBe(true);
});

test('a question that was answered may be asked again', async () => {
  void confirm('발주할까요?', { title: '발주' });
  open()[0]!.done(false);
  const again = confirm('발주할까요?', { title: '발주' });
  open()[1]!.done(true);
  await expect(again).resolves.toBe(true);
});

test('another question waits behind it', () => {
  void confirm('발주할까요?', { title: '발주' });
  void confirm('발주할까요?', { title: '취소' });
  void confirm('취소할까요?', { title: '발주' });
  expect(open()).toHaveLength(3);
});
