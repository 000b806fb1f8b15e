import { screen } from '@testing-library/react';
import { getCart, getDeliveryDays } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { answerOk } from '@vitis/testing/answers';
import { aCart, aCartItem } from '@vitis/testing/builders/cart';
import { someDeliveryDays } from '@vitis/testing/builders/delivery-days';
import { aWineDetail } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { StockLine } from './stock-line.tsx';

/** The line of a wine, with a cart and an hour by which to order. */
const open = ({ stock = 312, inCart = 0, orderBy = '2099-11-23T15:00:00.000+09:00' } = {}) =>
  renderFeature(<StockLine wine={aWineDetail()} stock={stock} />, {
    part: 'mf-catalog',
    as: 'buyer',
    answers: [
      answerOk(getCart, aCart([aCartItem(2, 60), ...(inCart > 0 ? [aCartItem(1, inCart)] : [])])),
      answerOk(getDeliveryDays, someDeliveryDays({ days: ['2099-11-24'], orderBy })),
    ],
  });

test('says how many of the wine lie in the cart already', async () => {
  const { t } = await open({ inCart: 18 });
  expect(await screen.findByText(t('detail.inCart', { quantity: '18병' }))).toBeVisible();
});

test('says nothing of a cart in which other wines lie', async () => {
  const { t } = await open();
  await screen.findByText(/도착/);
  expect(screen.queryByText(new RegExp(t('detail.inCart', { quantity: '' })))).not.toBeInTheDocument();
});

test('says until when to order for which day', async () => {
  const { t } = await open();
  const promise = t('delivery.by', { by: '11-23 (월)', time: '15:00', day: '11-24 (화)' });
  expect(await screen.findByText(promise)).toBeVisible();
});

test('calls today by its name', async () => {
  const { t } = await open({ orderBy: `${seoulDay(new Date())}T23:59:00.000+09:00` });
  expect(await screen.findByText(t('delivery.today', { time: '23:59', day: '11-24 (화)' }))).toBeVisible();
});

test('promises no day for what is sold out', async () => {
  const { t } = await open({ stock: 0, inCart: 6 });
  await screen.findByText(t('detail.inCart', { quantity: '6병' }));
  expect(screen.queryByText(/도착/)).not.toBeInTheDocument();
});
