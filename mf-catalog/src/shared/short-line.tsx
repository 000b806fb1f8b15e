import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useAskRest } from '@vitis/portal/buying';
import { ifRead } from '@vitis/ui';
import { useState } from 'react';
import { handToQuantity } from './hand-to-quantity.ts';
import styles from './short-line.module.scss';

interface ShortLineProps {
  /** Bottles that are wanted, and that there are. */
  wanted: number;
  there: number;
  onFit: (bottles: number) => void;
  /** The wine, where it is ordered by itself: then an estimate of the rest can be asked for. */
  idProduct?: number;
}

/**
 * Where more is wanted than there is: says how much there is, takes that with one press, and leads to an estimate of the rest.
 * It is read out where somebody has changed the quantity here; what is short from the start is no news.
 */
export function ShortLine({ wanted, there, onFit, idProduct }: ShortLineProps) {
  const { t } = useTranslation('mf-catalog');
  const quantity = formatBottles(there, useLanguage());
  const [first] = useState(wanted);
  if (wanted <= there) return null;
  return (
    <span className={styles.short}>
      <span role={wanted === first ? undefined : 'alert'}>{t('cart.short', { quantity })}</span>{' '}
      <button type="button" onClick={(event) => handToQuantity(event, () => onFit(there))}>
        {t('cart.fit', { quantity })}
      </button>
      {idProduct === undefined ? null : <AskRest idProduct={idProduct} there={there} wanted={wanted} />}
    </span>
  );
}

type AskRestProps = Required<Pick<ShortLineProps, 'idProduct' | 'there' | 'wanted'>>;

function AskRest({ idProduct, there, wanted }: AskRestProps) {
  const { t } = useTranslation('mf-catalog');
  const { askRest, busy } = useAskRest();
  return (
    <>
      {' '}
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={ifRead(() => void askRest(idProduct, there, wanted))}
      >
        {t('cart.askRest')}
      </button>
    </>
  );
}
