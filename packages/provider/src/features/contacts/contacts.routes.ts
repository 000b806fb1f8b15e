import { type CheckedBodyOf, type ContactTopic, createContact, type Language } from '@vitis/contracts';
import { formatPhone, normalisePhone, seoulTime } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { freeText, lineText, requiredLine } from '../../http/free-text.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { tooMany } from '../../problems/problem-error.ts';
import { insertContact, lockAddress, sentSince } from './contacts.repository.ts';

/** Messages that one address may send within an hour: a person has a second thought, a machine has thousands. */
export const CONTACTS_PER_HOUR = 5;
const hour = 60 * 60 * 1000;

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  SIGN_UP: '회원가입',
  WINES: '와인·재고',
  TRADE: '거래 조건',
  VISIT: '방문·시음',
  OTHER: '기타',
};

/** What anybody writes to the house: kept, and mailed to it. */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  const { now } = app.services;
  const { contactEmail } = app.config;

  route(app, createContact, everyone, async ({ body, language, session, request, transact }, answer) => {
    const written = writtenBy(body, language);
    const address = app.limitedAddress(request.raw);
    const at = now();
    await transact(async (unit) => {
      if (address !== null) await refuseTooMany(unit.tx, address, at);
      await insertContact(unit.tx, {
        ...written,
        language,
        userId: session?.userId ?? null,
        address,
        createdAt: at,
      });
      unit.mail({ recipient: contactEmail, ...mailOf(written, language) });
    });
    return answer(201, { receivedAt: seoulTime(at) });
  });
}

/** Throws 429 until the oldest of an address's messages is an hour old. */
async function refuseTooMany(tx: Database, address: string, now: Date): Promise<void> {
  await lockAddress(tx, address);
  const sent = await sentSince(tx, address, new Date(now.getTime() - hour));
  const [oldest] = sent.slice(-CONTACTS_PER_HOUR);
  if (oldest === undefined || sent.length < CONTACTS_PER_HOUR) return;
  throw tooMany('TOO_MANY_CONTACTS', (oldest.getTime() + hour - now.getTime()) / 1000);
}

/** What was written, as it is kept. Throws 400 for what no person writes. */
function writtenBy(body: CheckedBodyOf<typeof createContact>, language: Language) {
  const message = freeText(body.message, 'message', language);
  if (message === '') throw invalidField('message', 'REQUIRED', language);
  return {
    topic: body.topic,
    name: requiredLine(body.name, 'name', language),
    companyName: lineText(body.companyName, 'companyName', language),
    email: body.email.toLowerCase(),
    phone: normalisePhone(body.phone),
    message,
  };
}

function mailOf(written: ReturnType<typeof writtenBy>, language: Language) {
  const { topic, name, companyName, email, phone, message } = written;
  const from = [companyName, name].filter(Boolean).join(' ');
  return {
    subject: `${TOPICS[topic]} 문의: ${from}`,
    body: [
      `보낸 사람: ${from}`,
      `이메일: ${email}`,
      `전화: ${phone === '' ? '–' : formatPhone(phone)}`,
      `언어: ${language}`,
      '',
      message,
    ].join('\n'),
  };
}
