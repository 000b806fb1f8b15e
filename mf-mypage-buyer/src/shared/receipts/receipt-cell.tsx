import type { Language, Receipt } from '@vitis/contracts';
import { ledgerNote, statusLabel } from '@vitis/domain';
import { NumberCell, SmallCell } from '@vitis/ui/documents';

interface Props {
  receipt: Pick<Receipt, 'orderFormNumber' | 'statementNumber' | 'memo' | 'type'>;
  language: Language;
}

/** What a receipt is called among others: its statement's number and its order's, or its own words. */
export function ReceiptCell({ receipt, language }: Props) {
  const { orderFormNumber, statementNumber, type } = receipt;
  const name = orderFormNumber ?? (ledgerNote(receipt, language) || statusLabel('receipt', type, language));
  if (statementNumber === null) return <NumberCell>{name}</NumberCell>;
  return (
    <>
      <NumberCell>{statementNumber}</NumberCell> <SmallCell>{name}</SmallCell>
    </>
  );
}
