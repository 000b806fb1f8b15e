import { screen, within } from '@testing-library/react';
import { getDashboard, listAreas, listFeatureds, listPrices, listProducts } from '@vitis/contracts';
import { answerOk } from '@vitis/testing/answers';
import { aPage } from '@vitis/testing/builders/page';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { Screen } from './home.route.tsx';

const picture = { base: '/files/bordeaux', widths: [360], width: 1440, height: 960 };
const shop = [
  answerOk(listProducts, aPage([1, 2, 3, 4, 5, 6].map((id) => aWine({ id, vintage: 2010 + id })))),
  answerOk(listFeatureds, {
    _embedded: { items: [{ id: 7, code: 'NEW', name: '신상품', productCount: 14 }] },
  }),
  answerOk(listAreas, {
    _embedded: {
      countries: [
        {
          countryCode: 'FR',
          name: '프랑스',
          productCount: 48,
          productionAreas: [
            { id: -1, name: '전체', productCount: 48, picture },
            { id: 3, name: '보르도', productCount: 48, picture },
            { id: 4, name: '사부아', productCount: 2 },
          ],
        },
      ],
    },
  }),
];
const base = { part: 'mf-catalog', route: '/', path: '/' } as const;

test('a visitor finds new wines, regions with a picture, and what an account brings', async () => {
  const { t, container } = await renderFeature(<Screen />, { ...base, answers: shop });

  expect(await screen.findByRole('link', { name: t('home.lead.show', { count: 14 }) })).toHaveAttribute(
    'href',
    '/product?idFeatureds=7',
  );
  expect(await screen.findByRole('link', { name: /보르도/ })).toHaveAttribute(
    'href',
    '/product?countryName=FR&idProductionAreas=3',
  );
  expect(screen.queryByText('사부아')).not.toBeInTheDocument();
  expect(screen.getByText(t('desk.guest.prices.value'))).toBeVisible();
  expect(container).not.toHaveTextContent(/\d원|₩/);
});

test('a buyer finds answered estimates, the next delivery, credit, and wines to order again', async () => {
  const dashboard = answerOk(getDashboard, {
    estimates: { count: 2, latest: 'E20261118-0004' },
    nextDelivery: { date: '2026-11-24', orderFormNumber: 'O20261117-0002', qty: 48, type: 'DIRECT' },
    credit: { limit: 20_000_000, receivable: 7_520_000, available: 12_480_000 },
    reorder: [aWine({ id: 9, name: '도멘 벨쿠르', vintage: 2022 })],
  });
  const prices = answerOk(listPrices, { _embedded: { items: [aPrice({ idProduct: 9 })] } });
  const { t } = await renderFeature(<Screen />, {
    ...base,
    as: 'buyer',
    answers: [...shop, dashboard, prices],
  });

  const desk = within(screen.getByRole('region', { name: t('desk.label') }));
  expect(
    await desk.findByRole('link', { name: t('desk.openMore', { number: 'E20261118-0004', count: 1 }) }),
  ).toHaveAttribute('href', '/mypage/estimate-apply-history');
  expect(desk.getByText('2026-11-24 (화)')).toBeVisible();
  expect(desk.getByText('12,480,000원')).toBeVisible();
  expect(screen.getByRole('heading', { name: t('home.reorder') })).toBeVisible();
  expect(await screen.findByText('40,500원')).toBeVisible();
});
