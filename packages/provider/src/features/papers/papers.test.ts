import {
  type CartPaper,
  downloadCartPaper,
  downloadEstimatePaper,
  downloadEstimatePapers,
  downloadOrderPaper,
  downloadOrderPapers,
  getEstimate,
  getOrderForm,
  HEADERS,
  listOrderForms,
  listOrderFormsOfSales,
  mailCartPaper,
  mailEstimatePaper,
  mailOrderPaper,
  PAPERS_LIMIT,
} from '@vitis/contracts';
import { estimatePrintDocument, orderPrintDocument, statementPrintDocuments } from '@vitis/domain';
import { count, eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { audit, clientCompanies, estimates, outbox, stores } from '../../db/schema.ts';
import { drawPaper, type PaperContent } from '../../papers/draw-paper.ts';
import { faceFor, paperFont } from '../../papers/paper-fonts.ts';
import { createPaperThread } from '../../papers/paper-thread.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { placeOrder, SHIPPING } from '../../test-support/orders.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { cartPaper } from './cart-paper.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});
afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';
const aParty = {
  ...{ companyName: '주식회사 비티스와인', registrationNumber: '1234567891', representativeName: '김도윤' },
  ...{
    address: '서울특별시 강남구 테헤란로 1',
    businessType: '도매',
    businessItem: '주류',
    phone: '0212345678',
  },
};
const stranger = 'buyer2@vitis.test';
const answered = { number: 'E20261118-0002' };

test('an estimate is a PDF under its own name, the same for both sides', async () => {
  const files = await Promise.all(
    [buyer, sales].map(async (as) => {
      const reply = await call(provider, downloadEstimatePaper, { params: answered, as });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('application/pdf');
      expect(reply.headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent('견적서 E20261118-0002.pdf')}`,
      );
      return Buffer.from(await reply.arrayBuffer());
    }),
  );
  expect(files[0]?.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(files[1]).toEqual(files[0]);
});

test('what nobody has answered is on no paper, and papers of others are not there', async () => {
  const [waiting] = await provider.database
    .select({ number: estimates.number })
    .from(estimates)
    .where(eq(estimates.status, 'REQUESTED'));
  const early = await call(provider, downloadEstimatePaper, {
    params: { number: waiting!.number },
    as: buyer,
  });
  expect([early.status, (await refused(early)).code]).toEqual([409, 'NOT_ON_PAPER']);
  for (const endpoint of [downloadEstimatePaper, mailEstimatePaper] as const) {
    const headers = { [HEADERS.idempotencyKey]: crypto.randomUUID() };
    const foreign = await call(provider, endpoint, { params: answered, as: stranger, headers });
    expect((await refused(foreign)).status).toBe(404);
  }
  const guest = await call(provider, downloadOrderPaper, {
    params: { number: 'O20261118-0001', paper: 'statement' },
  });
  expect((await refused(guest)).status).toBe(401);
});

const mail = (as: string, key: string = crypto.randomUUID(), language = 'ko-KR') =>
  call(provider, mailEstimatePaper, {
    params: answered,
    as,
    headers: { [HEADERS.idempotencyKey]: key, 'accept-language': language },
  });
const setTaxEmail = (taxEmail: string | null) => provider.database.update(clientCompanies).set({ taxEmail });

test('a paper goes to the address for tax invoices, once for one intent, and the file is forgotten then', async () => {
  await setTaxEmail('tax@hangang.test');
  const key = crypto.randomUUID();
  for (const _again of [1, 2]) {
    const reply = await mail(buyer, key, 'en-US');
    expect([reply.status, await reply.json()]).toEqual([202, { recipient: 'tax@hangang.test' }]);
  }
  const mails = await messagesTo(provider, 'tax@hangang.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('[VITIS] Quote E20261118-0002');
  expect(mails[0]?.body).toContain('Number: E20261118-0002\nTotal: ₩1,016,400 (VAT included)');
  const [file] = mails[0]?.attachments ?? [];
  expect(file).toMatchObject({ name: '견적서 E20261118-0002.pdf', type: 'application/pdf' });
  expect(Buffer.from(file!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const [kept] = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  expect(kept?.payload).not.toHaveProperty('attachments');
  expect(await provider.database.select().from(audit).where(eq(audit.action, 'paper.mail'))).toHaveLength(1);
});

test('발주서 and 거래명세서 go there as files of their own', async () => {
  await setTaxEmail('orders@hangang.test');
  const { _embedded } = await ask(provider, listOrderForms, { as: buyer });
  const number = _embedded.items.find(({ status }) => status === 'CONFIRMED')!.orderFormNumber;
  for (const paper of ['order', 'statement'] as const) {
    const headers = { [HEADERS.idempotencyKey]: crypto.randomUUID() };
    const reply = await call(provider, mailOrderPaper, { params: { number, paper }, as: buyer, headers });
    expect(reply.status).toBe(202);
  }
  const mails = await messagesTo(provider, 'orders@hangang.test');
  expect(mails.map(({ attachments }) => attachments?.[0]?.name).toSorted()).toEqual([
    `거래명세서 ${number}.pdf`,
    `발주서 ${number}.pdf`,
  ]);
  for (const { attachments } of mails)
    expect(Buffer.from(attachments![0]!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

/** Sheets of a file. */
const sheetsOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('several papers are one file in the order in which they were named, each once', async () => {
  await placeOrder(provider, [{ idProduct: 1, qty: 12 }]);
  const orders = await ask(provider, listOrderFormsOfSales, { as: sales });
  const standing = orders._embedded.items
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ orderFormNumber }) => orderFormNumber);
  expect(standing.length).toBeGreaterThan(1);
  const reply = await call(provider, downloadOrderPapers, {
    ...{ params: { paper: 'order' }, query: { numbers: [...standing, standing[0]!] }, as: sales },
  });
  expect(reply.headers.get('content-disposition')).toContain(
    encodeURIComponent(`발주서 ${standing[0]} 외 ${standing.length - 1}건.pdf`),
  );
  expect(sheetsOf(Buffer.from(await reply.arrayBuffer()))).toBe(standing.length);
  const estimate = await call(provider, downloadEstimatePapers, {
    query: { numbers: [answered.number] },
    as: sales,
  });
  expect(sheetsOf(Buffer.from(await estimate.arrayBuffer()))).toBe(1);
});

test('one document of somebody else’s client, or one that is on no paper, and there is no file at all', async () => {
  const foreign = await call(provider, downloadEstimatePapers, {
    query: { numbers: [answered.number] },
    as: 'sales2@vitis.test',
  });
  expect((await refused(foreign)).status).toBe(404);
  const mixed = await call(provider, downloadEstimatePapers, {
    query: { numbers: [answered.number, 'E20991118-0001'] },
    as: sales,
  });
  expect((await refused(mixed)).status).toBe(404);
  const [waiting] = await provider.database
    .select({ number: estimates.number })
    .from(estimates)
    .where(eq(estimates.status, 'REQUESTED'));
  const early = await call(provider, downloadEstimatePapers, {
    query: { numbers: [answered.number, waiting!.number] },
    as: sales,
  });
  expect(await refused(early)).toMatchObject({ status: 409, code: 'NOT_ON_PAPER' });
  const many = Array.from(
    { length: PAPERS_LIMIT + 1 },
    (_, at) => `E20261118-${String(at).padStart(4, '0')}`,
  );
  const tooMany = await call(provider, downloadEstimatePapers, { query: { numbers: many }, as: sales });
  expect((await refused(tooMany)).status).toBe(400);
});

test('a paper of its own does not wait for a file of many', async () => {
  const estimate = estimatePrintDocument(await ask(provider, getEstimate, { params: answered, as: buyer }));
  const thread = createPaperThread();
  const facts = { title: '문서', author: '비티스', madeAt: TODAY };
  const done: string[] = [];
  const draw = async (name: string, count: number) => {
    const printed = Array.from({ length: count }, () => estimate);
    await thread.draw({ ...facts, content: { sheet: 'trade', printed } });
    done.push(name);
  };
  await Promise.all([draw('many', 60), draw('one', 1)]);
  await thread.close();
  expect(done).toEqual(['one', 'many']);
});

test('what is in the cart goes there as a draft, at the prices of the provider, and nothing is asked for', async () => {
  await setTaxEmail('drafts@hangang.test');
  const [before] = await provider.database.select({ count: count() }).from(estimates);
  const products = [{ idProduct: 1, qty: 6, targetPrice: 30_000 }];
  for (const paper of ['estimate-apply', 'order-apply'] as const) {
    const reply = await call(provider, mailCartPaper, {
      ...{ params: { paper }, as: buyer },
      headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
      body: { products, dueDate: '2026-11-24', shipping: SHIPPING, requestMessage: '<b>오전</b>' },
    });
    expect([reply.status, await reply.json()]).toEqual([202, { recipient: 'drafts@hangang.test' }]);
  }
  const mails = await messagesTo(provider, 'drafts@hangang.test');
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    '[VITIS] 견적요청서 초안 2026-11-20',
    '[VITIS] 발주서 초안 2026-11-20',
  ]);
  for (const { body, attachments } of mails) {
    expect(body).toContain('아직 접수되지 않은 초안');
    expect(Buffer.from(attachments![0]!.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  }
  const [after] = await provider.database.select({ count: count() }).from(estimates);
  expect(after).toEqual(before);
});

test('what is in the cart is a file as well, for whoever may fill a cart, and one of a wine that is sold', async () => {
  const [before] = await provider.database.select({ count: count() }).from(estimates);
  const save = (as: string | undefined, idProduct = 1, paper: CartPaper = 'order-apply') =>
    call(provider, downloadCartPaper, {
      ...{ params: { paper }, ...(as && { as }) },
      body: { products: [{ idProduct, qty: 6 }], dueDate: '2026-11-24', shipping: SHIPPING },
    });
  for (const [paper, title] of [
    ['estimate-apply', '견적요청서 초안'],
    ['order-apply', '발주서 초안'],
  ] as const) {
    const reply = await save(buyer, 1, paper);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(`${title} 2026-11-20.pdf`)}`,
    );
    expect(sheetsOf(Buffer.from(await reply.arrayBuffer()))).toBe(1);
  }
  expect(await refused(await save(buyer, 999_999))).toMatchObject({
    status: 409,
    code: 'PRODUCT_UNAVAILABLE',
  });
  expect((await refused(await save(sales))).status).toBe(403);
  expect((await refused(await save(undefined))).status).toBe(401);
  const [after] = await provider.database.select({ count: count() }).from(estimates);
  expect(after).toEqual(before);
});

test('a draft that is fetched carries the store, and one at an hour when it is closed is refused', async () => {
  await setTaxEmail('pickup@hangang.test');
  const opening = [{ days: [1, 2, 3, 4, 5], from: '10:00', to: '18:00' }];
  const [store] = await provider.database
    .insert(stores)
    .values({
      ...{ name: { 'ko-KR': '성수 쇼룸' }, address: { 'ko-KR': '서울특별시 성동구 성수이로 118' } },
      ...{ postalCode: '04781', phone: '0200001001', opening, options: ['PICK_UP'] },
    })
    .returning({ id: stores.id });
  const { id } = store!;
  const send = (body: object, paper: CartPaper = 'order-apply') =>
    call(provider, mailCartPaper, {
      ...{ params: { paper }, as: buyer },
      headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
      body: { products: [{ idProduct: 1, qty: 6 }], ...body },
    });
  const pickup = { idStore: id, time: '14:00' };
  expect((await send({ pickup, dueDate: '2026-11-24' })).status).toBe(202);
  const { content } = await cartPaper(provider.database, {
    ...{ paper: 'order-apply', language: 'ko-KR', now: TODAY, supplier: aParty },
    buyer: { userId: 1, clientCompanyId: 1, clientGroupId: 1 },
    body: {
      ...{ products: [{ idProduct: 1, qty: 6, targetPrice: null }], requestMessage: '' },
      ...{ pickup, dueDate: '2026-11-24', shipping: SHIPPING },
    },
  });
  expect(content).toMatchObject({
    printed: [
      {
        terms: expect.arrayContaining([
          { label: '수령 매장', value: '(04781) 서울특별시 성동구 성수이로 118' },
          { label: '받는 분', value: expect.stringContaining(SHIPPING.fullName) },
          { label: '수령 안내', value: '방문수령 · 성수 쇼룸 14:00' },
        ]),
      },
    ],
  });
  expect(await messagesTo(provider, 'pickup@hangang.test')).toHaveLength(1);
  const asked = await refused(await send({ pickup, dueDate: '2026-11-24' }, 'estimate-apply'));
  expect([asked.status, asked.errors?.[0]?.field]).toEqual([400, 'pickup']);
  const wrong = [
    [{ pickup }, 'dueDate'],
    [{ pickup: { ...pickup, time: '03:00' }, dueDate: '2026-11-24' }, 'pickup.time'],
    [{ pickup: { ...pickup, idStore: 999_999 }, dueDate: '2026-11-24' }, 'pickup.idStore'],
  ] as const;
  for (const [body, field] of wrong) {
    const reply = await refused(await send(body));
    expect([reply.status, reply.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  }
  expect(await messagesTo(provider, 'pickup@hangang.test')).toHaveLength(1);
});

test('a draft with a wine that is not sold, or a day that is none, is refused and mailed to nobody', async () => {
  await setTaxEmail('none@hangang.test');
  const send = (body: object) =>
    call(provider, mailCartPaper, {
      ...{ params: { paper: 'order-apply' }, as: buyer, body: body as never },
      headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
    });
  const gone = await refused(await send({ products: [{ idProduct: 999_999, qty: 1 }] }));
  expect([gone.status, gone.code]).toEqual([409, 'PRODUCT_UNAVAILABLE']);
  expect((await send({ products: [{ idProduct: 1, qty: 1 }], dueDate: 'soon' })).status).toBe(400);
  expect(await messagesTo(provider, 'none@hangang.test')).toEqual([]);
});

test('a company without such an address is told so, and nobody fills an inbox', async () => {
  await setTaxEmail(null);
  expect((await refused(await mail(buyer))).code).toBe('NO_TAX_EMAIL');
  await setTaxEmail('tax@hangang.test');
  const replies: number[] = [];
  for (let at = 0; at < 21; at += 1) replies.push((await mail(sales)).status);
  expect(replies).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  const order = await call(provider, mailOrderPaper, {
    params: { number: 'O20991118-0001', paper: 'order' },
    as: sales,
    headers: { [HEADERS.idempotencyKey]: crypto.randomUUID() },
  });
  expect((await refused(order)).status).toBe(404);
});

test('a paper of sixty lines is 300 kB at most, and each of its lines is measured as often as one of six', async () => {
  const estimate = await ask(provider, getEstimate, { params: answered, as: buyer });
  const { _embedded } = await ask(provider, listOrderForms, { as: buyer });
  const number = _embedded.items.find(({ status }) => status === 'CONFIRMED')!.orderFormNumber;
  const order = await ask(provider, getOrderForm, { params: { number }, as: buyer });
  const papersOf = (lines: number): PaperContent[] => {
    const products = Array.from({ length: lines }, (_, at) => ({
      ...estimate.products[0]!,
      position: at + 1,
      productName: `샤토 몽페라 ${'가나다라마바사아자차'[at % 10]}${at} 2019`,
    }));
    return [
      { sheet: 'trade', printed: [estimatePrintDocument({ ...estimate, products })] },
      { sheet: 'trade', printed: [orderPrintDocument({ ...order, products })] },
      { sheet: 'statement', printed: statementPrintDocuments({ ...order, products, deliveries: [] }) },
    ];
  };
  // Where letters stand is most of the work: each measurement lays its text out by the font.
  const measured = jest.spyOn(PDFDocument.prototype, 'widthOfString');
  const drawn = async (content: PaperContent) => {
    measured.mockClear();
    const file = await drawPaper({ title: '문서', author: '비티스', madeAt: TODAY, content });
    const letters = measured.mock.calls.reduce((sum, [text]) => sum + String(text).length, 0);
    return { bytes: file.byteLength, letters };
  };
  const [few, many] = [papersOf(6), papersOf(60)];
  for (const [at, content] of many.entries()) {
    const paper = await drawn(content);
    const { letters } = await drawn(few[at]!);
    expect(paper.bytes).toBeLessThan(300_000);
    expect(letters).toBeGreaterThan(0);
    expect(paper.letters).toBeLessThan(10 * letters);
  }
  measured.mockRestore();
  // Ligatures and kerning took two thirds of the time.
  for (const face of ['regular', 'bold'] as const)
    expect(paperFont(face)).toMatchObject({ GSUB: undefined, GPOS: undefined });
});

test('한자 are on paper, in both weights and in words that have been written in Korean, too', async () => {
  const estimate = await ask(provider, getEstimate, { params: answered, as: buyer });
  const name = '(株)漢江酒類 金\uF9E1龍鳳';
  const client = { ...estimate.client, companyName: name };
  const printed = estimatePrintDocument({ ...estimate, client, clientName: name });
  const file = await drawPaper({
    title: '견적서',
    author: '비티스',
    madeAt: TODAY,
    content: { sheet: 'trade', printed: [printed] },
  });
  // A letter that no face has is a box; of those that another face has, this is in the file.
  expect(file.toString('latin1')).toMatch(/\/FontName \/\w+\+NotoSansKR/);
  expect(file.byteLength).toBeLessThan(300_000);
  for (const weight of ['regular', 'bold'] as const) {
    expect(new Set([...'株漢江酒類金龍鳳黃內'].map((letter) => faceFor(letter, weight)))).toEqual(
      new Set([`${weight} han`]),
    );
    expect(faceFor('가', weight)).toBe(weight);
  }
});
