import { screen, within } from '@testing-library/react';
import { countOrderForms, listOrderForms } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { anOrderRow } from '@vitis/testing/builders/order-form';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { testListScreen } from '@vitis/testing/screens';
import { Screen } from './orders.route.tsx';

const PATH = '/mypage/estimate-order-history';
const NUMBER = 'O20261120-0002';

const counts = answerOk(countOrderForms, {
  REQUESTED: 2,
  CONFIRMED: 4,
  COMPLETED: 20,
  CANCELLED: 3,
  total: 29,
});

testListScreen({
  Screen,
  part: 'mf-mypage-buyer',
  path: PATH,
  as: 'buyer',
  endpoint: listOrderForms,
  counts: countOrderForms,
  texts: {
    title: 'orders.title',
    failed: 'portal.orders.failed',
    none: 'orders.none',
    noneFound: 'portal.orders.noneFound',
  },
  number: (row) => row.orderFormNumber,
});

test('shows number, wines, sum, state, and how far the wines have come', async () => {
  const page = aPage([anOrderRow({ status: 'CONFIRMED', deliveryStatus: 'IN_TRANSIT' })]);
  const { t } = await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [counts, answerOk(listOrderForms, page)],
  });
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
  // What is requested and what is confirmed.
  expect(tabs.getByRole('link', { name: new RegExp(`^${t('orders.views.open')} ?6$`) })).toHaveAttribute(
    'href',
    `${PATH}?view=open`,
  );
});
