import type { DocumentLine } from '@vitis/contracts';
import { useLanguage } from '@vitis/platform/i18n';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { DocumentLines, plainRows } from './document-lines.tsx';
import { documentSums, type Sums } from './document-sums.ts';
import { productColumn, qtyColumn, supplyColumn, unitPriceColumn } from './line-columns.tsx';

const COLUMNS = [productColumn(), qtyColumn(), unitPriceColumn(), supplyColumn()];

/** The lines of a document as they stand, and their sums. */
export function PlainLines({ document }: { document: Sums & { products: readonly DocumentLine[] } }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <DocumentLines
      rows={plainRows(document.products)}
      columns={COLUMNS}
      sums={documentSums(document, t, language)}
    />
  );
}
