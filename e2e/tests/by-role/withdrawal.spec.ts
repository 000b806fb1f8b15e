import {
  addToCart,
  cancelOrderForm,
  createOrderForm,
  getDeliveryDays,
  listProducts,
  login,
  TOKEN_COOKIE,
  validEmail,
  validMobile,
} from '@vitis/contracts';
import { callApi } from '../../src/call-api.ts';
import { expect, test } from '../../src/fixtures.ts';
import { latestSubject } from '../../src/mailbox.ts';
import { newBuyer } from '../../src/new-buyer.ts';
import { main, passCheck, text } from '../../src/own-data.ts';
import { signIn, typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const account = (key: string) => textOf('mf-account', key);

const shipping = {
  fullName: '김하나',
  mobile: '01000000000',
  postalCode: '04524',
  address1: '서울특별시 중구 세종대로 110',
  address2: '',
};

/** Orders one wine; answers how the order is taken back. */
async function orderOne(baseURL: string, token: string): Promise<() => Promise<unknown>> {
  const { _embedded } = await callApi(baseURL, token, listProducts, { query: { size: 20, facets: false } });
  const { id: idProduct } = _embedded.items.find(({ availability }) => availability === 'IN_STOCK')!;
  const products = [{ idProduct, qty: 1 }];
  await callApi(baseURL, token, addToCart, { body: { items: products } });
  const { days } = await callApi(baseURL, token, getDeliveryDays, {
    query: { postalCode: shipping.postalCode },
  });
  const { orderFormNumber: number, version } = await callApi(baseURL, token, createOrderForm, {
    body: { products, shipping, dueDate: days[1]!, creditAcknowledged: true },
  });
  return () => callApi(baseURL, token, cancelOrderForm, { params: { number }, version, body: {} });
}

test('a buyer leaves: not while an order is open, then everywhere and for six months', async ({
  guest,
  browser,
  baseURL,
}) => {
  test.slow();
  guest.expectError(/401|403/);
  const { page } = guest;
  const shop = baseURL ?? '';
  const who = await newBuyer(shop);
  const credentials = { email: who.email, password: who.password };
  const { accessToken } = await callApi(shop, '', login, { body: credentials });
  const cancel = await orderOne(shop, accessToken);
  const elsewhere = await browser.newContext({ baseURL: shop });
  await elsewhere.addCookies([{ name: TOKEN_COOKIE, value: accessToken, url: shop }]);
  const other = await elsewhere.newPage();
  await other.goto('/mypage/wish');
  await expect(other.locator('html')).toHaveAttribute('data-session', 'signed-in');

  await signIn(guest, who, '/mypage/client-info/withdraw');
  await passCheck(page, who.password);
  await expect(main(page)).toContainText(text('withdraw.stop.orders', { count: 1 }));
  const send = main(page).getByRole('button', { name: text('withdraw.send') });
  await expect(send).toHaveCount(0);
  await cancel();
  await page.reload();

  await send.click();
  await expect(main(page).getByText(text('withdraw.issues.leaveReason'))).toBeVisible();
  await main(page)
    .getByRole('radio', { name: text('withdraw.reasons.CLOSED') })
    .check();
  await main(page)
    .getByRole('checkbox', { name: text('withdraw.agree') })
    .check();
  await main(page).getByLabel(text('memberInfo.password.current'), { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('withdraw.send') })
    .click();
  await expect(page).toHaveURL(/\/account\/withdrawal-complete$/);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'guest');
  await expect.poll(() => latestSubject(who.email)).toBe('[VITIS] 회원 탈퇴가 완료되었습니다');
  await other.reload();
  await expect(other).toHaveURL(/\/account\/login/);
  await elsewhere.close();

  await guest.goto('/account/login');
  await typeLogin(page, who);
  await expect(main(page).getByRole('alert')).toContainText(
    account('login.refusals.ACCOUNT_WITHDRAWN.title'),
  );
  await expect(main(page).getByRole('alert')).toContainText('6개월');
  const free = [
    await callApi(shop, '', validEmail, { body: { email: who.email } }),
    await callApi(shop, '', validMobile, { body: { mobile: who.mobile } }),
  ];
  for (const answer of free)
    expect(answer).toMatchObject({
      available: false,
      reason: 'WITHDRAWN_RECENTLY',
      message: expect.stringContaining('6개월'),
    });
});
