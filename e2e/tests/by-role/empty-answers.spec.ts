import * as contracts from '@vitis/contracts';
import { expectNoFailure, watchReports } from '../../src/failed-calls.ts';
import { EMAILS, expect, PASSWORD, type Person, test } from '../../src/fixtures.ts';
import { signOut, typeLogin } from '../../src/sign-in.ts';
import { textOf } from '../../src/texts.ts';

const { cancelRestockNotification, exitChat, logout } = contracts;

/** Tried where their screens are, by what the screen says afterwards. */
const TRIED_WITH_THEIR_SCREENS = {
  'customer-centre.spec.ts': [contracts.deleteQna, contracts.deleteShippingAddress],
  'find-account.spec.ts': [contracts.changeForgottenPassword, contracts.resetPasswordByMobile],
  'own-changes.spec.ts': [
    contracts.changeImage,
    contracts.changeMobile,
    contracts.deleteImage,
    contracts.subscribeEmail,
    contracts.subscribeSms,
  ],
  'own-data.spec.ts': [
    contracts.matchPassword,
    contracts.endDevice,
    contracts.changeStatusMessage,
    contracts.changeWorking,
    contracts.deleteBusinessDays,
    contracts.saveBusinessDays,
  ],
  'second-factor.spec.ts': [contracts.endSecondFactor],
  'withdrawal.spec.ts': [contracts.leaveUser],
  'sign-up.spec.ts': [contracts.confirmSignUpEmail],
};

test('every endpoint that answers without content is tried in a browser', () => {
  const isEndpoint = (value: unknown): value is contracts.Endpoint =>
    typeof value === 'object' && value !== null && 'responses' in value && 'path' in value;
  const empty = Object.entries(contracts).filter(([, value]) => isEndpoint(value) && 204 in value.responses);
  const named: unknown[] = [
    cancelRestockNotification,
    exitChat,
    logout,
    ...Object.values(TRIED_WITH_THEIR_SCREENS).flat(),
  ];
  expect(empty.filter(([, value]) => !named.includes(value)).map(([name]) => name)).toEqual([]);
  expect(named.length).toBe(empty.length);
});

test('a buyer who waits for a wine no longer is not told of a broken network', async ({ buyer }) => {
  await watchReports(buyer);
  const { page } = buyer;
  // What is sold out stands last.
  const { page: pages } = await buyer.call(contracts.listProducts, { query: { size: 1 } });
  const { _embedded } = await buyer.call(contracts.listProducts, {
    query: { size: 1, page: pages.totalElements - 1 },
  });
  const idProduct = _embedded.items.find(({ availability }) => availability === 'SOLD_OUT')?.id ?? 0;
  // Asking twice is the same as once.
  await buyer.call(contracts.askRestockNotification, { body: { idProduct } });
  await buyer.goto(`/product/${idProduct}`);
  const bell = page
    .getByRole('button', { name: new RegExp(textOf('mf-catalog', 'portal.restock.ask')) })
    .first();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');

  const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await bell.click();
  expect((await answered).status()).toBe(204);
  await expect(bell).toHaveAttribute('aria-pressed', 'false');

  await expectNoFailure(buyer);
});

/** Opens documents that do not exist; answers what the pages have asked for that the server had not asked already. */
async function askForMissing(person: Person, documents: readonly (readonly [path: string, text: string])[]) {
  person.expectError(/404/);
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname.includes('20990101')) asked.push(pathname);
  });
  for (const [path, text] of documents) {
    await person.goto(`/mypage/${path}`);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  return asked;
}

/** Beside other tests the server may send a frame, and leave the question to the page. */
const expectOnce = (asked: readonly string[]) => expect(asked).toEqual([...new Set(asked)]);

test('a document that a buyer may not see is asked for once, and said to be missing', async ({ buyer }) => {
  const asked = await askForMissing(buyer, [
    ['estimate-apply-history/E20990101-0001', textOf('mf-mypage-buyer', 'estimate.notFound')],
    ['estimate-order-history/O20990101-0001', textOf('mf-mypage-buyer', 'order.notFound')],
  ]);
  expectOnce(asked);
});

test('a document that sales staff may not see is asked for once, and said to be missing', async ({
  sales,
}) => {
  const asked = await askForMissing(sales, [
    ['manage-estimate-history/E20990101-0001', textOf('mf-mypage-sales', 'estimate.notFound')],
    ['manage-order-history/O20990101-0001', textOf('mf-mypage-sales', 'order.notFound')],
  ]);
  expectOnce(asked);
});

test('who leaves a conversation is back at the list of them', async ({ buyer2 }) => {
  await watchReports(buyer2);
  const { page } = buyer2;
  const { idChatRoom } = await buyer2.call(contracts.getChatManager);
  await buyer2.goto(`/chat?room=${idChatRoom}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: textOf('mf-chat', 'room.menu') })
    .click();

  const answered = page.waitForResponse((response) => response.url().endsWith('/chats/exit'));
  await page.getByRole('menuitem', { name: textOf('mf-chat', 'room.leave') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('mf-chat', 'room.leave') })
    .click();
  expect((await answered).status()).toBe(204);

  await expectNoFailure(buyer2);
});

test('a sign-out is no failed call', async ({ guest, baseURL }) => {
  await watchReports(guest);
  const { page } = guest;
  await guest.goto('/account/login');
  await typeLogin(page, { email: EMAILS.buyer2, password: PASSWORD });
  await expect(page).toHaveURL(`${baseURL}/`);
  // What is asked for with a session that ends meanwhile is refused, rightly.
  await page.waitForLoadState('networkidle');

  const answered = page.waitForResponse((response) => response.url().endsWith('/account/logout'));
  await signOut(page);
  expect((await answered).status()).toBe(204);

  await expectNoFailure(guest);
});
