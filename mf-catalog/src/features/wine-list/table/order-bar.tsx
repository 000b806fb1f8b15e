import { formatBottles, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useAddToCart } from '@vitis/portal/buying';
import { Button, ifRead, Segmented, TextLink } from '@vitis/ui';
import { useState } from 'react';
import type { OrderPad } from './order-pad.ts';
import styles from './wine-table.module.scss';

/** What is written in the rows, in a sum that stays in sight, and the one way into the cart for all of it. */
export function OrderBar({ pad }: { pad: OrderPad }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { addAll, busy } = useAddToCart();
  const [added, setAdded] = useState(0);
  const count = pad.items.length;

  const send = async () => {
    if (!(await addAll(pad.items))) return;
    setAdded(count);
    pad.clear();
  };
  return (
    <section className={styles.bar} aria-label={t('table.pad')}>
      <Segmented
        size="small"
        label={t('unit.label')}
        value={pad.unit}
        onValueChange={pad.changeUnit}
        options={[
          { value: 'case', label: t('unit.caseShort') },
          { value: 'bottle', label: t('unit.bottleShort') },
        ]}
      />
      <p className={styles.sum} role="status">
        {count > 0 ? (
          <>
            <span>{t('table.written', { count, bottles: formatBottles(pad.bottles, language) })}</span>
            <b>{formatMoney(pad.supply, language)}</b>
            <span>{t('price.withoutVat')}</span>
          </>
        ) : added > 0 ? (
          <>
            <span>{t('table.added', { count: added })}</span>
            <TextLink href="/cart">{t('cart.open')}</TextLink>
          </>
        ) : (
          <>
            <span>{t('table.padHint')}</span>
            <TextLink href="/cart/quick">{t('quick.title')}</TextLink>
          </>
        )}
      </p>
      <Button
        variant="primary"
        size="small"
        disabled={count === 0}
        loading={busy}
        onClick={ifRead(() => void send())}
      >
        {t('table.addAll')}
      </Button>
    </section>
  );
}
