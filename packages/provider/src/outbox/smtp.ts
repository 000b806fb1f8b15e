import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Mail } from '../http/unit-of-work.ts';
import type { Deliver } from './dispatcher.ts';
import { type MailHouse, renderMail } from './render-mail.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://…`. */
  url: string;
  /** Who it comes from: `VITIS <no-reply@shop.example>`. */
  from: string;
}

/** How long a server may take, in milliseconds: mails wait in a transaction, which ends after twenty idle seconds. */
const patience = 8_000;
/** After a server was not reached, others are not made to wait for it. */
const pauseAfterFailure = 15_000;

const isOutage = (error: unknown): boolean =>
  ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED'].includes(
    String((error as { code?: unknown }).code),
  );

/** Sends mails to a server. The same entry sent twice carries the same `Message-ID`, by which mail programs know it. */
export function smtpDelivery({ url, from }: SmtpSettings, house: MailHouse): Deliver & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const host = new URL(house.origin).hostname;
  let downUntil = 0;

  const deliver: Deliver = async ({ eventId, payload }, tx) => {
    if (Date.now() < downUntil) throw new Error('the mail server was not reached a moment ago');
    const mail = payload as unknown as Mail;
    const { subject, text, html } = renderMail(mail, house);
    try {
      await transport.sendMail({
        from,
        // As an object: what a person typed cannot add a second recipient.
        to: { name: '', address: mail.recipient },
        subject,
        text,
        html,
        attachments: (mail.attachments ?? []).map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content,
          encoding: 'base64',
        })),
        messageId: `<${eventId}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language ?? 'ko-KR' },
      });
    } catch (error) {
      if (isOutage(error)) downUntil = Date.now() + pauseAfterFailure;
      throw error;
    }
    // The transaction has waited for a stranger: a word to the database, or it takes the connection for dead.
    await tx.execute(sql`SELECT 1`);
  };
  return Object.assign(deliver, { close: () => transport.close() });
}
