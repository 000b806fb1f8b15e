const AMOUNT = /^(\d{1,10}(?:\.\d{1,2})?)(만|万|萬|k)?$/i;
const FACTORS: Readonly<Record<string, number>> = { 만: 10_000, 万: 10_000, 萬: 10_000, k: 1_000 };

/**
 * What a person typed as one end of a range: `30,000원`, `3만`, `13.5 %`. Null for nothing, undefined for what is no
 * amount.
 */
export function typedAmount(text: string): number | null | undefined {
  const bare = text.normalize('NFKC').replace(/[\s,원₩%]/g, '');
  if (bare === '') return null;
  const [, digits, unit = ''] = AMOUNT.exec(bare) ?? [];
  return digits === undefined ? undefined : Number(digits) * (FACTORS[unit.toLowerCase()] ?? 1);
}
