import { listPrices, type OrderForm } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useAddToCart } from '@vitis/portal/buying';
import { LoadFailure } from '@vitis/portal/documents';
import { Button, cartIcon, Modal, Notice, SkeletonText, TextLink } from '@vitis/ui';
import { useState } from 'react';
import { reorderLines } from './reorder-lines.ts';
import { ReorderReport } from './reorder-report.tsx';

interface Props {
  order: OrderForm;
  onAdded: () => void;
}

/** Puts the wines of an order into the cart again, after telling what has changed since. */
export function ReorderButton({ order, onAdded }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={cartIcon} onClick={() => setOpen(true)}>
        {t('reorder.open')}
      </Button>
      {isOpen ? (
        <ReorderDialog
          order={order}
          onClose={() => setOpen(false)}
          onAdded={() => {
            setOpen(false);
            onAdded();
          }}
        />
      ) : null}
    </>
  );
}

function ReorderDialog({ order, onClose, onAdded }: Props & { onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const ids = [...new Set(order.products.map(({ idProduct }) => idProduct))];
  const prices = useEndpoint(listPrices, { query: { ids } });
  const { addAll, busy } = useAddToCart();
  const lines = reorderLines(order.products, prices.data?._embedded.items ?? []);
  const items = lines
    .filter(({ state }) => state !== 'GONE')
    .map(({ idProduct, qty }) => ({ idProduct, qty }));

  return (
    <Modal
      open
      title={t('reorder.title', { number: order.orderFormNumber })}
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
            disabled={prices.status !== 'ready' || items.length === 0}
            onClick={async () => {
              if (await addAll(items)) onAdded();
            }}
          >
            {t('reorder.add', { count: items.length })}
          </Button>
        </>
      }
    >
      {prices.status === 'loading' ? <SkeletonText lines={6} /> : null}
      {prices.status === 'failed' ? <LoadFailure title={t('wish.pricesFailed')} load={prices} /> : null}
      {prices.status === 'ready' ? <ReorderReport lines={lines} /> : null}
    </Modal>
  );
}

/** Says that the wines are in the cart, and leads there. */
export function ReorderedNotice({ isShown, onClose }: { isShown: boolean; onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  if (!isShown) return null;
  return (
    <Notice
      tone="good"
      role="status"
      title={t('reorder.added')}
      close={{ label: t('portal.common.close'), onClose }}
    >
      <TextLink arrow href="/cart">
        {t('wish.toCart')}
      </TextLink>
    </Notice>
  );
}
