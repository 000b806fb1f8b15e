import type { Language, Receipt } from '@vitis/contracts';
import { formatMoney, statusLabel } from '@vitis/domain';
import type { Tone } from '@vitis/ui';

const PAYMENT_TONES: Readonly<Record<NonNullable<Receipt['status']>, Tone>> = {
  UNPAID: 'careful',
  PARTLY_PAID: 'careful',
  PAID: 'good',
  OVERDUE: 'bad',
};

/** How far a receipt is paid; of one that is not owed, what it is. */
export const receiptState = (
  { status, type }: Pick<Receipt, 'status' | 'type'>,
  language: Language,
): { tone: Tone; children: string } =>
  status === null
    ? { tone: 'muted', children: statusLabel('receipt', type, language) }
    : { tone: PAYMENT_TONES[status], children: statusLabel('payment', status, language) };

/** An amount with its sign: what is added to 미수금, or taken off. */
export const signedMoney = (amount: number, language: Language): string =>
  amount > 0 ? `+${formatMoney(amount, language)}` : formatMoney(amount, language).replace('-', '−');
