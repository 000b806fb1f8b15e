import { readFileSync } from 'node:fs';
import type { Party } from '@vitis/contracts';
import { BusinessNumberField, PhoneField } from '@vitis/domain';
import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/** Who sells, as the file names it: every fact that paper asks for, and no other. */
const Supplier = v.strictObject({
  companyName: words,
  registrationNumber: BusinessNumberField,
  representativeName: words,
  address: words,
  businessType: words,
  businessItem: words,
  phone: PhoneField,
}) satisfies v.GenericSchema<Party>;

/** The invented shop of the demonstration, the same that its pages name. */
export const DEMONSTRATION_SUPPLIER: Party = {
  companyName: '주식회사 비티스와인',
  registrationNumber: '1234567891',
  representativeName: '정하람',
  address: '서울특별시 중구 시음로 12, 비티스빌딩 5층 (우 04500)',
  businessType: '도매 및 소매업',
  businessItem: '주류',
  phone: '020000000',
};

/**
 * 공급자 as documents print it, from a JSON file. Throws an `Error` that names the file and every fact that is missing
 * or wrong.
 */
export function readSupplier(path: string): Party {
  const checked = v.safeParse(Supplier, parse(path));
  if (checked.success) return checked.output;
  const facts = checked.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  throw new Error(`${path} does not say who sells: ${facts.join('; ')}`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read as JSON`, { cause: error });
  }
}
