import { screen, within } from '@testing-library/react';
import { countOrders, listOrders } from '@vitis/contracts';
import { statusLabel } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { anOrderedRow } from '@vitis/testing/builders/order';
import { aPage } from '@vitis/testing/builders/page';
import { renderFeature } from '@vitis/testing/render';
import { testListScreen } from '@vitis/testing/screens';
import { Screen } from './bought-orders.route.tsx';

const PATH = '/mypage/order';

testListScreen({
  Screen,
  part: 'mf-mypage-buyer',
  path: PATH,
  as: 'buyer',
  endpoint: listOrders,
  counts: countOrders,
  texts: {
    title: 'boughtOrders.title',
    failed: 'portal.orders.failed',
    none: 'boughtOrders.none',
    noneFound: 'portal.orders.noneFound',
  },
  number: (row) => row.orderFormNumber,
});

test('says how much of an order has come, how much goes back, and where it stands', async () => {
  const row = anOrderedRow({ stage: 'RETURNING', deliveredQty: 18, returningQty: 2, returnedQty: 1 });
  await renderFeature(<Screen />, {
    part: 'mf-mypage-buyer',
    as: 'buyer',
    route: PATH,
    path: PATH,
    answers: [
      answerOk(countOrders, { WAITING: 0, DELIVERED: 0, RETURNING: 1, RETURNED: 0, total: 1 }),
      answerOk(listOrders, aPage([row])),
    ],
  });
  const shown = within(await screen.findByRole('row', { name: /O20261120-0002/ }));
  for (const text of ['18 / 24병', '3병', statusLabel('orderStage', 'RETURNING', 'ko-KR')])
    expect(shown.getByText(text)).toBeInTheDocument();
  expect(shown.getByRole('link')).toHaveAttribute('href', `${PATH}/O20261120-0002`);
});
