import { mailbox } from '../db/schema.ts';
import type { Mail } from '../http/unit-of-work.ts';
import type { Deliver } from './dispatcher.ts';
import { type MailHouse, renderMail } from './render-mail.ts';
import { brandedText } from './sms-gateway.ts';

/** Where mail and SMS go while no gateway is configured: a table, to be read at `/dev/mailbox`. */
export const toLocalMailbox =
  (house: MailHouse): Deliver =>
  async (row, tx) => {
    const mail = row.payload as unknown as Mail;
    if (row.channel === 'socket') throw new Error('a socket event is no mail');
    const isMail = row.channel === 'mail';
    const { subject, text, html } = renderMail(mail, house);
    const kept = {
      eventId: row.eventId,
      channel: row.channel,
      recipient: mail.recipient,
      subject: isMail ? subject : mail.subject,
      body: isMail ? text : brandedText(mail, house.brand),
      html: isMail ? html : null,
      attachments: mail.attachments ?? [],
    };
    await tx.transaction((savepoint) =>
      savepoint.insert(mailbox).values(kept).onConflictDoNothing({ target: mailbox.eventId }),
    );
  };
