import { screen, within } from '@testing-library/react';
import { countOrderForms, listOrderForms, type OrderFormSummary } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk, answerProblem, type FakeAnswer } from '@vitis/testing/answers';
import { anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { type RenderFeatureOptions, renderFeature } from '@vitis/testing/render';
import { Screen } from './orders.route.tsx';

const PATH = '/mypage/estimate-order-history';
const NUMBER = 'O20261120-0002';

const listed = (...items: OrderFormSummary[]) => answerOk(listOrderForms, aPage(items));
const counts = answerOk(countOrderForms, {
  REQUESTED: 2,
  CONFIRMED: 4,
  COMPLETED: 20,
  CANCELLED: 3,
  total: 29,
});

const open = (answers: FakeAnswer[], options: Partial<RenderFeatureOptions> = {}) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [counts, ...answers],
    ...options,
  });

test('shows number, wines, sum, state, and how far the wines have come', async () => {
  const { t } = await open([listed(anOrderRow({ status: 'CONFIRMED', deliveryStatus: 'IN_TRANSIT' }))]);
  const row = within(await screen.findByRole('row', { name: new RegExp(NUMBER) }));
  expect(row.getByRole('link', { name: NUMBER })).toHaveAttribute('href', `${PATH}/${NUMBER}`);
  for (const text of [
    '와인 1호 2019',
    '1,016,400',
    statusLabel('orderForm', 'CONFIRMED', 'ko-KR'),
    statusLabel('delivery', 'IN_TRANSIT', 'ko-KR'),
  ])
    expect(row.getByText(text)).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: t('portal.orders.byStatus') }));
  const completed = statusLabel('orderForm', 'COMPLETED', 'ko-KR');
  expect(await tabs.findByRole('link', { name: new RegExp(`^${completed} ?20$`) })).toHaveAttribute(
    'href',
    `${PATH}?status=COMPLETED`,
  );
});

test('nothing for these filters leads back to all orders', async () => {
  const { t } = await open([listed()], { path: `${PATH}?status=CANCELLED&q=zzz` });
  expect(await screen.findByText(t('portal.orders.noneFound'))).toBeVisible();
  expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute('href', PATH);
});

test('a failure says so, and trying again brings the list', async () => {
  let broken = true;
  const failing = answerProblem(listOrderForms, 500, 'INTERNAL', 'INTERNAL');
  const working = listed(anOrderRow());
  const { t, user } = await open([
    { endpoint: listOrderForms, respond: (call) => (broken ? failing : working).respond(call) },
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent(t('portal.orders.failed'));
  broken = false;
  await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));
  expect(await screen.findByRole('row', { name: new RegExp(NUMBER) })).toBeVisible();
});
