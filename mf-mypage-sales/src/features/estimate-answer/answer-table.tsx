import type { EstimateRevision, ProductCard } from '@vitis/contracts';
import { formatPack, unitPriceAt, wineTitle } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { AddWine, cellsOfPaste, RemovedLines, useUndo, walkColumn } from '@vitis/portal/lines';
import { Button, classNames, refreshIcon, wholeNumber } from '@vitis/ui';
import type { ClipboardEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { PriceFill } from '../../shared/price-fill.tsx';
import { filledPrice, type PriceFilling } from '../../shared/price-filling.ts';
import { useClientPrices } from '../../shared/use-client-prices.ts';
import styles from './answer.module.scss';
import { AnswerRow } from './answer-row.tsx';
import type { AnswerValues } from './answer-values.ts';

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
  const { keep, undo, canUndo, around } = useUndo<Pick<AnswerValues, 'products' | 'excluded'>>((known) => {
    lines.replace(known.products);
    setValue('excluded', known.excluded, { shouldDirty: true });
  });
  const keepNow = () => keep({ products: getValues('products'), excluded: getValues('excluded') });

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = cellsOfPaste(event, ['qty', 'price', 'note'] as const);
    if (cells.length === 0) return;
    keepNow();
    for (const { column, row, text } of cells) {
      if (row >= lines.fields.length) continue;
      if (column === 'note') setValue(`products.${row}.note`, text, change);
      else setValue(`products.${row}.${column === 'qty' ? 'qty' : 'unitPrice'}`, wholeNumber(text), change);
    }
  };

  const fill = (filling: PriceFilling) => {
    keepNow();
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
    keepNow();
    const line = getValues(`products.${index}`);
    setValue('excluded', [...getValues('excluded'), line], { shouldDirty: true });
    lines.remove(index);
  };
  const restore = (index: number) => {
    const line = getValues(`excluded.${index}`);
    setValue('excluded', getValues('excluded').toSpliced(index, 1), { shouldDirty: true });
    lines.append(line, { shouldFocus: false });
  };
  const add = (wine: ProductCard, listPrice: number) => {
    const qty = wine.caseSize;
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
      <PriceFill hasLast={lastAnswer !== undefined} onFill={fill}>
        {canUndo ? (
          <Button size="small" variant="quiet" icon={refreshIcon} onClick={undo}>
            {t('portal.lines.restore')}
          </Button>
        ) : null}
      </PriceFill>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside */}
      <div
        onInput={around.onInput}
        onPaste={paste}
        onKeyDown={(event) => {
          walkColumn(event);
          around.onKeyDown(event);
        }}
      >
        <table className={classNames(styles.table, hasTargets ? styles.withTargets : undefined)}>
          <caption className="visually-hidden">{t('answer.lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('portal.document.product')}</th>
              <th scope="col">{t('portal.document.qty')}</th>
              {hasTargets ? (
                <th scope="col" className={styles.figure}>
                  {t('portal.estimate.targetPrice')}
                </th>
              ) : null}
              <th scope="col">{t('portal.document.unitPrice')}</th>
              <th scope="col" className={styles.figure}>
                {t('portal.document.supply')}
              </th>
              <th scope="col">{t('document.note')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {lines.fields.map((line, index) => (
              <AnswerRow
                key={line.key}
                index={index}
                line={line}
                price={prices.get(line.idProduct)}
                hasTargets={hasTargets}
                onExclude={() => exclude(index)}
              />
            ))}
          </tbody>
        </table>
      </div>
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
