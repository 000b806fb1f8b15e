/** Months in words: whole years from two years on where they are whole. */
export function timeKo(months: number): string {
  return months >= 48 && months % 12 === 0 ? `${months / 12}년` : `${months}개월`;
}

/** The same in English. */
export function timeEn(months: number): string {
  if (months >= 48 && months % 12 === 0) return `${months / 12} years`;
  return `${months} months`;
}
