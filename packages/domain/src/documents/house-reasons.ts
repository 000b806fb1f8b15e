/**
 * Why a price is below the list's where nobody has written why: the house's own words, stored in Korean as papers have
 * them.
 */
export const HOUSE_REASONS = {
  ESTIMATE: (number: string) => `견적 ${number} 단가 적용`,
  PROPOSAL: (number: string) => `변경 제안 ${number} 단가 적용`,
  TELEPHONE: () => '전화 발주 단가 적용',
} as const;

export type HouseReason = keyof typeof HOUSE_REASONS;

/** Which of the house's own reasons a text is, and the number in it; null for what a person wrote. */
export function houseReasonOf(text: string): { reason: HouseReason; number: string } | null {
  const [number = ''] = /E\d{8}-\d{4}|\d+/.exec(text) ?? [];
  const kinds = Object.keys(HOUSE_REASONS) as HouseReason[];
  const reason = kinds.find((kind) => HOUSE_REASONS[kind](number) === text);
  return reason === undefined ? null : { reason, number };
}
