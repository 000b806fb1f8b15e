import type { Estimate, EstimateRevision } from '@vitis/contracts';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import {
  DocumentLines,
  documentSums,
  productColumn,
  qtyColumn,
  supplyColumn,
  unitPriceColumn,
  useComparison,
} from '@vitis/portal/detail';

const COLUMNS = [productColumn(), qtyColumn(), unitPriceColumn(), supplyColumn()];

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
}

/** The lines as they stand, beside those of an earlier revision: what came, what went, what changed. */
export function EstimateLines({ estimate, revisions }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { rows, choice } = useComparison(estimate, revisions);
  return (
    <DocumentLines rows={rows} columns={COLUMNS} sums={documentSums(estimate, t, language)} action={choice} />
  );
}
