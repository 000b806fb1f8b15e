import { screen, within } from '@testing-library/react';
import { listScheduledDeliveries } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aDelivery } from '@vitis/testing/builders/delivery';
import { shipping } from '@vitis/testing/builders/shipping-address';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './round-print.route.tsx';

const PATH = '/mypage/manage-delivery-schedule/print';
const driver = { id: 3, fullName: '오태식', mobile: null };
const open = (items: Parameters<typeof aDelivery>[0][]) =>
  renderFeature(<Screen />, {
    part: 'mf-mypage-sales',
    as: 'sales',
    route: PATH,
    path: `${PATH}?date=2026-11-24`,
    answers: [
      answerOk(listScheduledDeliveries, { _embedded: { items: items.map((each) => aDelivery(each)) } }),
    ],
  });

test('the sheet of a driver says what is loaded, and where it goes in which order', async () => {
  const { calls } = await open([
    { driver, position: 1, receiving: { from: '10:00', until: '16:00' } },
    { idDeliveryInfo: 32, clientName: '노들상회', driver, position: 2, isOwn: false, products: [] },
  ]);
  const sheet = within(await screen.findByRole('region', { name: '오태식' }));
  expect(sheet.getByRole('table', { name: '상차 목록' })).toHaveTextContent('와인 1호 2019');
  const [, first, second] = within(sheet.getByRole('table', { name: '배송 순서' })).getAllByRole('row');
  for (const text of ['담원다이닝', shipping.address1, '10:00–16:00']) expect(first).toHaveTextContent(text);
  expect(second).toHaveTextContent('노들상회');
  expect(sheet.getByText('다른 담당자의 배송지 1곳의 와인은 포함되지 않았습니다.')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
    dateFrom: '2026-11-24',
    dateTo: '2026-11-24',
  });
});

test('a day on which nobody drives has no sheet', async () => {
  const { t } = await open([{ driver: null }]);
  expect(await screen.findByText(t('schedule.noRound'))).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/schedule\?day=2026-11-24$/),
  );
});
