import type { EstimateRevision, ProductCard } from '@vitis/contracts';
import { formatPack, unitPriceAt, wineTitle } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { AddWine, LineGrid, LineTable, type PastedValue, RemovedLines, useUndo } from '@vitis/portal/lines';
import { useFieldArray, useWatch } from 'react-hook-form';
import { PriceFill } from '../../shared/price-fill.tsx';
import { filledPrice, type PriceFilling } from '../../shared/price-filling.ts';
import { useClientPrices } from '../../shared/use-client-prices.ts';
import styles from './answer.module.scss';
import { AnswerRow } from './answer-row.tsx';
import type { AnswerValues } from './answer-values.ts';

const COLUMNS = ['qty', 'price', 'note'] as const;
const FIELDS = { qty: 'qty', price: 'unitPrice', note: 'note' } as const;

interface Props {
  idClient: number;
  lastAnswer: EstimateRevision | undefined;
}

/** The lines of an answer with their fields, the quick fills above and what was left out below. */
export function AnswerTable({ idClient, lastAnswer }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const { form } = useFormAround<AnswerValues>();
  const { control, getValues, setValue, formState } = form;
  const lines = useFieldArray({ control, name: 'products', keyName: 'key' });
  const excluded = useWatch({ control, name: 'excluded' });
  const prices = useClientPrices(
    idClient,
    lines.fields.map(({ idProduct }) => idProduct),
  );
  const hasTargets = lines.fields.some(({ targetPrice }) => targetPrice !== null);
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
  const history = useUndo<Pick<AnswerValues, 'products' | 'excluded'>>({
    read: () => ({ products: getValues('products'), excluded: getValues('excluded') }),
    restore: (known) => {
      lines.replace(known.products);
      setValue('excluded', known.excluded, { shouldDirty: true });
    },
  });

  const paste = (values: readonly PastedValue[]) => {
    for (const { column, row, value } of values) setValue(`products.${row}.${FIELDS[column]}`, value, change);
  };

  const fill = (filling: PriceFilling) => {
    history.keep();
    getValues('products').forEach((line, index) => {
      const { idProduct, listPrice } = line;
      const price = filledPrice(filling, {
        listPrice,
        lastAnswer: lastAnswer?.products.find((answered) => answered.idProduct === idProduct)?.unitPrice,
        lastPurchase: prices.get(idProduct)?.lastPurchase?.price,
      });
      if (price !== null) setValue(`products.${index}.unitPrice`, price, change);
    });
  };
  const exclude = (index: number) => {
    history.keep();
    const line = getValues(`products.${index}`);
    setValue('excluded', [...getValues('excluded'), line], { shouldDirty: true });
    lines.remove(index);
  };
  const restore = (index: number) => {
    history.keep();
    const line = getValues(`excluded.${index}`);
    setValue('excluded', getValues('excluded').toSpliced(index, 1), { shouldDirty: true });
    lines.append(line, { shouldFocus: false });
  };
  const add = (wine: ProductCard, listPrice: number) => {
    const qty = wine.caseSize;
    history.keep();
    lines.append(
      {
        idProduct: wine.id,
        productName: wineTitle(wine),
        specification: formatPack(wine.volume, wine.caseSize),
        caseSize: wine.caseSize,
        listPrice,
        asked: null,
        targetPrice: null,
        qty,
        unitPrice: listPrice,
        note: '',
        changedQty: null,
        changedPrice: null,
        isTakenOff: false,
      },
      { shouldFocus: false },
    );
  };
  return (
    <>
      <LineGrid
        history={history}
        columns={COLUMNS}
        lines={() => getValues('products')}
        onPaste={paste}
        keys={t('answer.keys')}
        fill={<PriceFill hasLast={lastAnswer !== undefined} onFill={fill} />}
      >
        <LineTable
          caption={t('answer.lines')}
          columns={[
            { header: t('portal.document.product') },
            { header: t('portal.document.qty'), width: 100 },
            ...(hasTargets ? [{ header: t('portal.estimate.targetPrice'), width: 92, isFigure: true }] : []),
            { header: t('portal.document.unitPrice'), width: 136 },
            { header: t('portal.document.supply'), width: 118, isFigure: true },
            { header: t('document.note'), width: hasTargets ? 150 : 164 },
          ]}
        >
          {lines.fields.map((line, index) => (
            <AnswerRow
              key={line.key}
              index={index}
              line={line}
              price={prices.get(line.idProduct)}
              hasTargets={hasTargets}
              onStep={history.keep}
              onExclude={() => exclude(index)}
            />
          ))}
        </LineTable>
      </LineGrid>
      {lines.fields.length === 0 && formState.errors.products ? (
        <p className={styles.error} role="alert">
          {t('answer.errors.products')}
        </p>
      ) : null}
      <div className={styles.below}>
        <AddWine
          idClient={idClient}
          taken={new Set(lines.fields.map(({ idProduct }) => idProduct))}
          onPick={(wine, tiers) => add(wine, unitPriceAt(tiers, tiers[0]?.minQty ?? 1))}
        />
      </div>
      <RemovedLines title={t('answer.excluded')} lines={excluded} onRestore={restore} />
    </>
  );
}
