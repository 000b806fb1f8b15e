import { listPrices, listVintages } from '@vitis/contracts';
import { formatBottles, formatMoney, MAX_LINE_BOTTLES, tierAt } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { Checkbox, QuantityStepper, Tag } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './reorder.module.scss';
import { nextVintage, type ReorderChoice, type ReorderLine } from './reorder-lines.ts';

const TONES = { SAME: 'good', PRICE: 'careful', SHORT: 'careful', GONE: 'bad' } as const;

interface ReportProps {
  lines: readonly ReorderLine[];
  onChoose: (line: ReorderLine, choice: ReorderChoice) => void;
}

/** Each wine with a box, its bottles, its price then and today, and whether there is enough of it. */
export function ReorderReport({ lines, onChoose }: ReportProps) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { idProduct, productName, ordered, today, stock, state, choice } = line;
        return (
          <li key={idProduct} className={styles.line}>
            {state === 'GONE' ? (
              <Checkbox label={productName} checked={false} disabled />
            ) : (
              <ChoiceRow
                label={productName}
                wine={productName}
                {...{ choice, stock }}
                onChoose={(chosen) => onChoose(line, chosen)}
              />
            )}
            <p className={styles.what}>
              <Tag soft tone={TONES[state]}>
                {t(`portal.reorder.state.${state}`)}
              </Tag>{' '}
              {state === 'GONE' || today === null
                ? null
                : today === ordered
                  ? formatMoney(today, language)
                  : t('portal.reorder.price', {
                      ordered: formatMoney(ordered, language),
                      today: formatMoney(today, language),
                    })}
              {state === 'SHORT'
                ? ` · ${t('portal.reorder.left', { quantity: formatBottles(stock, language) })}`
                : null}
            </p>
            {state === 'GONE' ? (
              <NextVintage line={line} onChoose={(chosen) => onChoose(line, chosen)} />
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface RowProps {
  label: string;
  wine: string;
  choice: ReorderChoice;
  /** Bottles that are there. */
  stock: number;
  onChoose: (choice: ReorderChoice) => void;
}

/** Whether a wine is taken, and how much of it; who writes a number wants the wine. */
function ChoiceRow({ label, wine, choice, stock, onChoose }: RowProps) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <div className={styles.wine} data-left-out={choice.isTaken ? undefined : ''}>
      <Checkbox
        label={label}
        checked={choice.isTaken}
        onChange={({ currentTarget: { checked } }) => onChoose({ ...choice, isTaken: checked })}
      />
      <QuantityStepper
        className={styles.bottles ?? ''}
        size="small"
        value={choice.qty}
        onValueChange={(qty) => onChoose({ ...choice, qty, isTaken: true })}
        max={MAX_LINE_BOTTLES}
        offered={stock}
        format={(bottles) => formatBottles(bottles, language)}
        labels={{
          quantity: t('portal.reorder.quantity', { wine }),
          decrease: t('portal.reorder.fewer', { wine }),
          increase: t('portal.reorder.more', { wine }),
          unread: t('portal.common.wholeNumber'),
        }}
      />
    </div>
  );
}

/** The next year of a wine that cannot be had, at its price: it may be taken in its place. */
function NextVintage({ line, onChoose }: { line: ReorderLine } & Pick<RowProps, 'onChoose'>) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const vintages = useEndpoint(listVintages, { params: { id: line.idProduct } });
  const others = vintages.data?._embedded.items ?? [];
  const ids = others.map(({ id }) => id);
  const prices = useEndpoint(listPrices, ids.length > 0 ? { query: { ids } } : null);
  const priceOf = new Map((prices.data?._embedded.items ?? []).map((price) => [price.idProduct, price]));
  const there = others.filter(({ id }) => (priceOf.get(id)?.stock ?? 0) > 0);
  const { isTaken, idProduct, qty } = line.choice;
  // One that was taken stays until its reader leaves it, also where it has been sold since.
  const taken = isTaken ? others.find(({ id }) => id === idProduct) : undefined;
  const next = taken ?? nextVintage(vintages.data?.vintage ?? null, there);
  const price = next && priceOf.get(next.id);
  if (!next || !price) return null;
  const { vintage } = next;
  return (
    <div className={styles.next}>
      <ChoiceRow
        label={vintage === null ? t('portal.reorder.nonVintage') : t('portal.reorder.vintage', { vintage })}
        wine={`${next.name} ${vintage ?? 'NV'}`}
        choice={{ isTaken, idProduct: next.id, qty }}
        stock={price.stock}
        onChoose={onChoose}
      />
      <p className={styles.what}>
        {formatMoney(tierAt(price.tiers, qty).price, language)}
        {price.stock < qty
          ? ` · ${t('portal.reorder.left', { quantity: formatBottles(price.stock, language) })}`
          : null}
      </p>
    </div>
  );
}
