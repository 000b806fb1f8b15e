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
  withTargetPrices,
} from '@vitis/portal/detail';
import { traceOfEstimate } from '@vitis/portal/trace';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

interface Props {
  estimate: Estimate;
  revisions: readonly EstimateRevision[];
}

/** The lines as they stand, beside those of an earlier revision: what came, what went, what changed. */
export function EstimateLines({ estimate, revisions }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { shown, rows, choice } = useComparison(estimate, revisions);
  const columns = [
    productColumn(traceOfEstimate(estimate, MANAGE_ORDERS_PATH)),
    qtyColumn(),
    unitPriceColumn(),
    supplyColumn(),
  ];
  return (
    <DocumentLines
      rows={rows}
      columns={withTargetPrices(columns, shown.products)}
      sums={documentSums(shown, t, language)}
      action={choice}
    />
  );
}
