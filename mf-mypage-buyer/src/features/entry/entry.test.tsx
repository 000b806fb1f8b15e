import { screen, within } from '@testing-library/react';
import { type DeskCounts, getDashboard } from '@vitis/contracts';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './entry.route.tsx';

const open = (as: 'sales' | 'driver', answer: FakeAnswer) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as,
    route: '/mypage',
    path: '/mypage',
    answers: [answer],
  });
const waiting = (desk: DeskCounts) => answerOk(getDashboard, { desk });

test('sales staff see what waits, each count the way to the list of what it counts', async () => {
  const { t } = await open(
    'sales',
    waiting({
      estimatesWaiting: 3,
      estimatesExpiring: 1,
      ordersWaiting: 4,
      ordersUnplanned: 2,
      ordersFailed: 1,
      clientsOverdue: 0,
      deliveriesToday: 12,
    }),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('desk.title'));
  const links = async (group: string) =>
    within(await screen.findByRole('region', { name: t(`desk.groups.${group}`) }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const counted = (name: string, count: number) => `${t(`desk.counts.${name}`)} ${count}`;
  expect(await links('estimates')).toEqual([
    [counted('estimatesWaiting', 3), '/mypage/manage-estimate-history?status=REQUESTED'],
    [counted('estimatesExpiring', 1), '/mypage/manage-estimate-history?view=expiring'],
  ]);
  expect(await links('orders')).toEqual([
    [counted('ordersWaiting', 4), '/mypage/manage-order-history?status=REQUESTED'],
    [counted('ordersUnplanned', 2), '/mypage/manage-order-history?view=unplanned'],
  ]);
  expect(await links('deliveries')).toEqual([
    [counted('deliveriesToday', 12), '/mypage/manage-delivery-schedule'],
    [counted('ordersFailed', 1), '/mypage/manage-order-history?view=failed'],
  ]);
});

test('a driver sees the stops of today and tomorrow', async () => {
  const { t } = await open(
    'driver',
    waiting({ deliveriesToday: 5, deliveriesFailed: 0, deliveriesTomorrow: 7 }),
  );
  const group = within(await screen.findByRole('region', { name: t('desk.groups.deliveries') }));
  expect(group.getByRole('link', { name: `${t('desk.counts.deliveriesToday')} 5` })).toBeVisible();
  expect(group.getByRole('link', { name: new RegExp(t('desk.counts.deliveriesTomorrow')) })).toHaveAttribute(
    'href',
    expect.stringMatching(/shipping-list\?date=\d{4}-\d\d-\d\d$/),
  );
});

test('a failure says so', async () => {
  const { t } = await open('sales', answerProblem(getDashboard, 500, 'INTERNAL', 'INTERNAL'));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('desk.failed'));
});
