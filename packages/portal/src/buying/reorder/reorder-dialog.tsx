import { type DocumentLine, getOrderForm, listPrices } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { Button, Modal, SkeletonText } from '@vitis/ui';
import { LoadFailure } from '../../documents/load-failure.tsx';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import { useAddToCart } from '../use-add-to-cart.ts';
import { reorderLines } from './reorder-lines.ts';
import { ReorderReport } from './reorder-report.tsx';

export interface ReorderDialogProps {
  orderFormNumber: string;
  onClose: () => void;
  /** What can be had is in the cart. */
  onAdded: () => void;
}

const NO_LINES: readonly DocumentLine[] = [];

/** Puts the wines of an order into the cart again, after telling what has changed since. */
export function ReorderDialog({ orderFormNumber: number, onClose, onAdded }: ReorderDialogProps) {
  const { t } = usePortalTexts();
  const order = useEndpoint(getOrderForm, { params: { number } });
  const products = order.data?.products ?? NO_LINES;
  const ids = [...new Set(products.map(({ idProduct }) => idProduct))];
  const prices = useEndpoint(listPrices, ids.length > 0 ? { query: { ids } } : null);
  const { addAll, busy } = useAddToCart();
  const lines = reorderLines(products, prices.data?._embedded.items ?? []);
  const items = lines
    .filter(({ state }) => state !== 'GONE')
    .map(({ idProduct, qty }) => ({ idProduct, qty }));
  const isReady = prices.data !== undefined;

  return (
    <Modal
      open
      title={t('portal.reorder.title', { number })}
      closeLabel={t('portal.common.close')}
      dismissable={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('portal.common.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!isReady || items.length === 0}
            onClick={async () => {
              if (await addAll(items)) onAdded();
            }}
          >
            {t('portal.reorder.add', { count: items.length })}
          </Button>
        </>
      }
    >
      {order.status === 'failed' ? (
        <LoadFailure title={t('portal.document.failed')} load={order} />
      ) : prices.status === 'failed' ? (
        <LoadFailure title={t('portal.reorder.failed')} load={prices} />
      ) : isReady ? (
        <ReorderReport lines={lines} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Modal>
  );
}
