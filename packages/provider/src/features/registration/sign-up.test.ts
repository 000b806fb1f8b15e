import {
  type BodyOf,
  confirmSignUpEmail,
  correctSignUp,
  getSignUp,
  HEADERS,
  listEstimates,
  login,
  mailSignUpLink,
  type SignUpFile,
  signUp,
  uploadSignUpFile,
} from '@vitis/contracts';
import { desc, eq } from 'drizzle-orm';
import { clientsCommand } from '../../commands/clients.command.ts';
import { clientCompanies, files, signUps, staffClients, users } from '../../db/schema.ts';
import { call, refused } from '../../test-support/call.ts';
import { messagesTo } from '../../test-support/sent-messages.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { documentOf, pdf, upload } from '../../test-support/uploading.ts';
import { forgetUnconfirmed } from './sign-up.repository.ts';
import { noteWithdrawal } from './withdrawn.ts';

let provider: TestProvider;
let turn = 0;
let later = 0;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => new Date(Date.now() + later) });
});
afterAll(() => provider.close());
beforeEach(() => {
  turn += 1;
});

type Body = BodyOf<typeof signUp>;
const password = 'Quiet-Cellar7';

const fileOf = async (bytes: Uint8Array = pdf): Promise<SignUpFile> => {
  const response = await upload(provider, uploadSignUpFile, bytes, { as: null, name: '사업자등록증.pdf' });
  return (await response.json()) as SignUpFile;
};

/** What the latest link to an address of mail carries. */
async function linkTo(email: string): Promise<{ email: string; proof: string }> {
  const [mail] = await messagesTo(provider, email.toLowerCase());
  const opens = new URLSearchParams(/\/account\/certemail\S*#(\S+)/.exec(mail?.body ?? '')?.[1]);
  return { email: opens.get('email') ?? '', proof: opens.get('proof') ?? '' };
}
const confirm = async (email: string) => call(provider, confirmSignUpEmail, { body: await linkTo(email) });

/** A number that was shown to be one's own. */
async function proven(mobile: string): Promise<string> {
  const { app, database } = provider;
  const subject = { purpose: 'SIGN_UP', mobile } as const;
  return (await database.transaction((tx) => app.codes.prove(tx, subject))).proof;
}

async function filledIn(change: Partial<Body> = {}): Promise<Body> {
  const mobile = change.mobile ?? `0107${String(turn).padStart(7, '0')}`;
  const { id, claim } = await fileOf();
  return {
    agreements: { terms: true, privacy: true, marketingEmail: true, marketingSms: false },
    mobile,
    proof: await proven(mobile),
    fullName: '김하나',
    email: `Owner${turn}@Bistro.test`,
    password,
    companyName: '한강 비스트로',
    companyRegistrationNumber: `55555${String(turn).padStart(5, '0')}`,
    representativeName: '김대표',
    businessClientType: '레스토랑',
    taxEmail: 'tax@bistro.test',
    postalCode: '04524',
    address1: '서울특별시 중구 세종대로 110',
    address2: '2층',
    businessRegistrationFiles: [{ id, claim }],
    ...change,
  };
}

const send = (body: Body, headers = {}) =>
  call(provider, signUp, { body, headers: { [HEADERS.idempotencyKey]: crypto.randomUUID(), ...headers } });
const cookieOf = (response: Response) => ({
  cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
});
const decide = (...args: string[]) =>
  clientsCommand.run(args, {
    config: provider.app.config,
    connection: { database: provider.database, pool: provider.pool },
    say: () => undefined,
  });
const correction = async ({ email: _email, password: _password, ...body }: Body) => {
  const { agreements: _agreements, mobile: _mobile, proof: _proof, fullName: _fullName, ...business } = body;
  const { id, claim } = await fileOf();
  return { ...business, businessRegistrationFiles: [{ id, claim }] };
};
const signIn = (email: string) => call(provider, login, { body: { email, password } });
const written = async () => [
  await provider.database.$count(users),
  await provider.database.$count(signUps),
  await provider.database.$count(clientCompanies),
];

test('a sign-up waits, is seen by its browser alone, and is nobody’s client until it is approved', async () => {
  const companies = await provider.database.$count(clientCompanies);
  const body = await filledIn();
  const response = await send(body, { 'accept-language': 'en-US' });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    status: 'PENDING',
    email: body.email.toLowerCase(),
    emailConfirmed: false,
    mailAgainAfterSeconds: 60,
  });
  expect(await provider.database.$count(clientCompanies)).toBe(companies);
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
  expect((await call(provider, getSignUp, { headers: cookieOf(response) })).status).toBe(200);
  expect((await call(provider, getSignUp)).status).toBe(404);
  const forged = { cookie: cookieOf(response).cookie.replace(/=\d+/, '=1') };
  expect((await call(provider, getSignUp, { headers: forged })).status).toBe(404);

  const waiting = await signIn(body.email);
  expect((await call(provider, getSignUp, { headers: cookieOf(waiting) })).status).toBe(200);
  expect(await refused(waiting)).toMatchObject({ status: 403, code: 'ACCOUNT_PENDING' });
  const email = body.email.toLowerCase();
  const subjects = async () => (await messagesTo(provider, email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['[VITIS] Please confirm your email address']);
  const waitsInHouse = async () =>
    (await messagesTo(provider, provider.app.config.contactEmail)).some((mail) => mail.body.includes(email));
  expect(await waitsInHouse()).toBe(false);
  // Nobody is let in whose address may be somebody else's.
  expect(await decide('approve', body.email)).toBe(1);
  expect((await confirm(body.email)).status).toBe(204);
  expect((await subjects())[0]).toBe('[VITIS] We have received your sign-up');
  expect(await waitsInHouse()).toBe(true);

  expect(await decide('approve', body.email)).toBe(0);
  expect((await signIn(body.email)).status).toBe(200);
  expect((await call(provider, listEstimates, { as: body.email.toLowerCase() })).status).toBe(200);
  const [company] = await provider.database
    .select()
    .from(clientCompanies)
    .where(eq(clientCompanies.registrationNumber, body.companyRegistrationNumber));
  expect(company).toMatchObject({ name: '한강 비스트로', address2: '2층', clientGroupId: 1 });
  expect(await provider.database.$count(staffClients, eq(staffClients.clientCompanyId, company!.id))).toBe(1);
  const [file] = await provider.database
    .select()
    .from(files)
    .where(eq(files.id, company!.registrationFiles[0]!));
  expect(file).toMatchObject({ policy: 'COMPANY', clientCompanyId: company!.id });
  const [approved] = await messagesTo(provider, body.email.toLowerCase());
  expect(approved?.subject).toBe('[VITIS] Your sign-up is approved');
  expect(approved?.html).toContain('/account/login?lang=en-US');
});

