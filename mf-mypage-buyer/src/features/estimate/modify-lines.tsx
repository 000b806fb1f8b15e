import { formatBottles, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import {
  Button,
  Icon,
  IconButton,
  QuantityStepper,
  refreshIcon,
  sortIcon,
  Table,
  trashIcon,
} from '@vitis/ui';
import styles from './modify-form.module.scss';
import { type DraftLine, stepsOf, type useDraft } from './use-draft.ts';

/** The wines that are asked for anew, with as many bottles as are wanted. */
export function ModifyLines({ draft }: { draft: ReturnType<typeof useDraft> }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  return (
    <Table<DraftLine>
      caption={t('modify.lines')}
      rows={draft.lines}
      rowKey={({ line }) => line.position}
      rowTone={({ isRemoved }) => (isRemoved ? 'removed' : undefined)}
      columns={[
        {
          id: 'product',
          header: t('portal.document.product'),
          rowHeader: true,
          cell: ({ line }) => (
            <span className={styles.product}>
              <b>{line.productName}</b>
              <small>{line.specification}</small>
            </span>
          ),
        },
        {
          id: 'unitPrice',
          header: t('modify.lastPrice'),
          numeric: true,
          phone: 'end',
          cell: ({ line }) => formatNumber(draft.unitPriceOf(line), language),
        },
        {
          id: 'qty',
          header: t('portal.document.qty'),
          phone: 'actions',
          width: 270,
          cell: (line, at) => <Wanted draft={draft} line={line} at={at} />,
        },
      ]}
      sums={[{ id: 'supply', label: t('modify.supply'), value: formatMoney(draft.supply, language) }]}
    />
  );
}

interface WantedProps {
  draft: ReturnType<typeof useDraft>;
  line: DraftLine;
  at: number;
}

function Wanted({ draft, line, at }: WantedProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const title = line.line.productName;
  if (line.isRemoved) {
    return (
      <Button
        size="small"
        icon={refreshIcon}
        aria-label={t('modify.restoreLabel', { title })}
        onClick={() => draft.change(at, { isRemoved: false })}
      >
        {t('modify.restore')}
      </Button>
    );
  }
  const { step, max, wholeCases } = stepsOf(line);
  const unit = t(line.unit === 'case' ? 'wish.byCase' : 'wish.byBottle', { size: line.line.caseSize });
  return (
    <span className={styles.wanted}>
      <QuantityStepper
        size="small"
        className={styles.stepper}
        value={line.qty}
        onValueChange={(qty) => draft.change(at, { qty })}
        min={step}
        max={max}
        step={step}
        format={(bottles) => formatBottles(bottles, language)}
        labels={{
          quantity: t('wish.quantityOf', { title }),
          decrease: t('wish.less', { title }),
          increase: t('wish.more', { title }),
        }}
      />
      {wholeCases ? (
        <button
          type="button"
          className={styles.unit}
          aria-label={`${unit}, ${t(line.unit === 'case' ? 'wish.countBottles' : 'wish.countCases', { title })}`}
          onClick={() => draft.changeUnit(at)}
        >
          {unit}
          <Icon drawing={sortIcon} size={12} />
        </button>
      ) : null}
      <IconButton
        className={styles.remove}
        size="small"
        icon={trashIcon}
        label={t('modify.removeLabel', { title })}
        onClick={() => draft.change(at, { isRemoved: true })}
      />
    </span>
  );
}
