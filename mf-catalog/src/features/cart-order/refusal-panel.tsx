import { useTranslation } from '@vitis/platform/i18n';
import { useFocusOn } from '@vitis/portal/forms';
import { ButtonLink, Notice } from '@vitis/ui';
import styles from './cart-order.module.scss';
import type { OrderRefusal } from './use-order.ts';

/** Why the order was not taken, and what can be done about it. Comes into sight: the button is far below. */
export function RefusalPanel({ refusal, fromCart }: { refusal: OrderRefusal; fromCart: boolean }) {
  const { t } = useTranslation('mf-catalog');
  const panel = useFocusOn(refusal);
  return (
    <div ref={panel} tabIndex={-1} className={styles.refusal}>
      <Notice
        tone="bad"
        role="alert"
        title={t(refusal.credit ? 'order.credit.exceeded' : 'flow.refused')}
        action={
          <span className={styles.ways}>
            {refusal.credit ? (
              <ButtonLink size="small" href="/chat">
                {t('order.credit.chat')}
              </ButtonLink>
            ) : null}
            {fromCart && !refusal.coupon ? (
              <ButtonLink size="small" href="/cart">
                {t('order.changeCart')}
              </ButtonLink>
            ) : null}
          </span>
        }
      >
        {refusal.message}
      </Notice>
    </div>
  );
}