test('what was refused is corrected where the password was shown, and waits again', async () => {
  const body = await filledIn();
  const sent = await send(body);
  await confirm(body.email);
  const early = await call(provider, correctSignUp, {
    body: await correction(body),
    headers: cookieOf(sent),
  });
  expect(await refused(early)).toMatchObject({ status: 409, code: 'SIGN_UP_DECIDED' });
  expect(await decide('reject', body.email, '--reason', '등록증이 흐립니다.')).toBe(0);
  const [mail] = await messagesTo(provider, body.email.toLowerCase());
  expect(mail?.body).toContain('사유: 등록증이 흐립니다.');

  const back = await signIn(body.email);
  const headers = cookieOf(back);
  expect(await refused(back)).toMatchObject({ code: 'ACCOUNT_REJECTED' });
  const seen = await (await call(provider, getSignUp, { headers })).json();
  expect(seen).toMatchObject({ status: 'REJECTED', reason: '등록증이 흐립니다.' });
  const kept = seen.files.map(({ id, claim }: SignUpFile) => ({ id, claim }));
  const corrected = await call(provider, correctSignUp, {
    body: { ...(await correction(body)), companyName: '남한강 비스트로', businessRegistrationFiles: kept },
    headers,
  });
  expect(await corrected.json()).toMatchObject({
    status: 'PENDING',
    reason: null,
    business: { companyName: '남한강 비스트로' },
  });
  expect((await call(provider, correctSignUp, { body: await correction(body) })).status).toBe(404);
});

test('the same sent twice makes one account', async () => {
  const body = await filledIn();
  const headers = { [HEADERS.idempotencyKey]: crypto.randomUUID() };
  const answers = [await send(body, headers), await send(body, headers)];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const again = await filledIn({ companyRegistrationNumber: body.companyRegistrationNumber });
  expect((await refused(await send({ ...again, email: body.email, mobile: body.mobile }))).code).toBe(
    'EMAIL_TAKEN',
  );
});

test('of two who take one address, or one number, in the same moment, one is refused with a text', async () => {
  const one = await filledIn();
  const byMail = await filledIn({ mobile: '01088880001' });
  const results = await Promise.all([send(one), send(byMail)]);
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await refused(results.find(({ status }) => status === 409)!)).toMatchObject({
    code: 'EMAIL_TAKEN',
    errors: [{ field: 'email', message: '이미 가입된 이메일입니다.' }],
  });
  const two = await filledIn({ email: 'a@one.test', mobile: '01088880002' });
  const byNumber = { ...(await filledIn({ email: 'b@one.test', mobile: '01088880002' })) };
  const others = await Promise.all([send(two), send(byNumber)]);
  expect(others.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await refused(others.find(({ status }) => status === 409)!)).toMatchObject({ code: 'MOBILE_TAKEN' });
});

