import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { listDeliveriesOfDriver } from '@vitis/contracts';
import { addDays, KEPT_DAYS_DATABASE, seoulDay } from '@vitis/domain';
import { answer, answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { people } from '@vitis/testing/builders/member';
import { renderFeature } from '@vitis/testing/render';
import { keepDay, keptDay } from './kept-days.ts';
import { Screen } from './shipping-list.route.tsx';

const today = seoulDay(new Date());
const at = `${today}T09:12:00+09:00`;
const idUser = people.driver.id;
const deliveries = [aDelivery({ requestDate: today })];
const cut = answer(listDeliveriesOfDriver, () => {
  throw new TypeError('Failed to fetch');
});

const open = (answers: Parameters<typeof renderFeature>[1]['answers']) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'driver',
    route: '/mypage/shipping-list',
    path: '/mypage/shipping-list',
    answers,
  });

afterEach(() => void indexedDB.deleteDatabase(KEPT_DAYS_DATABASE));

test('the list that was named last stands in for one that does not come, with its time', async () => {
  await keepDay({ idUser, day: today, at, deliveries });
  const { t } = await open([cut]);

  expect(await screen.findByText(/09:12/, undefined, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: deliveries[0]?.clientName })).toBeVisible();
  expect(screen.getByText(t('shipping.unreachable'))).toBeVisible();
});

test('a list that comes is kept, and shown without a time', async () => {
  const { t } = await open([answerOk(listDeliveriesOfDriver, { _embedded: { items: deliveries } })]);
  await screen.findByRole('heading', { level: 2 });

  await waitFor(async () => expect(await keptDay(idUser, today)).toMatchObject({ deliveries }));
  expect(screen.queryByText(t('shipping.unreachable'))).toBeNull();
});

test('a list that a page of before has kept is shown, and says of which stops it can show nothing', async () => {
  const [stop] = deliveries;
  const { receiving: _, totalCases: __, trackingNumber: ___, ...old } = stop!;
  const { shipping: ____, ...broken } = { ...old, idDeliveryInfo: 32, clientName: '노들상회' };
  await keepDay({ idUser, day: today, at, deliveries: [old, broken] as typeof deliveries });
  const { t } = await open([cut]);

  expect(await screen.findByRole('heading', { level: 2, name: old.clientName })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: '노들상회' })).toBeNull();
  expect(screen.getByText(t('shipping.unread.title', { count: 1 }))).toBeVisible();
  expect(screen.getByText('노들상회')).toBeVisible();
  expect(screen.getByRole('button', { name: t('shipping.unread.reload') })).toBeEnabled();
  // Nothing of it is lost: a page that can read it has it again.
  expect(await keptDay(idUser, today)).toMatchObject({
    deliveries: [{ receiving: { from: null, until: null }, totalCases: 0, trackingNumber: '' }],
    unread: ['노들상회'],
  });
});

test('a device keeps one driver’s days, from yesterday on', async () => {
  const day = (step: number) => addDays(today, step);
  await keepDay({ idUser: 8, day: today, at, deliveries });
  for (const step of [-2, -1, 0, 1]) await keepDay({ idUser, day: day(step), at, deliveries });
  await keepDay({ idUser, day: today, at, deliveries });

  expect(await keptDay(8, today)).toBeUndefined();
  expect(await keptDay(idUser, day(-2))).toBeUndefined();
  expect(await keptDay(idUser, day(-1))).toMatchObject({ at });
  expect(await keptDay(idUser, day(1))).toMatchObject({ at });
});
