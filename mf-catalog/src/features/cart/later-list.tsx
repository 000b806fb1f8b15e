import { formatMoney, formatQuantity } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, bottleIcon, closeIcon, Icon, IconButton, Picture, PlainLink } from '@vitis/ui';
import { useRef } from 'react';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import styles from './cart.module.scss';
import { LineChangesNotes } from './line-changes-notes.tsx';

interface LaterListProps {
  lines: readonly CartLine[];
  busy: boolean;
  onBack: (id: number) => void;
  onRemove: (line: CartLine) => void;
}

/** Wines that were put aside, with the way back; nothing where there are none. */
export function LaterList({ lines, busy, onBack, onRemove }: LaterListProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  // A row goes with its buttons: the focus stays in the list.
  const keepFocus = () => list.current?.focus();
  if (lines.length === 0) return null;
  return (
    <section className={styles.later} aria-labelledby="cart-later">
      <h2 id="cart-later">{t('cart.later.title')}</h2>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-labelledby="cart-later">
        {lines.map((line) => {
          const { id, title, item, qty, caseSize, unitPrice } = line;
          const href = `/product/${id}`;
          return (
            <li key={id} className={styles.laterRow} data-state={line.state}>
              <PlainLink className={styles.stage} href={href} tabIndex={-1} aria-hidden="true">
                {item.product.picture ? (
                  <Picture picture={item.product.picture} sizes="28px" alt="" fit="contain" />
                ) : (
                  <Icon drawing={bottleIcon} size={28} />
                )}
              </PlainLink>
              <div className={styles.wine}>
                <h3 className={styles.title}>
                  <PlainLink href={href}>{title}</PlainLink>
                </h3>
                <p className={styles.facts}>
                  {formatQuantity(qty, caseSize, language)}
                  {unitPrice === null
                    ? ` · ${t('cart.gone')}`
                    : ` · ${formatMoney(unitPrice, language)} ${t('price.perBottle')}`}
                </p>
                <LineChangesNotes line={line} />
              </div>
              <Button
                size="small"
                className={styles.laterBack}
                disabled={busy}
                aria-label={t('cart.later.backOf', { title })}
                onClick={() => {
                  keepFocus();
                  onBack(id);
                }}
              >
                {t('cart.later.back')}
              </Button>
              <IconButton
                className={styles.remove}
                icon={closeIcon}
                size="small"
                label={t('cart.remove', { title })}
                onClick={() => {
                  keepFocus();
                  onRemove(line);
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
