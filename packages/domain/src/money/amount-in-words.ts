import { formatNumber, type Won, won } from './won.ts';

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'] as const;
const PLACES = ['', '십', '백', '천'] as const;
const GROUPS = ['', '만', '억', '조'] as const;

/**
 * The number as Korean paper writes it. One is always written (`일백`, not `백`), so that nothing can be
 * put before it afterwards. Throws a RangeError for negative amounts: no document totals below zero.
 */
export function numberInWords(amount: Won): string {
  if (won(amount) < 0) throw new RangeError(`A negative amount has no wording on paper: ${amount}`);
  if (amount === 0) return '영';
  let words = '';
  let rest = amount;
  for (let group = 0; rest > 0; group += 1) {
    const four = rest % 10_000;
    if (four > 0) words = fourDigits(four) + GROUPS[group] + words;
    rest = Math.floor(rest / 10_000);
  }
  return words;
}

function fourDigits(value: number): string {
  return String(value)
    .split('')
    .map((digit, index, all) =>
      digit === '0' ? '' : DIGITS[Number(digit)]! + PLACES[all.length - 1 - index],
    )
    .join('');
}

/** `일금 일백이십삼만사천오백육십칠원정 (₩1,234,567)`, the total line of paper documents. */
export function amountInWords(amount: Won): string {
  return `일금 ${numberInWords(amount)}원정 (₩${formatNumber(amount)})`;
}
