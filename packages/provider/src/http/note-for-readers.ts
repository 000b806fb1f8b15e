import type { ServerEventName, ServerEventOutput } from '@vitis/contracts';
import { proposalNote } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { notifications } from '../db/schema.ts';
import type { SocketNotice } from './socket-notice.ts';

type Row = typeof notifications.$inferInsert;
type Noted = Pick<Row, 'kind' | 'target' | 'status'>;

/** The events that a member is told of afterwards, too, and the document that each is about. */
const NOTED: { [Name in ServerEventName]?: (data: ServerEventOutput<Name>) => Noted | undefined } = {
  'estimate:changed': ({ estimateNumber: target, status }) => ({ kind: 'ESTIMATE', target, status }),
  'order:changed': ({ orderFormNumber: target, status, proposal }) => ({
    kind: 'ORDER',
    target,
    status: proposal === undefined ? status : proposalNote(proposal),
  }),
  'delivery:changed': ({ idDeliveryInfo, status }) => ({
    kind: 'DELIVERY',
    target: String(idDeliveryInfo),
    status,
  }),
  // What became of the date since is read from it.
  'repeating-order:changed': ({ id, date }) =>
    date && { kind: 'ORDER', target: `${id}/${date.day}`, status: date.state },
  'inquiry:changed': ({ id, status }) => ({ kind: 'INQUIRY', target: String(id), status }),
};

/** One row for each reader of each document, who is not who did it. */
function rowsOf(notices: readonly SocketNotice[], userId: number | null): Map<string, Row> {
  const rows = new Map<string, Row>();
  // A delivery tells of its order as well, whose own state has not changed by that.
  const told = notices.some(({ event }) => event === 'delivery:changed')
    ? notices.filter(({ event }) => event !== 'order:changed')
    : notices;
  for (const { event, rooms, data } of told) {
    const noted = (NOTED[event] as ((data: unknown) => Noted | undefined) | undefined)?.(data);
    if (!noted) continue;
    for (const room of rooms) {
      const reader = Number(/^user:(\d+)$/.exec(room)?.[1]);
      if (!reader || reader === userId) continue;
      rows.set(`${reader} ${noted.kind} ${noted.target}`, { ...noted, userId: reader, at: new Date() });
    }
  }
  return rows;
}

/**
 * Notes for each reader what the socket events of a transaction tell, so that who was away finds it later. Rows are
 * written in one order: two transactions never wait for each other.
 */
export async function noteForReaders(
  tx: Database,
  notices: readonly SocketNotice[],
  userId: number | null,
): Promise<void> {
  const rows = [...rowsOf(notices, userId)].sort(([one], [other]) => (one < other ? -1 : 1));
  if (rows.length === 0) return;
  await tx
    .insert(notifications)
    .values(rows.map(([, row]) => row))
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.kind, notifications.target],
      set: { status: sql`excluded.status`, at: sql`excluded.at`, readAt: null },
    });
}
