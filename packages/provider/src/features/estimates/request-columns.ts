import type { CheckedBodyOf, createEstimate, Language } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { takeFiles } from '../files/take-files.ts';
import { shippingFields } from '../shipping-addresses/shipping-fields.ts';
import type { NewEstimate, StoredEstimate } from './estimate.repository.ts';

type Said = Pick<CheckedBodyOf<typeof createEstimate>, 'recipient' | 'files'>;

/**
 * Where the wines are to go and what was sent along, as columns; what is left out is none of them. Throws 400, and 409 for
 * files that are not the buyer's to give.
 */
export async function requestColumns(
  tx: Database,
  buyer: BuyerScope,
  { recipient, files }: Said,
  language: Language,
  before: Pick<StoredEstimate, 'fileIds'> = { fileIds: [] },
): Promise<Partial<NewEstimate>> {
  const columns: Partial<NewEstimate> = {};
  if (recipient !== undefined)
    columns.recipient = recipient && shippingFields(recipient, 'recipient.', language);
  if (files !== undefined) {
    columns.fileIds = [...new Set(files)];
    const fresh = columns.fileIds.filter((id) => !before.fileIds.includes(id));
    await takeFiles(tx, fresh, buyer, { field: 'files', language });
  }
  return columns;
}
