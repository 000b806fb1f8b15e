import type {
  CartPaper,
  CheckedBodyOf,
  downloadCartPaper,
  Language,
  Party,
  ShippingAddressFields,
} from '@vitis/contracts';
import { estimateRequestPrint, orderRequestPrint, parsePack, seoulDay } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, users } from '../../db/schema.ts';
import { freeText } from '../../http/free-text.ts';
import type { BuyerScope } from '../../http/policies.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { PICKUP_FIELDS, pickupColumns } from '../order-forms/pickup-columns.ts';
import { shippingFields } from '../shipping-addresses/shipping-fields.ts';
import { partyOf } from '../trade-documents/client-columns.ts';
import { sumsOf } from '../trade-documents/document-lines.ts';
import { askedLines } from '../trade-documents/write-lines.ts';
import type { Paper } from './papers.ts';

const TITLES: Readonly<Record<CartPaper, string>> = {
  'estimate-apply': '견적요청서 초안',
  'order-apply': '발주서 초안',
};

interface Drafted {
  paper: CartPaper;
  body: CheckedBodyOf<typeof downloadCartPaper>;
  buyer: BuyerScope;
  supplier: Party;
  now: Date;
  language: Language;
}

/**
 * What a buyer is about to ask for, on paper, at the prices of this moment; its number is the day. Throws 400 at a field,
 * and 409 for a wine that is no longer sold.
 */
export async function cartPaper(
  database: Database,
  { paper, body, buyer, supplier, now, language }: Drafted,
): Promise<Paper> {
  if (paper === 'estimate-apply' && body.pickup) throw invalidField('pickup', 'NOT_A_CHOICE', language);
  const message = freeText(body.requestMessage, 'requestMessage', language);
  const shipping = await placeOf(database, body, now, language);
  const lines = await askedLines(database, buyer, body.products, language);
  const [company] = await database
    .select()
    .from(clientCompanies)
    .where(eq(clientCompanies.id, buyer.clientCompanyId));
  const [person] = await database
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, buyer.userId));
  const targets = new Map(body.products.map(({ idProduct, targetPrice }) => [idProduct, targetPrice]));
  const day = seoulDay(now);
  const requested = {
    ...{ day, supplier, message },
    client: partyOf(company!),
    person: person!.name,
    lines: lines.map(({ productId, productName, specification, qty, unitPrice }) => ({
      ...{ idProduct: productId, productName, specification, qty, unitPrice },
      caseSize: parsePack(specification)?.bottlesPerCase ?? 1,
      targetPrice: targets.get(productId) ?? null,
    })),
  };
  const printed =
    paper === 'estimate-apply'
      ? estimateRequestPrint({ ...requested, recipient: shipping })
      : orderRequestPrint(requested, {
          dueDate: body.dueDate ?? null,
          shipping,
          isPickup: body.pickup !== undefined,
        });
  return {
    title: TITLES[paper],
    number: day,
    clientName: company!.name,
    total: sumsOf(lines, language).total,
    taxEmail: company!.taxEmail,
    supplierName: supplier.companyName,
    isDraft: true,
    content: { sheet: 'trade', printed: [printed] },
  };
}

/** Where the wines go as far as that is filled in: of a pick-up, the store, as the order would have it. */
async function placeOf(
  database: Database,
  { shipping, dueDate, pickup }: Drafted['body'],
  now: Date,
  language: Language,
): Promise<ShippingAddressFields | undefined> {
  const given = shipping && shippingFields(shipping, 'shipping.', language);
  if (pickup === undefined) return given;
  if (dueDate === undefined) throw invalidField('dueDate', 'REQUIRED', language);
  const wanted = { ...pickup, day: dueDate };
  const { postalCode, address1, address2, shippingMessage } = await pickupColumns(
    database,
    now,
    wanted,
    PICKUP_FIELDS,
    language,
  );
  const { fullName = '', mobile = '' } = given ?? {};
  return { fullName, mobile, postalCode, address1, address2, message: shippingMessage };
}
