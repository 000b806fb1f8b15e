import {
  changeBusinessClient,
  downloadFile,
  getBusinessClient,
  matchPassword,
  type StoredFile,
  uploadFile,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { clientCompanies, files } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { PASSWORD, smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { pdf, upload } from '../../test-support/uploading.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});
afterEach(() => provider.close());

const email = 'buyer@vitis.test';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const contact = {
  taxEmail: ' Tax@Hangang.test ',
  phone: '02-123-4567',
  postalCode: '04500',
  address1: '서울특별시 중구 서소문로 12',
  address2: '3층',
};

test('a company’s contact is changed behind the password; of two tabs the later one is told', async () => {
  const token = await provider.token(email);
  const { version } = await ask(provider, getBusinessClient, bearer(token));
  const change = (body: object = {}, seen = version) =>
    call(provider, changeBusinessClient, {
      headers: { ...bearer(token).headers, 'if-match': `"v${seen}"` },
      body: { ...contact, ...body },
    });
  expect(await refused(await change())).toMatchObject({ code: 'PASSWORD_CHECK_REQUIRED' });
  await call(provider, matchPassword, { ...bearer(token), body: { password: PASSWORD } });
  for (const [wrong, field, code] of [
    [{ taxEmail: 'nobody' }, 'taxEmail', 'EMAIL_FORMAT'],
    [{ phone: '12' }, 'phone', 'PHONE_FORMAT'],
    [{ postalCode: '1234' }, 'postalCode', 'POSTAL_CODE_FORMAT'],
    [{ address1: '' }, 'address1', 'REQUIRED'],
    [{ address2: '가'.repeat(10_000) }, 'address2', 'TOO_LONG'],
    [{ address2: '3\u0007층' }, 'address2', 'CONTROL_CHARACTERS'],
    // Turns the writing around, on a paper too.
    [{ address1: '서울\u202e로' }, 'address1', 'CONTROL_CHARACTERS'],
    [{ address1: '\u200b' }, 'address1', 'REQUIRED'],
  ] as const)
    expect((await refused(await change(wrong))).errors).toMatchObject([{ field, code }]);
  const both = await Promise.all([change(), change({ phone: '0212345678' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect(await ask(provider, getBusinessClient, bearer(token))).toMatchObject({
    version: version + 1,
    taxEmail: 'tax@hangang.test',
    companyName: '주식회사 한강호텔',
  });
});

describe('the papers of its registration', () => {
  const sent = async (as = email): Promise<number> =>
    ((await (await upload(provider, uploadFile, pdf, { as, name: '등록증.pdf' })).json()) as StoredFile).id;

  /** Changes nothing but the files, as a buyer who has typed the password. */
  async function changeFiles(registrationFiles: number[]): Promise<Response> {
    const token = await provider.token(email);
    await call(provider, matchPassword, { ...bearer(token), body: { password: PASSWORD } });
    const { version } = await ask(provider, getBusinessClient, bearer(token));
    return call(provider, changeBusinessClient, {
      headers: { ...bearer(token).headers, 'if-match': `"v${version}"` },
      body: { ...contact, registrationFiles },
    });
  }
  const idsOf = async () =>
    (await provider.database.select().from(clientCompanies).where(eq(clientCompanies.id, 1)))[0]!
      .registrationFiles;
  const mayFetch = async (id: number, as: string) =>
    (await call(provider, downloadFile, { query: { id }, as })).status === 200;

  test('are the company’s from then on, its sales staff’s to read, and the house is told', async () => {
    const id = await sent();
    expect((await changeFiles([id])).status).toBe(200);
    expect(await ask(provider, getBusinessClient, { as: email })).toMatchObject({
      registrationFiles: [{ id, name: '등록증.pdf', size: pdf.length }],
    });
    expect([await mayFetch(id, 'sales@vitis.test'), await mayFetch(id, 'buyer2@vitis.test')]).toEqual([
      true,
      false,
    ]);
    const [told] = await messagesTo(provider, provider.app.config.contactEmail);
    expect(told).toMatchObject({ subject: '[VITIS] 사업자등록증 변경: 주식회사 한강호텔' });
    // What is sent again as it is tells nobody.
    expect((await changeFiles([id])).status).toBe(200);
    expect(await messagesTo(provider, provider.app.config.contactEmail)).toHaveLength(1);
  });

  test('a newer one takes the place of an older one, which nothing names any more', async () => {
    const [old, newer] = [await sent(), await sent()];
    await changeFiles([old]);
    expect((await changeFiles([newer])).status).toBe(200);
    expect(await idsOf()).toEqual([newer]);
    const [row] = await provider.database.select().from(files).where(eq(files.id, old));
    expect(row?.policy).toBe('OWNER');
  });

  test.each<[string, () => Promise<number[]>, object]>([
    ['somebody else’s', async () => [await sent('buyer2@vitis.test')], { status: 409, code: 'FILES_GONE' }],
    ['what is not there', async () => [4711], { status: 409, code: 'FILES_GONE' }],
    ['four', async () => [1, 2, 3, 4], { status: 400 }],
    ['none where there was one', async () => [], { status: 400, code: 'INVALID_INPUT' }],
  ])('%s is refused at the field, and nothing is changed', async (_name, ids, refusal) => {
    const own = await sent();
    await changeFiles([own]);
    const before = await ask(provider, getBusinessClient, { as: email });
    const reply = await refused(await changeFiles(await ids()));
    expect(reply).toMatchObject({
      ...refusal,
      errors: [{ field: expect.stringMatching(/^registrationFiles/) }],
    });
    expect(await ask(provider, getBusinessClient, { as: email })).toEqual(before);
    expect(await idsOf()).toEqual([own]);
  });
});
