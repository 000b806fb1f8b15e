import { type DeliveryInfo, MESSAGE_LIMIT } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Checkbox, NumberInput, TextArea } from '@vitis/ui';
import dialog from '../../shared/delivery-dialog.module.scss';
import type { DoorCount } from './door-count.ts';
import styles from './shipping-list.module.scss';

interface Props {
  delivery: Pick<DeliveryInfo, 'products' | 'classify'>;
  count: DoorCount;
  showsErrors: boolean;
}

/** What was taken at the door where it was not all: bottles of each wine, and why. Closed until the driver says so. */
export function RefusedBottles({ delivery: { products, classify }, count, showsErrors }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const way = classify === 'COLLECT' ? 'collected' : 'handed';
  const { isPartial, problem } = count;
  return (
    <div>
      <Checkbox
        label={t(`shipping.door.${way}.some`)}
        checked={isPartial}
        onChange={(event) => count.setPartial(event.currentTarget.checked)}
      />
      {isPartial ? (
        <fieldset>
          <legend className={dialog.legend}>{t(`shipping.door.${way}.count`)}</legend>
          <div className={dialog.lines}>
            {products.map(({ idProduct, productName, qty }) => {
              const most = formatBottles(qty, language);
              const typed = count.qtyOf(idProduct);
              return (
                <div key={idProduct} className={dialog.line}>
                  <span className={dialog.wine}>
                    <b>{productName}</b>
                    <small>{t('shipping.door.of', { qty: most })}</small>
                  </span>
                  <NumberInput
                    label={t('plan.qtyOf', { name: productName })}
                    labelHidden
                    value={typed}
                    units="bottles"
                    suffix={t('plan.bottles')}
                    unreadError={t('portal.common.wholeNumber')}
                    error={typed === null || !(typed <= qty) ? t('plan.badQty', { qty: most }) : undefined}
                    onValueChange={(value) => count.setQty(idProduct, value)}
                  />
                </div>
              );
            })}
          </div>
          {showsErrors && (problem === 'all' || problem === 'none') ? (
            <p className={styles.why} role="alert">
              {t(`shipping.door.${problem}`)}
            </p>
          ) : null}
          <div className={styles.reason}>
            <TextArea
              label={t('shipping.door.reason')}
              required
              rows={2}
              maxLength={MESSAGE_LIMIT}
              value={count.reason}
              error={showsErrors && count.reason.trim() === '' ? t('shipping.reasonMissing') : undefined}
              onChange={(event) => count.setReason(event.currentTarget.value)}
            />
          </div>
        </fieldset>
      ) : null}
    </div>
  );
}
