import { formatBottles } from '@vitis/domain';
import { subscribe } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink, type Toast, ToastRegion } from '@vitis/ui';
import { useEffect, useState } from 'react';

/** Says what this page has just put into the cart, with the way there. */
export function CartToasts() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(
    () =>
      subscribe('cart/line-added', ({ bottles }, { remote }) => {
        if (remote) return;
        const toast: Toast = {
          id: crypto.randomUUID(),
          tone: 'good',
          message: t('wish.added', { quantity: formatBottles(bottles, language) }),
          action: <TextLink href="/cart">{t('wish.toCart')}</TextLink>,
        };
        setToasts((shown) => [...shown.slice(-1), toast]);
      }),
    [t, language],
  );

  return (
    <ToastRegion
      label={t('wish.messages')}
      toasts={toasts}
      dismissLabel={t('wish.close')}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  );
}
