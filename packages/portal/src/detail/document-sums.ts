import type { Language } from '@vitis/contracts';
import { formatMoney, formatNumber } from '@vitis/domain';
import type { TableSum } from '@vitis/ui';
import type { Translate } from '../documents/document-labels.ts';

/** What a document costs. */
export interface Sums {
  supply: number;
  tax: number;
  total: number;
}

/** Supply, tax and their sum, for the foot of a table of lines. */
export function documentSums({ supply, tax, total }: Sums, t: Translate, language: Language): TableSum[] {
  return [
    { id: 'supply', label: t('portal.document.supply'), value: formatNumber(supply, language) },
    { id: 'tax', label: t('portal.document.tax'), value: formatNumber(tax, language) },
    { id: 'total', label: t('portal.document.total'), value: formatMoney(total, language), strong: true },
  ];
}
