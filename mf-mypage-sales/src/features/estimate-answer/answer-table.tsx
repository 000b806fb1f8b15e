import type { EstimateRevision, ProductCard } from '@vitis/contracts';
import { formatPack, unitPriceAt, wineTitle } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, lazyComponent, plusIcon } from '@vitis/ui';
import { type KeyboardEvent, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { WineFinderProps } from '../../shared/wine-finder.tsx';
import styles from './answer.module.scss';
import { AnswerFill } from './answer-fill.tsx';
import { AnswerRow } from './answer-row.tsx';
import { type AnswerValues, type Fill, filledPrice } from './answer-values.ts';
import { ExcludedLines } from './excluded-lines.tsx';
import { useClientPrices } from './use-client-prices.ts';

const wineFinder = lazyComponent<WineFinderProps>(
  () =>
    import(/* webpackChunkName: "wine-finder" */ '../../shared/wine-finder.tsx').then(
      ({ WineFinder }) => WineFinder,
    ),
  reportFailure,
);

interface Props {
  idClient: number;
  lastAnswer: EstimateRevision | undefined;
}

/** Enter and the arrows go through a column, as in a sheet; a half-composed Hangul word is left alone. */
function walkColumn(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
  const { column, row } = field.dataset;
  if (column === undefined || row === undefined) return;
  const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const next = event.currentTarget.querySelector<HTMLInputElement>(
    `input[data-column="${column}"][data-row="${Number(row) + step}"]`,
  );
  next?.focus();
  next?.select();
}

/** The lines of an answer with their fields, the quick fills above and what was left out below. */
export function AnswerTable({ idClient, lastAnswer }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const { control, getValues, setValue, formState } = useFormContext<AnswerValues>();
  const lines = useFieldArray({ control, name: 'products', keyName: 'key' });
  const excluded = useWatch({ control, name: 'excluded' });
  const [finding, setFinding] = useState(false);
  const { Component: WineFinder } = wineFinder.use();
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
  const nothing = formState.errors.products?.root ?? formState.errors.products;

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
      {lines.fields.length === 0 && nothing ? (
        <p className={styles.error} role="alert">
          {t('answer.errors.products')}
        </p>
      ) : null}
      <div className={styles.below}>
        <Button
          size="small"
          icon={plusIcon}
          aria-haspopup="dialog"
          onPointerEnter={() => void wineFinder.load()}
          onClick={() => {
            setFinding(true);
            void wineFinder.load();
          }}
        >
          {t('answer.addWine')}
        </Button>
      </div>
      <ExcludedLines lines={excluded} onRestore={restore} />
      {finding && WineFinder ? (
        <WineFinder
          idClient={idClient}
          taken={new Set(lines.fields.map(({ idProduct }) => idProduct))}
          onPick={(wine, tiers) => add(wine, unitPriceAt(tiers, tiers[0]?.minQty ?? 1))}
          onClose={() => setFinding(false)}
        />
      ) : null}
    </>
  );
}