test.each<[string, Partial<Body>, string, string]>([
  [
    'a number of nine digits',
    { companyRegistrationNumber: '123456789' },
    'companyRegistrationNumber',
    'BUSINESS_NUMBER_DIGITS',
  ],
  [
    'a number of eleven',
    { companyRegistrationNumber: '12345678901' },
    'companyRegistrationNumber',
    'BUSINESS_NUMBER_DIGITS',
  ],
  ['a name in Latin letters', { fullName: 'Kim' }, 'fullName', 'NAME_HANGUL_ONLY'],
  ['a control character', { companyName: '한강\u0007비스트로' }, 'companyName', 'CONTROL_CHARACTERS'],
  ['ten thousand letters', { address1: '가'.repeat(10_000) }, 'address1', 'TOO_LONG'],
  ['a kind that there is not', { businessClientType: '편의점' }, 'businessClientType', 'REQUIRED'],
  ['a password without a capital', { password: 'quiet-cellar7' }, 'password', 'PASSWORD_UPPER_CASE'],
  ['one of seventeen letters', { password: 'Quiet-Cellar7-Abc' }, 'password', 'PASSWORD_LENGTH'],
  ['one made of the address', { password: 'Owner@Bistro1' }, 'password', 'PASSWORD_PERSONAL'],
  ['no file', { businessRegistrationFiles: [] }, 'businessRegistrationFiles', 'TOO_FEW'],
])('refuses %s, and writes nothing', async (_name, change, field, code) => {
  const body = await filledIn();
  const before = await written();
  expect(await refused(await send({ ...body, email: 'owner@bistro.test', ...change }))).toMatchObject({
    status: 400,
    errors: [{ field, code }],
  });
  expect(await written()).toEqual(before);
});

test('without an agreement, a proof of the number, or with somebody else’s file, nothing is written', async () => {
  const body = await filledIn();
  const before = await written();
  const unagreed = { ...body, agreements: { ...body.agreements, terms: false as true } };
  expect((await send(unagreed)).status).toBe(400);
  expect(await refused(await send({ ...body, proof: 'nothing' }))).toMatchObject({ code: 'PROOF_EXPIRED' });
  const [file] = body.businessRegistrationFiles;
  const stolen = [{ ...file!, claim: `${file!.claim.slice(1)}A` }];
  expect(await refused(await send({ ...body, businessRegistrationFiles: stolen }))).toMatchObject({
    code: 'FILES_GONE',
  });
  expect(await written()).toEqual(before);
  // A refusal costs nobody the proof.
  expect((await send(body)).status).toBe(201);
  const other = await filledIn({
    businessRegistrationFiles: body.businessRegistrationFiles,
    mobile: '01088880009',
    email: 'c@one.test',
  });
  expect(await refused(await send(other))).toMatchObject({ code: 'FILES_GONE' });
});

test('an identity check opens a sign-up under the name that it has shown, and the house is told', async () => {
  const { app, database } = provider;
  const body = await filledIn();
  const subject = { purpose: 'SIGN_UP', mobile: body.mobile, fullName: '김하나' } as const;
  const { proof } = await database.transaction((tx) => app.codes.prove(tx, subject));
  const before = await written();
  expect(await refused(await send({ ...body, proof, fullName: '이두리' }))).toMatchObject({
    status: 409,
    code: 'PROOF_EXPIRED',
  });
  expect(await written()).toEqual(before);
  expect((await send({ ...body, proof })).status).toBe(201);
  await confirm(body.email);
  const [signedUp] = await database.select().from(signUps).orderBy(desc(signUps.userId)).limit(1);
  expect(signedUp?.verifiedBy).toBe('IDENTITY');
  const [told] = await messagesTo(provider, provider.app.config.contactEmail);
  expect(told?.body).toContain('본인 확인: 본인확인 서비스 (이름과 번호 일치)');
});

