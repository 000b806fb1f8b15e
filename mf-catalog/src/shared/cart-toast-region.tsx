import { formatBottles } from '@vitis/domain';
import type { PlatformEvents } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink, ToastRegion } from '@vitis/ui';

/** What was put into the cart, as one message says it. */
export type AddedLine = PlatformEvents['cart/line-added'] & { id: string };

export interface CartToastRegionProps {
  lines: readonly AddedLine[];
  onDismiss: (id: string) => void;
}

/** The messages themselves, at the edge of the window. */
export function CartToastRegion({ lines, onDismiss }: CartToastRegionProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <ToastRegion
      label={t('cart.messages')}
      dismissLabel={t('action.close')}
      onDismiss={onDismiss}
      toasts={lines.map(({ id, bottles }) => ({
        id,
        tone: 'good',
        message: t('cart.added', { quantity: formatBottles(bottles, language) }),
        action: <TextLink href="/cart">{t('cart.open')}</TextLink>,
      }))}
    />
  );
}
