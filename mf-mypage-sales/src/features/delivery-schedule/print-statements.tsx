import { type DeliveryInfo, downloadStatements, PAPERS_LIMIT, urlOf } from '@vitis/contracts';
import { DELIVERY_TRAITS } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { usePaperFile } from '@vitis/portal/documents';
import { Button, printIcon } from '@vitis/ui';

/** 거래명세서 of all own stops that are in view, in their order and in one file, for the vans. */
export function PrintStatements({ deliveries, day }: { deliveries: readonly DeliveryInfo[]; day: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const ids = deliveries
    .filter(({ isOwn, orderFormNumber }) => isOwn && orderFormNumber !== null)
    .filter(({ status }) => DELIVERY_TRAITS[status].open || DELIVERY_TRAITS[status].handedOver)
    .map(({ idDeliveryInfo }) => idDeliveryInfo);
  const isTooMany = ids.length > PAPERS_LIMIT;
  const { busy, save } = usePaperFile({
    path: urlOf(downloadStatements, { query: { ids } }),
    name: `거래명세서 ${day}.pdf`,
  });
  return (
    <>
      <Button
        icon={printIcon}
        loading={busy}
        disabled={ids.length === 0 || isTooMany}
        onClick={() => void save()}
      >
        {t('schedule.statements', { count: ids.length })}
      </Button>
      {isTooMany ? <small>{t('portal.bulk.papersLimit', { most: PAPERS_LIMIT })}</small> : null}
    </>
  );
}
