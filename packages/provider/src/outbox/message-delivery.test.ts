import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { outbox } from '../db/schema.ts';
import type { Mail } from '../http/unit-of-work.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { renderMail } from './render-mail.ts';

const nobody = { userId: null, requestId: null, address: null };
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 300) throw new Error('it did not come');
    await new Promise((done) => setTimeout(done, 10));
  }
};

/** A real mail server, for whoever knows the password. */
async function startMailServer() {
  const received: { to: string[]; mail: ParsedMail }[] = [];
  const server = new SMTPServer({
    // Its own certificate is known to everybody, which a client must not take.
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      done(password === 'right' ? null : new Error('no'), { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('full') ? Object.assign(new Error('mailbox full'), { responseCode: 452 }) : null,
      ),
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((mail) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
        done();
      }, done);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  undo.push(() => new Promise<void>((done) => server.close(done)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://shop:right@127.0.0.1:${port}` };
}

const startWith = async (config: Parameters<typeof startTestProvider>[0]) => {
  const provider = await startTestProvider(config);
  undo.push(() => provider.close());
  return provider;
};
const write = (provider: TestProvider, mail: Mail, channel: 'mail' | 'sms' = 'mail') =>
  provider.app.services.transact(nobody, async (unit) => unit[channel](mail));

const letter: Mail = {
  recipient: 'hana@bistro.test',
  subject: '가입 승인 <b>',
  body: '김하나 님,\n\n가입이 승인되었습니다.\n"견적"을 신청하실 수 있습니다. 1 < 2 & 3',
  language: 'ko-KR',
  action: { label: '로그인', path: '/account/login?returnTo=%2Fmypage&lang=ko-KR' },
};

test('a mail reaches its server as text and as a page, in full, from the shop alone', async () => {
  const { received, url } = await startMailServer();
  const provider = await startWith({
    config: { smtp: { url, from: 'VITIS 도매몰 <no-reply@vitis.test>' }, shopOrigin: 'https://shop.example' },
  });
  await write(provider, letter);
  await until(() => received.length === 1);
  const [{ to, mail } = { to: [], mail: undefined }] = received;
  expect(to).toEqual(['hana@bistro.test']);
  expect(mail?.from?.text).toContain('no-reply@vitis.test');
  expect(mail?.subject).toBe(`[VITIS] ${letter.subject}`);
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@shop\.example>$/);
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
  const link = 'https://shop.example/account/login?returnTo=%2Fmypage&lang=ko-KR';
  expect(mail?.text).toContain(`${letter.body}\n\n로그인: ${link}\n\n-- \n`);
  expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
  expect(mail?.html).toContain('1 &lt; 2 &amp; 3');
  await until(async () => {
    const [row] = await provider.database.select().from(outbox);
    return row?.deliveredAt != null;
  });
});

test('what a person typed as an address adds no recipient and no header', async () => {
  const { received, url } = await startMailServer();
  const provider = await startWith({ config: { smtp: { url, from: 'no-reply@vitis.test' } } });
  await write(provider, { ...letter, recipient: 'a@b.test', subject: 'x\r\nBcc: everybody@b.test' });
  await until(() => received.length === 1);
  expect(received[0]?.to).toEqual(['a@b.test']);
  expect(received[0]?.mail.bcc).toBeUndefined();
});

test('a server that says no is asked again later, and keeps no other mail from going', async () => {
  const { received, url } = await startMailServer();
  const provider = await startWith({ config: { smtp: { url, from: 'no-reply@vitis.test' } } });
  await write(provider, { ...letter, recipient: 'full@bistro.test' });
  await write(provider, letter);
  await until(() => received.length === 1);
  await until(async () => {
    const rows = await provider.database.select().from(outbox).orderBy(outbox.id);
    return rows[0]?.attempts === 1 && rows[0].deliveredAt === null && rows[1]?.deliveredAt !== null;
  });
});

test('where no server is reached, the mails after the first do not wait for it', async () => {
  const provider = await startWith({
    config: { smtp: { url: 'smtp://127.0.0.1:1', from: 'no-reply@vitis.test' } },
  });
  await provider.app.outbox.stop();
  await write(provider, letter);
  await write(provider, letter);
  await provider.app.outbox.drain();
  const rows = await provider.database.select().from(outbox).orderBy(outbox.id);
  expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
  expect(rows[1]?.lastError).toBe('the mail server was not reached a moment ago');
});

test('a text message is handed to its gateway with a key and an id, again where the gateway said no', async () => {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      response.writeHead(calls.length === 1 ? 503 : 202).end();
    });
  });
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  undo.push(() => new Promise((done) => gateway.close(done)));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;
  const provider = await startWith({ config: { sms: { url, key: 'secret' } } });
  await write(provider, { recipient: '01012345678', subject: '', body: '인증번호는 123456입니다.' }, 'sms');
  await until(() => calls.length >= 1);
  await provider.database.update(outbox).set({ availableAt: new Date(0) });
  await until(async () => {
    await provider.app.outbox.drain();
    return calls.length >= 2;
  });
  const { id, ...message } = JSON.parse(calls[1]!.body);
  expect(message).toEqual({ to: '01012345678', text: '[VITIS] 인증번호는 123456입니다.' });
  expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id]);
  expect(calls[1]?.headers.authorization).toBe('Bearer secret');
});

test('every language has its own foot, and a code stands large in it', () => {
  const house = {
    brand: '다온',
    origin: 'https://shop.example',
    companyName: '비티스',
    englishName: 'Vitis',
    contactEmail: 'help@vitis.test',
  };
  const feet = (['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const).map(
    (language) => renderMail({ ...letter, language, code: '042042' }, house).html,
  );
  expect(new Set(feet.map((html) => html.slice(html.lastIndexOf('<tr>')))).size).toBe(5);
  for (const html of feet) expect(html).toMatch(/font-size:28px[^>]*>042042</);
  // A phone is as narrow as a company's name and half of a number.
  const { html, subject } = renderMail({ ...letter, subject: '담원다이닝 견적 확정 E20261124-0004' }, house);
  expect(html).toMatch(
    /<h1[^>]*>담원다이닝 견적 확정 <span style="white-space:nowrap">E20261124-0004<\/span></,
  );
  expect(subject).toBe('[다온] 담원다이닝 견적 확정 E20261124-0004');
  expect(html).not.toContain('VITIS');
});

test('facts of a document stand in two columns, labels in one; a sentence with a colon stays one', () => {
  const body =
    'Here it is: our answer.\n\nNumber: E20261124-0004\nTotal: 1,089,000원 (VAT included)\n\n文書番号：E1\n合計：2円\n\nMessage:\nby 12:30 <at the door>';
  const { html, text } = renderMail(
    { ...letter, body },
    { brand: '다온', origin: 'https://shop.example', companyName: '비티스', contactEmail: 'help@vitis.test' },
  );
  const rows = [...html.matchAll(/<tr><td[^>]*>([^<]*)<\/td><td[^>]*>(.*?)<\/td><\/tr>/g)];
  expect(rows.map(([, label, value]) => [label, value])).toEqual([
    ['Number', '<span style="white-space:nowrap">E20261124-0004</span>'],
    ['Total', '1,089,000원 (VAT included)'],
    ['文書番号', 'E1'],
    ['合計', '2円'],
  ]);
  expect(html).toContain('>Here it is: our answer.</p>');
  expect(html).toContain('>Message:<br>by 12:30 &lt;at the door&gt;</p>');
  expect(text).toContain('Number: E20261124-0004\nTotal: 1,089,000원');
});
