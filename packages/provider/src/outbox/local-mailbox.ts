import { mailbox } from '../db/schema.ts';
import type { Letter } from '../http/unit-of-work.ts';
import type { Deliver } from './dispatcher.ts';

/** Where mail and SMS go while no gateway is configured: a table, to be read at `/dev/mailbox`. */
export const toLocalMailbox: Deliver = async (row, tx) => {
  const { recipient, subject, body } = row.payload as unknown as Letter;
  if (row.channel === 'socket') throw new Error('a socket event is no letter');
  const letter = { eventId: row.eventId, channel: row.channel, recipient, subject, body };
  await tx.transaction((part) =>
    part.insert(mailbox).values(letter).onConflictDoNothing({ target: mailbox.eventId }),
  );
};
