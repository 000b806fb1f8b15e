import { type DocumentLine, getOrderForm, listPrices } from '@vitis/contracts';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { Button, ifRead, Modal, Notice, SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import { LoadFailure } from '../../documents/load-failure.tsx';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import { useAddToCart } from '../use-add-to-cart.ts';
import { type ReorderChoice, reorderLines } from './reorder-lines.ts';
import { ReorderReport } from './reorder-report.tsx';

export interface ReorderDialogProps {
  /** Number of an order or an estimate. */
  number: string;
  /** Its lines; those of the order of that number unless told. */
  products?: readonly DocumentLine[];
  onClose: () => void;
  /** What was chosen is in the cart. */
  onAdded: () => void;
}

const NO_LINES: readonly DocumentLine[] = [];

/** Puts the wines of a document into the cart again, those that are chosen, after telling what has changed since. */
export function ReorderDialog({ number, products: told, onClose, onAdded }: ReorderDialogProps) {
  const { t } = usePortalTexts();
  const order = useEndpoint(getOrderForm, told === undefined ? { params: { number } } : null);
  const products = told ?? order.data?.products ?? NO_LINES;
  const ids = [...new Set(products.map(({ idProduct }) => idProduct))];
  const prices = useEndpoint(listPrices, ids.length > 0 ? { query: { ids } } : null);
  const { addAll, busy, refusal } = useAddToCart({ tells: ['refused'] });
  const refresh = useRefresh();
  const [choices, setChoices] = useState<ReadonlyMap<number, ReorderChoice>>(new Map());
  const lines = reorderLines(products, prices.data?._embedded.items ?? [], choices);
  const items = lines
    .filter(({ choice }) => choice.isTaken)
    .map(({ choice: { idProduct, qty } }) => ({ idProduct, qty }));
  const isReady = prices.data !== undefined;

  const add = async () => {
    if (await addAll(items)) return onAdded();
    // What was sold meanwhile can be chosen no more.
    await refresh(listPrices);
  };

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
            onClick={ifRead(() => void add())}
          >
            {t('portal.reorder.add', { count: items.length })}
          </Button>
        </>
      }
    >
      {refusal ? (
        <Notice tone="bad" role="alert" title={refusal.message}>
          {t('portal.reorder.nothingAdded')}
        </Notice>
      ) : null}
      {order.status === 'failed' ? (
        <LoadFailure title={t('portal.document.failed')} load={order} />
      ) : prices.status === 'failed' ? (
        <LoadFailure title={t('portal.reorder.failed')} load={prices} />
      ) : isReady ? (
        <ReorderReport
          lines={lines}
          onChoose={(line, choice) => setChoices(new Map(choices).set(line.idProduct, choice))}
        />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Modal>
  );
}
