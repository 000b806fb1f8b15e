import type { Estimate } from '@vitis/contracts';
import { isEstimatePrintable } from '@vitis/domain';
import { ButtonLink, printIcon } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** The way to an estimate's paper, where there is one. */
export function EstimatePaperLink({ estimate, list }: { estimate: Estimate; list: string }) {
  const { t } = usePortalTexts();
  return isEstimatePrintable(estimate) ? (
    <ButtonLink icon={printIcon} href={`${list}/${estimate.estimateNumber}/pdf`}>
      {t('portal.paper.print')}
    </ButtonLink>
  ) : null;
}
