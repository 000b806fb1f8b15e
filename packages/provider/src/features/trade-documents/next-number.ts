import { DOCUMENT_PREFIXES, type DocumentKind, formatDocumentNumber, seoulDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { documentCounters } from '../../db/schema.ts';

/**
 * The next number of a kind on the day in Seoul. Its counter stays locked until the transaction ends, and goes back with
 * it, which keeps numbers free of gaps: take it last, right before the document is written.
 */
export async function nextNumber(tx: Database, kind: DocumentKind, now: Date): Promise<string> {
  const day = seoulDay(now);
  const [row] = await tx
    .insert(documentCounters)
    .values({ kind: DOCUMENT_PREFIXES[kind], day, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.day],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ sequence: documentCounters.last });
  return formatDocumentNumber({ kind, day, sequence: row!.sequence });
}
