import type { EstimateRevision, ProductCard } from '@vitis/contracts';
import { formatPack, unitPriceAt, wineTitle } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { AddWine, RemovedLines, walkColumn } from '@vitis/portal/lines';
import { useFieldArray, useWatch } from 'react-hook-form';
import styles from './answer.module.scss';
import { AnswerFill } from './answer-fill.tsx';
import { AnswerRow } from './answer-row.tsx';
import { type AnswerValues, type Fill, filledPrice } from './answer-values.ts';
import { useClientPrices } from './use-client-prices.ts';

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
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;

  const fill = (by: Fill) => {
    getValues('products').forEach((line, index) => {
      const price = filledPrice(line, by, { lastAnswer, prices });
      if (price !== null) setValue(`products.${index}.unitPrice`, price, change);
    });
  };
  const exclude = (index: number) => {
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
        qty,
        unitPrice: listPrice,
        note: '',
      },
      { shouldFocus: false },
    );
  };
  return (
    <>
      <AnswerFill hasLast={lastAnswer !== undefined} onFill={fill} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside */}
      <div className={styles.frame} onKeyDown={walkColumn}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('answer.lines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('portal.document.product')}</th>
              <th scope="col">{t('portal.document.qty')}</th>
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
