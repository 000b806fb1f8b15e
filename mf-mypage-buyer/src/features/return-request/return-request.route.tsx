import { getOrder } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { DetailPage, LoadedDocument } from '@vitis/portal/detail';
import { numberSubject, readsOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, boxIcon, EmptyState } from '@vitis/ui';
import { BOUGHT_ORDERS_PATH } from '../../shared/paths.ts';
import { useBoughtOrder } from '../../shared/use-bought-order.ts';
import { ReturnForm } from './return-form.tsx';
import styles from './return-request.module.scss';

/** Giving bottles of an order back. */
export const Screen = defineScreen(ReturnRequestScreen, {
  access: ['B2B'],
  data: readsOf('oid', getOrder),
  head: numberSubject('oid'),
});

function ReturnRequestScreen() {
  const { oid = '' } = useParams();
  return <ReturnRequestOf key={oid} number={oid} />;
}

function ReturnRequestOf({ number }: { number: string }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const order = useBoughtOrder(number);
  return (
    <LoadedDocument load={order} failed="portal.orders.failed" texts="boughtOrder" list={BOUGHT_ORDERS_PATH}>
      {(known) => (
        <DetailPage>
          <div className={styles.page}>
            <h1>{t('returnRequest.title', { number })}</h1>
            {known.wines.some(({ returnableQty }) => returnableQty > 0) ? (
              <>
                <p className={styles.lead}>{t('returnRequest.lead')}</p>
                <ReturnForm order={known} />
              </>
            ) : (
              <EmptyState
                icon={boxIcon}
                title={t('returnRequest.none')}
                message={t('returnRequest.noneText')}
                action={
                  <ButtonLink href={`${BOUGHT_ORDERS_PATH}/${number}`}>
                    {t('returnRequest.toOrder')}
                  </ButtonLink>
                }
              />
            )}
          </div>
        </DetailPage>
      )}
    </LoadedDocument>
  );
}
