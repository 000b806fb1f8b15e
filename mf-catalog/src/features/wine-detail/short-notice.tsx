import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useAskRest } from '@vitis/portal/buying';
import { Button, ifRead } from '@vitis/ui';
import { handToQuantity } from '../../shared/hand-to-quantity.ts';
import styles from './purchase.module.scss';

interface ShortNoticeProps {
  idProduct: number;
  /** Bottles that there are, and that were asked for. */
  there: number;
  wanted: number;
  onFit: () => void;
}

/** More was asked for than there is: what there is can be taken, or that and an estimate of the rest. */
export function ShortNotice({ idProduct, there, wanted, onFit }: ShortNoticeProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { askRest, busy } = useAskRest();
  return (
    <div className={styles.short}>
      <p role="alert">{t('detail.short', { quantity: formatBottles(there, language) })}</p>
      <Button size="small" onClick={(event) => handToQuantity(event, onFit)}>
        {t('cart.fit', { quantity: formatBottles(there, language) })}
      </Button>
      <Button size="small" loading={busy} onClick={ifRead(() => void askRest(idProduct, there, wanted))}>
        {t('detail.askEstimate', { quantity: formatBottles(wanted - there, language) })}
      </Button>
    </div>
  );
}
