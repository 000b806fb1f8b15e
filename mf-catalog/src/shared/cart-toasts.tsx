import { formatBottles } from '@vitis/domain';
import { subscribe } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink, type Toast, ToastRegion } from '@vitis/ui';
import { useEffect, useState } from 'react';

/** Says what this page has just put into the cart, with the way there. */
export function CartToasts() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [toasts, setToasts] = useState<Toast[]>([]);

  useEffect(
    () =>
      subscribe('cart/line-added', ({ bottles }, { remote }) => {
        if (remote) return;
        const message = t('cart.added', { quantity: formatBottles(bottles, language) });
        const action = <TextLink href="/cart">{t('cart.open')}</TextLink>;
        setToasts((shown) => [
          ...shown.slice(-2),
          { id: crypto.randomUUID(), tone: 'good', message, action },
        ]);
      }),
    [t, language],
  );

  return (
    <ToastRegion
      label={t('cart.messages')}
      toasts={toasts}
      dismissLabel={t('action.close')}
      onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
    />
  );
}
