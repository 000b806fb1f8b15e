import { formatBottles, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { closeIcon, IconButton, Panel } from '@vitis/ui';
import { LineQuantity } from '../../shared/order-flow/line-quantity.tsx';
import { amountsOfLine, type RepeatLine } from './repeat-line.ts';
import styles from './repeating-order.module.scss';

interface RepeatLinesProps {
  lines: readonly RepeatLine[];
  setQuantity: (id: number, qty: number) => void;
  remove: (id: number) => void;
}

/** The wines of each date, with how much of each. The last one cannot be taken off: then it would be ended. */
export function RepeatLines({ lines, setQuantity, remove }: RepeatLinesProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <Panel title={t('flow.lines')} action={t('price.withoutVat')} padding="flush">
      <ul className={styles.lines}>
        {lines.map((line) => {
          const amounts = amountsOfLine(line);
          return (
            <li key={line.id} className={styles.line}>
              <div className={styles.wine}>
                <b>{line.title}</b>
                <span>{line.specification}</span>
                {line.price === null ? <span className={styles.refused}>{t('cart.gone')}</span> : null}
                {line.price !== null && line.qty > line.price.stock ? (
                  <span className={styles.short}>
                    {t('cart.short', { quantity: formatBottles(line.price.stock, language) })}
                  </span>
                ) : null}
              </div>
              {line.price === null ? (
                <span className={styles.quantity}>{formatBottles(line.qty, language)}</span>
              ) : (
                <LineQuantity
                  className={styles.quantity}
                  line={line}
                  price={line.price}
                  onQuantity={(qty) => setQuantity(line.id, qty)}
                />
              )}
              <p className={styles.amount}>
                {amounts === null ? (
                  '–'
                ) : (
                  <>
                    <b>{formatMoney(amounts.supply, language)}</b>
                    <span>
                      {formatMoney(amounts.unitPrice, language)} {t('price.perBottle')}
                    </span>
                  </>
                )}
              </p>
              <IconButton
                className={styles.remove}
                icon={closeIcon}
                size="small"
                label={t('cart.remove', { title: line.title })}
                disabled={lines.length === 1}
                onClick={() => remove(line.id)}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
