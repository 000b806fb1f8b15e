import type { OrderForm } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { cellsOfPaste, useUndo, walkColumn } from '@vitis/portal/lines';
import { wholeNumber } from '@vitis/ui';
import { type ClipboardEvent, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useClientPrices } from '../../shared/use-client-prices.ts';
import styles from './confirm.module.scss';
import { ConfirmLine } from './confirm-line.tsx';
import { type ConfirmValues, keyOf } from './confirm-values.ts';

/** The lines of a confirmation as a sheet: Enter goes down a column, columns are pasted from Excel, Ctrl+Z takes it back. */
export function ConfirmLines({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { form } = useFormAround<ConfirmValues>();
  const { products, idClient, stockReserved } = order;
  const lines = useWatch({ control: form.control, name: 'lines' });
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
  const { keep, around } = useUndo<ConfirmValues['lines']>((known) => form.setValue('lines', known, change));
  const others = products.flatMap((line) => lines[keyOf(line)]?.substitute.idProduct || []);
  const ids = products.map(({ idProduct }) => idProduct);
  const prices = useClientPrices(idClient, [...ids, ...others]);
  const taken = new Set([...ids, ...others]);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the effect: a field draws itself anew at once when it gets the focus.
    const frame = requestAnimationFrame(() => {
      // The button that opened it is gone, and the keyboard with it.
      if (document.activeElement === document.body) grid.current?.querySelector('input')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const cells = cellsOfPaste(event, ['qty', 'price'] as const);
    if (cells.length === 0) return;
    keep(form.getValues('lines'));
    for (const { column, row, text } of cells) {
      const line = products[row];
      if (line)
        form.setValue(
          `lines.${keyOf(line)}.${column === 'qty' ? 'qty' : 'unitPrice'}`,
          wholeNumber(text),
          change,
        );
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside
    <div
      ref={grid}
      onInput={around.onInput}
      onPaste={paste}
      onKeyDown={(event) => {
        walkColumn(event);
        around.onKeyDown(event);
      }}
    >
      <ul className={styles.lines} aria-label={t('portal.document.lines')}>
        {products.map((line, index) => {
          const other = lines[keyOf(line)]?.substitute.idProduct ?? 0;
          return (
            <ConfirmLine
              key={line.position}
              {...{ line, index, idClient, taken }}
              price={prices.get(other || line.idProduct)}
              held={stockReserved && other === 0 ? line.qty : 0}
            />
          );
        })}
      </ul>
      <p className={styles.keys}>{t('answer.keys')}</p>
    </div>
  );
}
