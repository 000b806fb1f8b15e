import type { BankAccount, Language } from '@vitis/contracts';
import { inLanguage } from '../../db/in-language.ts';
import type { House } from '../../supplier.ts';

/** Where orders are paid to; null where the house names no account. */
export const bankAccountOf = ({ bankAccount }: House, language: Language): BankAccount | null =>
  bankAccount === undefined
    ? null
    : {
        bank: inLanguage(bankAccount.bank, language),
        number: bankAccount.number,
        holder: inLanguage(bankAccount.holder, language),
      };
