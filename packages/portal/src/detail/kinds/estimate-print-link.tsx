import type { Estimate } from '@vitis/contracts';
import { isEstimatePrintable } from '@vitis/domain';
import { ButtonLink, printIcon } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** Link to the print document of an estimate, where there is one. */
export function EstimatePrintLink({ estimate, list }: { estimate: Estimate; list: string }) {
  const { t } = usePortalTexts();
  return isEstimatePrintable(estimate) ? (
    <ButtonLink icon={printIcon} href={`${list}/${estimate.estimateNumber}/pdf`}>
      {t('portal.print.print')}
    </ButtonLink>
  ) : null;
}
