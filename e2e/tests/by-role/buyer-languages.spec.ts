import {
  completeDelivery,
  createDelivery,
  createEstimate,
  getOrderForm,
  HEADERS,
  type Language,
  listDrivers,
  listProducts,
  listReceipts,
  login,
  recordPayment,
  respondEstimate,
  respondOrderForm,
} from '@vitis/contracts';
import { addDays, seoulDay, statusLabel } from '@vitis/domain';
import { RECEIVED_BY } from '../../src/delivered-order.ts';
import { expectInWindow } from '../../src/expect-sound.ts';
import { expectTranslated, listenForWords } from '../../src/expect-translated.ts';
import { EMAILS, expect, PASSWORD, type Person, test } from '../../src/fixtures.ts';
import { messageTo, newestMessage } from '../../src/mailbox.ts';
import { patternOf, textsOf } from '../../src/texts.ts';

interface People {
  buyer: Person;
  sales: Person;
  driver: Person;
}

/** What people write on the way, and have written beside the ledger before; nobody translates it. */
const WRITTEN = {
  ask: '송년 행사에 쓰려고 합니다.',
  answer: '연말까지 같은 단가로 드립니다.',
  paid: '국민은행 한강호텔',
  transfer: '계좌 입금',
  allowance: '파손 1병 에누리',
} as const;
const HANGUL = /[가-힣]+/g;

/** Signs the buyer in elsewhere: mails are in the language of the last sign-in from then on. */
async function readIn(baseURL: string, language: Language): Promise<void> {
  const response = await fetch(baseURL + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json', [HEADERS.language]: language },
    body: JSON.stringify({ email: EMAILS.buyer, password: PASSWORD }),
  });
  expect(response.status).toBe(200);
}

/** The buyer's screens in one language, and what sales and the driver do meanwhile. */
async function walk({ buyer, sales, driver }: People, language: Language): Promise<void> {
  const { page } = buyer;
  const [catalog, buying] = (['mf-catalog', 'mf-mypage-buyer'] as const).map((part) =>
    textsOf(part, language),
  ) as [ReturnType<typeof textsOf>, ReturnType<typeof textsOf>];
  const main = page.getByRole('main');
  const known = listenForWords(page);
  const look = async () => {
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectInWindow(page);
    await expectTranslated(page, known, Object.values(WRITTEN));
  };
  const lookAt = async (path: string) => {
    await buyer.goto(path);
    await look();
  };
  let mails = await newestMessage();
  const expectMail = async (about: string) => {
    const mail = await messageTo(EMAILS.buyer, mails, about);
    const words = [...Object.values(WRITTEN), RECEIVED_BY, ...(await known.all())];
    const left = words.reduce((text, word) => text.replaceAll(word, ''), mail).match(HANGUL);
    expect(left, mail).toBeNull();
    mails = await newestMessage();
  };

  const { _embedded } = await buyer.call(listProducts, {
    query: { size: 60, facets: false, sort: 'price,asc' },
  });
  const wines = _embedded.items.filter(({ availability }) => availability === 'IN_STOCK').slice(-5, -3);
  const products = wines.map(({ id }) => ({ idProduct: id, qty: 6 }));
  const asked = await buyer.call(createEstimate, { body: { products, requestMessage: WRITTEN.ask } });
  const { estimateNumber } = asked;
  await lookAt('/mypage/estimate-apply-history');
  await lookAt(`/mypage/estimate-apply-history/${estimateNumber}`);

  await sales.call(respondEstimate, {
    params: { number: estimateNumber },
    version: asked.version,
    body: {
      expiredDate: addDays(seoulDay(new Date()), 7),
      responseMessage: WRITTEN.answer,
      products: products.map((line) => ({ ...line, unitPrice: 12_345 })),
    },
  });
  await expect(main.getByText('12,345').first()).toBeVisible();
  await look();
  await expectMail(estimateNumber);
  await main.getByRole('button', { name: buying('estimate.confirmLines') }).click();
  const form = main.getByRole('form', { name: buying('confirmLines.title') });
  await form.getByRole('checkbox').last().uncheck();
  await look();
  await form.getByRole('button', { name: buying('confirmLines.send', { all: 2, count: 1 }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: buying('estimate.confirm') })
    .click();
  await expect(main.getByText(buying('estimate.done.confirmedLines'))).toBeVisible();
  await look();

  await main.getByRole('link', { name: buying('estimate.order') }).click();
  await expect(page).toHaveURL(/\/cart\/order\?estimate=/);
  const next = main.getByRole('button', { name: patternOf('mf-catalog', 'order.due.next', {}, language) });
  await next.first().click();
  await look();
  await main.getByRole('button', { name: catalog('order.title'), exact: true }).click();
  await expect(page).toHaveURL(/\/order\/orderComplete\?number=O/);
  await look();

  const params = { number: new URL(page.url()).searchParams.get('number') ?? '' };
  const order = `/mypage/estimate-order-history/${params.number}`;
  const { version } = await sales.call(getOrderForm, { params });
  await sales.call(respondOrderForm, { params, version, body: {} });
  await expectMail(params.number);
  await lookAt(order);
  const drivers = (await sales.call(listDrivers))._embedded.items;
  const { idDeliveryInfo } = await sales.call(createDelivery, {
    body: {
      ...{ orderFormNumber: params.number, type: 'DIRECT', classify: 'SUPPLY' },
      requestDate: seoulDay(new Date()),
      idDriver: drivers.find(({ fullName }) => fullName === '오태식')!.id,
    },
  });
  await driver.call(completeDelivery, {
    params: { id: idDeliveryInfo },
    body: { completedAt: new Date().toISOString(), receivedBy: RECEIVED_BY },
  });
  await expect(main.getByText(statusLabel('delivery', 'COMPLETED', language)).first()).toBeVisible();
  await look();
  await expectMail(params.number);

  const { _embedded: sold } = await buyer.call(listReceipts, { query: { q: params.number } });
  const sale = sold.items[0]!;
  const paid = await sales.call(recordPayment, {
    body: {
      idClient: (await sales.call(getOrderForm, { params })).idClient,
      ...{ day: seoulDay(new Date()), amount: sale.open, memo: WRITTEN.paid, pays: [sale.id] },
      // The other languages pay as much.
      repetitionAcknowledged: true,
    },
  });
  for (const path of [
    `/mypage/receipt/${sale.id}`,
    `/mypage/receipt/${paid.entries[0]!.id}`,
    '/mypage/receipt',
    '/mypage/cash',
    '/mypage/delivery',
    `/mypage/order/${params.number}`,
    '/mypage/purchase-situation?by=wine',
    '/mypage/notifications',
    '/mypage',
  ])
    await lookAt(path);
}

// The same buyer reads mails in one language at a time.
test.describe.configure({ mode: 'default' });

for (const language of ['en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('from the estimate to the payment, all that a buyer reads is in one language', async ({
      buyer,
      sales,
      driver,
      baseURL,
    }) => {
      test.slow();
      await readIn(baseURL ?? '', language);
      await walk({ buyer, sales, driver }, language).finally(() => readIn(baseURL ?? '', 'ko-KR'));
    });
  });
}
