import type { DeliveryClassify } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberInput } from '@vitis/ui';
import styles from './delivery-dialog.module.scss';
import type { OpenLine } from './open-lines.ts';

interface Props {
  /** Each with the bottles that may be carried at most, and those that are typed. */
  lines: readonly (OpenLine & { limit: number; qty: number | null })[];
  classify: DeliveryClassify;
  onChange: (idProduct: number, qty: number | null) => void;
  /** What is missing is said after the first press. */
  showsErrors: boolean;
}

/** How many bottles of each wine this delivery carries. */
export function PlanBottles({ lines, classify, onChange, showsErrors }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const isEmpty = lines.every(({ qty }) => !qty);
  return (
    <fieldset>
      <legend className={styles.legend}>{t(`plan.qty.${classify}`)}</legend>
      <div className={styles.lines}>
        {lines.map(({ idProduct, productName, specification, limit, qty }) => {
          const most = formatBottles(limit, language);
          return (
            <div key={idProduct} className={styles.line}>
              <span className={styles.wine}>
                <b>{productName}</b>
                <small>
                  {specification} · {t(`plan.left.${classify}`, { qty: most })}
                </small>
              </span>
              <NumberInput
                label={t('plan.qtyOf', { name: productName })}
                labelHidden
                value={qty}
                units="bottles"
                suffix={t('plan.bottles')}
                unreadError={t('portal.common.wholeNumber')}
                error={qty === null || !(qty <= limit) ? t('plan.badQty', { qty: most }) : undefined}
                onValueChange={(value) => onChange(idProduct, value)}
              />
            </div>
          );
        })}
      </div>
      {showsErrors && isEmpty ? (
        <p className={styles.error} role="alert">
          {t(`plan.nothing.${classify}`)}
        </p>
      ) : null}
    </fieldset>
  );
}