test('a link confirms once, within a day, its own address alone', async () => {
  const body = await filledIn();
  await send(body);
  const link = await linkTo(body.email);
  const refusal = async (given: typeof link) =>
    (await refused(await call(provider, confirmSignUpEmail, { body: given }))).code;
  expect(await refusal({ ...link, proof: 'x'.repeat(32) })).toBe('LINK_WRONG');
  expect(await refusal({ ...link, email: 'buyer@vitis.test' })).toBe('LINK_WRONG');
  expect((await call(provider, confirmSignUpEmail, { body: link })).status).toBe(204);
  expect(await refusal(link)).toBe('LINK_USED');
  const late = await filledIn({ mobile: '01088881001', email: 'late@bistro.test' });
  await send(late);
  const lateLink = await linkTo(late.email);
  later = 24 * 60 * 60 * 1000 + 1_000;
  try {
    expect(await refusal(lateLink)).toBe('LINK_EXPIRED');
    // Without the sign-up's browser nobody has another one mailed.
    const none = await call(provider, mailSignUpLink, { body: { email: late.email } });
    expect(none.status).toBe(404);
    const headers = cookieOf(await signIn(late.email));
    expect((await call(provider, mailSignUpLink, { body: { email: late.email }, headers })).status).toBe(200);
    expect((await confirm(late.email)).status).toBe(204);
  } finally {
    later = 0;
  }
});

test('a link is mailed again after a minute, also to another address where that is free', async () => {
  const body = await filledIn();
  const headers = cookieOf(await send(body));
  const mail = (email: string) => call(provider, mailSignUpLink, { body: { email }, headers });
  expect(await refused(await mail(body.email))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  const first = await linkTo(body.email);
  later = 61_000;
  try {
    expect(await refused(await mail('buyer@vitis.test'))).toMatchObject({
      status: 409,
      code: 'EMAIL_TAKEN',
      errors: [{ field: 'email' }],
    });
    const other = `other${turn}@bistro.test`;
    expect(await (await mail(other.toUpperCase())).json()).toMatchObject({
      email: other,
      emailConfirmed: false,
      mailAgainAfterSeconds: 60,
    });
    // The address that was wrong confirms nothing any more.
    const stale = await call(provider, confirmSignUpEmail, { body: first });
    expect(await refused(stale)).toMatchObject({ status: 409, code: 'LINK_WRONG' });
    expect((await confirm(other)).status).toBe(204);
    later = 122_000;
    expect(await refused(await mail('third@bistro.test'))).toMatchObject({ code: 'EMAIL_CONFIRMED' });
  } finally {
    later = 0;
  }
});

test('nobody asks by it who is a member: ten addresses an hour, refused ones too', async () => {
  const body = await filledIn();
  const headers = cookieOf(await send(body));
  const mail = async () =>
    (await call(provider, mailSignUpLink, { body: { email: 'buyer@vitis.test' }, headers })).status;
  const answers: number[] = [];
  for (let time = 0; time < 11; time += 1) answers.push(await mail());
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
});

test('an operator may know the applicant otherwise; a sign-up that nobody confirms is forgotten', async () => {
  const { database } = provider;
  const [known, forgotten] = [
    await filledIn({ mobile: '01088882001', email: 'known@bistro.test' }),
    await filledIn({ mobile: '01088882002', email: 'forgotten@bistro.test' }),
  ];
  await send(known);
  await send(forgotten);
  expect(await decide('approve', known.email, '--unconfirmed')).toBe(0);
  const away = await forgetUnconfirmed(database, new Date(Date.now() + 1_000));
  expect(away).toBeGreaterThan(0);
  const left = await database.select({ email: users.email }).from(users);
  expect(left).toContainEqual({ email: 'known@bistro.test' });
  expect(left).not.toContainEqual({ email: 'forgotten@bistro.test' });
  // The address is free for whom it belongs to.
  expect(
    (await send({ ...forgotten, ...(await filledIn({ mobile: '01088882002' })), email: forgotten.email }))
      .status,
  ).toBe(201);
});

test('who has withdrawn waits six months', async () => {
  const body = await filledIn();
  await provider.database.transaction((tx) =>
    noteWithdrawal(tx, { email: body.email, mobile: null }, new Date()),
  );
  expect(await refused(await send(body))).toMatchObject({ status: 409, code: 'WITHDRAWN_RECENTLY' });
});

test('a file of a guest is looked into, bounded, nobody’s to read, and gone after a day without a sign-up', async () => {
  const sendFile = (bytes: Uint8Array) => upload(provider, uploadSignUpFile, bytes, { as: null });
  expect(await refused(await sendFile(Buffer.from('<html>')))).toMatchObject({ status: 415 });
  expect(await refused(await sendFile(Buffer.alloc(0)))).toMatchObject({ status: 415 });
  expect(await refused(await sendFile(documentOf(10 * 1024 * 1024 + 1)))).toMatchObject({ status: 413 });
  const { id } = await fileOf();
  for (const as of ['buyer@vitis.test', 'sales@vitis.test'])
    expect(
      (
        await fetch(`${provider.url}/api/v1/file-download?id=${id}`, {
          headers: { authorization: `Bearer ${await provider.token(as)}` },
        })
      ).status,
    ).toBe(404);
});
