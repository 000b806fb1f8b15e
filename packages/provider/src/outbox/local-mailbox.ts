import { mailbox } from '../db/schema.ts';
import type { Mail } from '../http/unit-of-work.ts';
import type { Deliver } from './dispatcher.ts';

/** Where mail and SMS go while no gateway is configured: a table, to be read at `/dev/mailbox`. */
export const toLocalMailbox: Deliver = async (row, tx) => {
  const { recipient, subject, body } = row.payload as unknown as Mail;
  if (row.channel === 'socket') throw new Error('a socket event is no mail');
  const mail = { eventId: row.eventId, channel: row.channel, recipient, subject, body };
  await tx.transaction((savepoint) =>
    savepoint.insert(mailbox).values(mail).onConflictDoNothing({ target: mailbox.eventId }),
  );
};
