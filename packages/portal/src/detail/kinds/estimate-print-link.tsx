import type { Estimate } from '@vitis/contracts';
import { isEstimatePrintable } from '@vitis/domain';
import { ButtonLink, type MenuItem, printIcon } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';

/** The way to the print document of an estimate, for a menu; empty where there is none. */
export function useEstimatePrints(estimate: Estimate, list: string): MenuItem[] {
  const { t } = usePortalTexts();
  if (!isEstimatePrintable(estimate)) return [];
  const href = `${list}/${estimate.estimateNumber}/pdf`;
  return [{ id: 'print', label: t('portal.print.print'), icon: printIcon, href }];
}

/** Link to the print document of an estimate, where there is one. */
export function EstimatePrintLink({ estimate, list }: { estimate: Estimate; list: string }) {
  return useEstimatePrints(estimate, list).map(({ id, label, icon, href }) => (
    <ButtonLink key={id} icon={icon} href={href ?? list}>
      {label}
    </ButtonLink>
  ));
}
