import type { Estimate } from '@vitis/contracts';
import { formatBottles, formatMoney, formatNumber, lineName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { NumberField, useFormAround } from '@vitis/portal/forms';
import { UnitSwitch } from '@vitis/portal/lines';
import { Button, IconButton, QuantityStepper, refreshIcon, Table, trashIcon } from '@vitis/ui';
import { useWatch } from 'react-hook-form';
import styles from './modify-form.module.scss';
import { inOtherUnit, type ModifyValues, stepsOf, type WantedLine, wantedOf } from './modify-values.ts';

/** The wines that are asked for anew, with as many bottles as are wanted. */
export function ModifyLines({ estimate }: { estimate: Estimate }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { form } = useFormAround<ModifyValues>();
  const lines = useWatch({ control: form.control, name: 'lines' });
  /** Of the latest answer, which may have come after the form was opened. */
  const unitPriceOf = ({ line }: WantedLine) =>
    estimate.products.find(({ idProduct }) => idProduct === line.idProduct)?.unitPrice ?? line.unitPrice;
  const supply = wantedOf({ lines }).reduce((sum, wanted) => sum + unitPriceOf(wanted) * wanted.qty, 0);

  return (
    <Table<WantedLine>
      caption={t('modify.lines')}
      rows={lines}
      rowKey={({ line }) => line.position}
      rowTone={({ isRemoved }) => (isRemoved ? 'removed' : undefined)}
      columns={[
        {
          id: 'product',
          header: t('portal.document.product'),
          rowHeader: true,
          cell: ({ line }) => (
            <span className={styles.product}>
              <b>{lineName(line)}</b>
              <small>{line.specification}</small>
            </span>
          ),
        },
        {
          id: 'unitPrice',
          header: t('modify.lastPrice'),
          numeric: true,
          phone: 'end',
          cell: (wanted) => formatNumber(unitPriceOf(wanted), language),
        },
        {
          id: 'targetPrice',
          header: t('portal.estimate.targetPrice'),
          phone: 'field',
          width: 130,
          cell: ({ line, isRemoved }, at) =>
            isRemoved ? null : (
              <NumberField
                name={`lines.${at}.targetPrice`}
                label={t('portal.estimate.targetPriceOf', { name: lineName(line) })}
                labelHidden
              />
            ),
        },
        {
          id: 'qty',
          header: t('portal.document.qty'),
          phone: 'actions',
          width: 270,
          cell: (wanted, at) => (
            <Wanted
              wanted={wanted}
              onChange={(changed) => form.setValue(`lines.${at}`, changed, { shouldDirty: true })}
            />
          ),
        },
      ]}
      sums={[{ id: 'supply', label: t('modify.supply'), value: formatMoney(supply, language) }]}
    />
  );
}

interface WantedProps {
  wanted: WantedLine;
  onChange: (changed: WantedLine) => void;
}

function Wanted({ wanted, onChange }: WantedProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { caseSize } = wanted.line;
  const title = lineName(wanted.line);
  if (wanted.isRemoved) {
    return (
      <Button
        size="small"
        icon={refreshIcon}
        aria-label={t('portal.lines.restoreOf', { name: title })}
        onClick={() => onChange({ ...wanted, isRemoved: false })}
      >
        {t('portal.lines.restore')}
      </Button>
    );
  }
  const { step, max, wholeCases } = stepsOf(wanted);
  const isByCase = wanted.unit === 'case';
  return (
    <span className={styles.wanted}>
      <QuantityStepper
        size="small"
        className={styles.stepper}
        value={wanted.qty}
        onValueChange={(qty) => onChange({ ...wanted, qty })}
        min={step}
        max={max}
        step={step}
        format={(bottles) => formatBottles(bottles, language)}
        labels={{
          quantity: t('wish.quantityOf', { title }),
          decrease: t('wish.less', { title }),
          increase: t('wish.more', { title }),
          unread: t('portal.common.wholeNumber'),
        }}
      />
      {wholeCases ? (
        <UnitSwitch
          className={styles.unit}
          label={t('wish.unitOf', { title })}
          unit={isByCase ? 'case' : 'bottle'}
          words={{ case: t('wish.byCase', { size: caseSize }), bottle: t('wish.byBottle') }}
          onSwitch={() => onChange(inOtherUnit(wanted))}
        />
      ) : null}
      <IconButton
        className={styles.remove}
        size="small"
        icon={trashIcon}
        label={t('modify.removeLabel', { title })}
        onClick={() => onChange({ ...wanted, isRemoved: true })}
      />
    </span>
  );
}
