import type { DocumentLine } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { lazyReorderDialog, type ReorderDialogProps } from '@vitis/portal/buying';
import { useLazyForm } from '@vitis/portal/forms';
import { Button, cartIcon, Notice, TextLink } from '@vitis/ui';

interface Reorder extends Pick<ReorderDialogProps, 'number' | 'onAdded'> {
  /** Lines of the order or the estimate, where they are known. */
  products?: readonly DocumentLine[];
  isOffered?: boolean;
}

/** Opens what has changed since a document was written, and puts its wines into the cart again. */
export function useReorder({ number, products, onAdded, isOffered = true }: Reorder) {
  const { isOpen, Form: ReorderDialog, open, close } = useLazyForm(lazyReorderDialog, { isOffered });
  return {
    open,
    isOnItsWay: isOpen && !ReorderDialog,
    dialog: ReorderDialog ? (
      <ReorderDialog
        number={number}
        {...(products && { products })}
        onClose={close}
        onAdded={() => {
          close();
          onAdded();
        }}
      />
    ) : null,
  };
}

/** The same as a button. */
export function ReorderButton(props: Omit<Reorder, 'isOffered'>) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { open, isOnItsWay, dialog } = useReorder(props);
  return (
    <>
      <Button icon={cartIcon} loading={isOnItsWay} onClick={open}>
        {t('portal.reorder.open')}
      </Button>
      {dialog}
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
        {t('portal.reorder.toCart')}
      </TextLink>
    </Notice>
  );
}
