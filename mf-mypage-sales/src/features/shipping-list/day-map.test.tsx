import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type DeliveryInfo, getLocation, kakaoAddress, listDeliveriesOfDriver } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { answer, answerOk, answerProblem } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { people } from '@vitis/testing/builders/member';
import { aLocation } from '@vitis/testing/builders/places';
import { shipping } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { fakeSocket } from '@vitis/testing/socket';
import { Screen } from './shipping-list.route.tsx';

const LONGITUDES: Readonly<Record<string, number>> = { '이태원로 245': 127.0, '도산대로 318': 127.03 };
const map = answer(kakaoAddress, ({ query }) => {
  const x = LONGITUDES[query.get('query') ?? ''];
  const documents =
    x === undefined
      ? []
      : [{ address_name: '', address_type: '', x: String(x), y: '37.53', address: null, road_address: null }];
  return { status: 200 as const, body: { meta: { total_count: documents.length }, documents } };
});
const house = answerOk(getLocation, aLocation({ longitude: 126.97, latitude: 37.56 }));
const driver = { id: people.driver.id, fullName: people.driver.fullName, mobile: null };
const at = (id: number, clientName: string, address1: string, changed: Partial<DeliveryInfo> = {}) =>
  aDelivery({
    idDeliveryInfo: id,
    clientName,
    position: id,
    requestDate: seoulDay(new Date()),
    driver,
    shipping: { ...shipping, address1 },
    ...changed,
  });

const open = (stops: () => DeliveryInfo[], answers = [map, house]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'driver',
    route: '/mypage/shipping-list',
    path: '/mypage/shipping-list',
    answers: [
      answer(listDeliveriesOfDriver, () => ({
        status: 200 as const,
        body: { _embedded: { items: stops() } },
      })),
      ...answers,
    ],
  });

/** Opens the map; jsdom does not open a `details` by a press. */
async function openMap(name: string): Promise<HTMLElement> {
  const panel = (await screen.findByText(name)).closest('details') as HTMLDetailsElement;
  await act(async () => {
    panel.open = true;
    fireEvent(panel, new Event('toggle'));
  });
  return panel;
}

test('the stops of the day stand on the map with their numbers, and one press leads through those that are left', async () => {
  const stops = [
    at(1, '담원다이닝', '이태원로 245 (한남동)', { status: 'COMPLETED' }),
    at(2, '비스트로 온도', '도산대로 318 (논현동)'),
    at(3, '어딘가', '없는길 1'),
  ];
  const { t } = await open(() => stops);
  const panel = within(await openMap(t('shipping.route.title')));
  const names = '1 담원다이닝, 2 비스트로 온도';
  expect(await panel.findByRole('img', { name: t('shipping.route.label', { names }) })).toBeVisible();
  expect(panel.getByText(t('shipping.route.unknown', { names: '3 어딘가' }))).toBeVisible();
  const kakao = panel.getByRole('link', { name: t('shipping.route.kakao', { count: 1 }) });
  // From where the driver has just been.
  expect(decodeURIComponent(kakao.getAttribute('href') ?? '')).toBe(
    'https://map.kakao.com/link/by/car/담원다이닝,37.53,127/비스트로 온도,37.53,127.03',
  );
  expect(
    panel.getByRole('link', { name: t('shipping.route.tmap', { name: '비스트로 온도' }) }),
  ).toHaveAttribute(
    'href',
    expect.stringMatching(/^tmap:\/\/route\?goalname=.*&goalx=127\.03&goaly=37\.53$/),
  );
});

test('a map that does not answer is told, and asked again', async () => {
  const { t } = await open(
    () => [at(1, '담원다이닝', '이태원로 245')],
    [answerProblem(kakaoAddress, 503, 'UNAVAILABLE', 'x'), house],
  );
  const panel = within(await openMap(t('shipping.route.title')));
  expect(await panel.findByRole('alert')).toHaveTextContent(t('shipping.route.failed'));
  expect(panel.getByRole('button', { name: t('portal.common.retry') })).toBeEnabled();
});

test('a stop that is new, moved or gone is told at once, until it is put away', async () => {
  const socket = await fakeSocket();
  const [one, two, three] = [at(1, '담원다이닝', 'a'), at(2, '비스트로 온도', 'b'), at(3, '라온재', 'c')];
  let stops = [one, two];
  const { t, user } = await open(() => stops);
  await screen.findByRole('heading', { level: 2, name: '담원다이닝' });
  expect(screen.queryByText(t('shipping.news.title'))).toBeNull();

  stops = [two, three, one];
  await act(async () => socket.connect());
  await act(async () => socket.tell('delivery:changed', { idDeliveryInfo: 3, status: 'READY' }));
  expect(await screen.findByText(t('shipping.news.added', { names: '라온재' }))).toBeVisible();
  expect(screen.getByText(t('shipping.news.moved', { names: '비스트로 온도' }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('portal.common.close') }));
  expect(screen.queryByText(t('shipping.news.title'))).toBeNull();

  stops = [two, one];
  await act(async () => socket.tell('delivery:changed', { idDeliveryInfo: 3, status: 'CANCELLED' }));
  expect(await screen.findByText(t('shipping.news.gone', { names: '라온재' }))).toBeVisible();
});
