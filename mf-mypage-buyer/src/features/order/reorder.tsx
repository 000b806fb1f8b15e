import type { OrderForm } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import type { ReorderDialogProps } from '@vitis/portal/buying';
import { useLazyForm } from '@vitis/portal/forms';
import { Button, cartIcon, lazyComponent, Notice, TextLink } from '@vitis/ui';

const reorderDialog = lazyComponent<ReorderDialogProps>(() =>
  import(/* webpackChunkName: "reorder-dialog" */ './reorder-dialog.ts').then(
    ({ ReorderDialog }) => ReorderDialog,
  ),
);

interface Props {
  order: OrderForm;
  onAdded: () => void;
}

/** Opens what has changed since an order, and puts its wines into the cart again. */
export function ReorderButton({ order, onAdded }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { isOpen, Form: ReorderDialog, open, close } = useLazyForm(reorderDialog, { isOffered: true });
  return (
    <>
      <Button icon={cartIcon} loading={isOpen && !ReorderDialog} onClick={open}>
        {t('reorder.open')}
      </Button>
      {ReorderDialog ? (
        <ReorderDialog
          orderFormNumber={order.orderFormNumber}
          onClose={close}
          onAdded={() => {
            close();
            onAdded();
          }}
        />
      ) : null}
    </>
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
      title={t('portal.reorder.added')}
      close={{ label: t('portal.common.close'), onClose }}
    >
      <TextLink arrow href="/cart">
        {t('wish.toCart')}
      </TextLink>
    </Notice>
  );
}
