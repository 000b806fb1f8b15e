import type { ProductDetail } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import {
  Button,
  bottleIcon,
  Checkbox,
  classNames,
  closeIcon,
  Icon,
  IconLink,
  Picture,
  Skeleton,
  VisuallyHidden,
} from '@vitis/ui';
import { useState } from 'react';
import { compareAddress } from '../../shared/compare/compared.store.ts';
import { widthsAt } from '../../shared/picture-sizes.ts';
import type { PriceBook } from '../../shared/use-prices.ts';
import { type CompareRow, type UnknownValue, useCompareRows } from './compare-rows.ts';
import styles from './wine-compare.module.scss';

/** Heights in px at which a bottle stands at the head of its column; the stylesheet says the same. */
const BOTTLE = { phone: 120, wide: 180 };

interface CompareTableProps {
  wines: readonly ProductDetail[];
  prices: PriceBook;
}

/** A column for each wine, a row for each property; the rows that tell them apart are marked. */
export function CompareTable({ wines, prices }: CompareTableProps) {
  const { t } = useTranslation('mf-catalog');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = useCompareRows(wines, prices);
  const different = rows.filter(({ differs }) => differs);
  const isKnown = ({ values }: CompareRow) => values.every((value) => typeof value === 'string');
  const isWaiting = ({ values }: CompareRow) =>
    values.some((value) => typeof value !== 'string' && value.status === 'waiting');
  const shown = onlyDifferent ? rows.filter((row) => row.differs || !isKnown(row)) : rows;
  const without = (id: number) => compareAddress(wines.map((wine) => wine.id).filter((one) => one !== id));

  return (
    <>
      {wines.length > 1 ? (
        <div className={styles.tools}>
          <Checkbox
            label={t('compare.onlyDifferent')}
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.currentTarget.checked)}
          />
          <span className={styles.count}>
            {t('compare.differences', { count: different.length, all: rows.length })}
          </span>
        </div>
      ) : (
        <p className={styles.missing}>{t('compare.addAnother')}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={styles.frame} tabIndex={0} aria-label={t('compare.title')}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('compare.title')}</caption>
          <thead>
            <tr>
              <td />
              {wines.map((wine) => (
                <th key={wine.id} scope="col">
                  <span className={styles.bottle}>
                    {wine.picture ? (
                      <Picture
                        picture={wine.picture}
                        alt=""
                        sizes={widthsAt(wine.picture, BOTTLE)}
                        fit="contain"
                      />
                    ) : (
                      <Icon drawing={bottleIcon} size={48} />
                    )}
                  </span>
                  <Link className={styles.name} to={`/product/${wine.id}`}>
                    {wineTitle(wine)}
                  </Link>
                  <IconLink
                    className={styles.remove ?? ''}
                    icon={closeIcon}
                    size="small"
                    href={without(wine.id)}
                    label={t('compare.remove', { title: wineTitle(wine) })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => {
              const differs = wines.length > 1 && row.differs;
              return (
                <tr
                  key={row.id}
                  className={classNames(differs && styles.differs)}
                  aria-busy={isWaiting(row) || undefined}
                >
                  <th scope="row">
                    {row.label}
                    {differs ? <VisuallyHidden>{t('compare.differs')}</VisuallyHidden> : null}
                  </th>
                  {row.values.map((value, at) => (
                    <td key={wines[at]?.id}>
                      {typeof value === 'string' ? (
                        value
                      ) : (
                        <UnknownCell value={value} withRetry={row.id === 'price'} />
                      )}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** In the place of what is on its way or did not come. All rows of a wine come with one answer, so that one button is enough. */
function UnknownCell({ value, withRetry }: { value: UnknownValue; withRetry: boolean }) {
  const { t } = useTranslation('mf-catalog');
  if (value.status === 'waiting') return <Skeleton width={88} height={16} />;
  return (
    <>
      {t('failure.title')}
      {withRetry ? (
        <Button size="small" loading={value.busy} onClick={value.retry}>
          {t('card.priceAgain')}
        </Button>
      ) : null}
    </>
  );
}
