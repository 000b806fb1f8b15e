import { MESSAGE_LIMIT, TargetPrice } from '@vitis/contracts';
import { plainText } from '@vitis/domain';
import { NEW_ADDRESS, NO_PLACE, placeRules } from '@vitis/portal/company';
import { restored } from '@vitis/portal/forms';
import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { emptyFields, type OrderFields } from './order-fields.ts';

/** Name of the draft, which the paper reads, too. */
export const APPLY_DRAFT = 'cart apply';

/** Field of what a buyer would pay for a bottle of this wine: digits, nothing, or `NaN` for what cannot be read. */
export const targetField = (id: number) => `target${id}`;

/** The typed price per bottle; null where there is none, NaN where it cannot be read. */
export function targetOf(fields: Record<string, string | boolean>, id: number): number | null {
  const typed = fields[targetField(id)];
  return typeof typed === 'string' && typed !== '' ? Number(typed) : null;
}

/** What the form begins with: its draft, where there is one. */
export const startApply = (ids: readonly number[], draft: unknown): OrderFields =>
  restored(
    {
      ...emptyFields,
      address: NO_PLACE,
      ...Object.fromEntries(ids.map((id) => [targetField(id), ''])),
    },
    draft,
  );

const TypedPrice = v.pipe(
  v.string(),
  v.check((typed) => typed === '' || v.is(TargetPrice, Number(typed)), 'PRICE_RANGE'),
);

/** Rules of what is filled in; a place that is not typed has none. */
export const applyRules = (lines: readonly CartLine[], { address }: Pick<OrderFields, 'address'>) =>
  v.looseObject({
    ...(address === NEW_ADDRESS ? placeRules() : {}),
    ...Object.fromEntries(lines.map(({ id }) => [targetField(id), TypedPrice])),
    requestMessage: plainText(MESSAGE_LIMIT, { multiline: true }),
  } as v.ObjectEntries);

/** The form's field for one of the wire. */
export function applyField(field: string, lines: readonly CartLine[]): string {
  const [group, name, part] = field.split('.');
  const line = part === 'targetPrice' ? lines[Number(name)] : undefined;
  if (line !== undefined) return targetField(line.id);
  return group === 'recipient' ? (name ?? 'address') : field;
}
