import { listVintages } from '@vitis/contracts';
import { formatBottles, formatMoney } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { Tag, TextLink } from '@vitis/ui';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import styles from './reorder.module.scss';
import type { ReorderLine } from './reorder-lines.ts';

const TONES = { SAME: 'good', PRICE: 'careful', SHORT: 'careful', GONE: 'bad' } as const;

/** Each wine with its bottles, its price then and today, and whether there is enough of it. */
export function ReorderReport({ lines }: { lines: readonly ReorderLine[] }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  return (
    <ul className={styles.lines}>
      {lines.map(({ idProduct, productName, qty, ordered, today, stock, state }) => (
        <li key={idProduct} className={styles.line}>
          <div className={styles.wine}>
            <b>{productName}</b>
            <span>{formatBottles(qty, language)}</span>
          </div>
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
          {state === 'GONE' ? <NextVintage idProduct={idProduct} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The latest year of the wine that can be had, in place of one that cannot. */
function NextVintage({ idProduct }: { idProduct: number }) {
  const { t } = usePortalTexts();
  const vintages = useEndpoint(listVintages, { params: { id: idProduct } });
  const [next] = (vintages.data?._embedded.items ?? [])
    .filter(({ availability }) => availability !== 'SOLD_OUT')
    .toSorted((a, b) => (b.vintage ?? 0) - (a.vintage ?? 0));
  if (next === undefined) return null;
  return (
    <TextLink arrow href={`/product/${next.id}`}>
      {t('portal.reorder.vintage', { vintage: next.vintage ?? 'NV' })}
    </TextLink>
  );
}
