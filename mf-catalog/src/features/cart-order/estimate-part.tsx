import { formatBottles, formatMoney, formatQuantity, lineAmounts, MAX_LINE_BOTTLES } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, Checkbox, Notice, Panel, QuantityStepper, TextLink } from '@vitis/ui';
import { handToQuantity } from '../../shared/hand-to-quantity.ts';
import { LineStage } from '../../shared/order-flow/order-lines.tsx';
import { quantityLabels } from '../../shared/quantity-labels.ts';
import styles from './estimate-part.module.scss';
import type { EstimatePartState } from './use-estimate-part.ts';

/** The lines of an estimate, of which each may be ordered in part or left out; at least one is ordered. */
export function EstimatePart({ lines, isPart, choose, setQuantity, takeAll }: EstimatePartState) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const chosen = lines.filter(({ isChosen }) => isChosen).length;
  return (
    <Panel title={t('flow.lines')} action={t('price.withoutVat')} padding="flush">
      <ul className={styles.lines} aria-label={t('flow.lines')}>
        {lines.map(({ line, qty, isChosen }) => {
          const { idProduct: id, name, productName, specification, caseSize, unitPrice } = line;
          const title = name ?? productName;
          // What was offered in whole cases is ordered in whole cases.
          const step = line.qty % caseSize === 0 ? caseSize : 1;
          const inCases = step === caseSize && caseSize > 1;
          return (
            <li key={id} className={styles.line} data-out={!isChosen || undefined}>
              <Checkbox
                className={styles.pick}
                label={t('order.estimate.select', { title })}
                labelHidden
                checked={isChosen}
                disabled={isChosen && chosen === 1}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
              <div className={styles.wine}>
                <LineStage picture={line.picture ?? null} />
                <p className={styles.text}>
                  <TextLink variant="quiet" href={`/product/${id}`}>
                    <b>{title}</b>
                  </TextLink>
                  <span>
                    {specification} · {formatMoney(unitPrice, language)} {t('price.perBottle')}
                  </span>
                </p>
              </div>
              <QuantityStepper
                className={styles.quantity}
                size="small"
                value={qty}
                onValueChange={(bottles) => setQuantity(id, bottles)}
                min={step}
                max={Math.floor(MAX_LINE_BOTTLES / step) * step}
                offered={line.qty}
                step={step}
                unitSize={step}
                disabled={!isChosen}
                format={(bottles) =>
                  inCases ? formatQuantity(bottles, caseSize, language) : formatBottles(bottles, language)
                }
                labels={quantityLabels(t, title)}
              />
              <b className={styles.money}>
                {formatMoney(isChosen ? lineAmounts({ unitPrice, bottles: qty }).supply : 0, language)}
              </b>
              {isChosen && qty > line.qty ? (
                <p className={styles.over}>
                  <span role="alert">
                    {t('order.estimate.over', { quantity: formatBottles(line.qty, language) })}
                  </span>{' '}
                  <button
                    type="button"
                    onClick={(event) => handToQuantity(event, () => setQuantity(id, line.qty))}
                  >
                    {t('cart.fit', { quantity: formatBottles(line.qty, language) })}
                  </button>
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className={styles.note}>
        {isPart ? (
          <Notice
            tone="careful"
            role="status"
            action={
              <Button size="small" onClick={takeAll}>
                {t('order.estimate.whole')}
              </Button>
            }
          >
            {t('order.estimate.part')}
          </Notice>
        ) : (
          <p>{t('order.estimate.partHint')}</p>
        )}
      </div>
    </Panel>
  );
}
