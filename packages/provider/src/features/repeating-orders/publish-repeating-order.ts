import type { ServerEventOutput } from '@vitis/contracts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { findClientPeople } from '../trade-documents/client-people.ts';

interface Changed {
  id: number;
  clientCompanyId: number;
}

/**
 * Writes the audit record of a step of a repeating order, and has the open screens of its company look again. A date that
 * needs somebody's word is noted for all of its people.
 */
export async function publishRepeatingOrder(
  unit: UnitOfWork,
  { id, clientCompanyId }: Changed,
  step: string,
  details?: Record<string, unknown>,
  date?: ServerEventOutput<'repeating-order:changed'>['date'],
): Promise<void> {
  await unit.record(`repeating-order.${step}`, `repeating-order:${id}`, details);
  const { buyers } = await findClientPeople(unit.tx, clientCompanyId);
  unit.notify(
    buyers.map((buyer) => `user:${buyer.id}` as const),
    'repeating-order:changed',
    { id, date },
  );
}
