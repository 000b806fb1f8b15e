import type { OrderForm } from '@vitis/contracts';
import { parsePack } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { LineGrid, LineTable, type PastedValue, useUndo } from '@vitis/portal/lines';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useClientPrices } from '../../shared/use-client-prices.ts';
import { ConfirmLine } from './confirm-line.tsx';
import { type ConfirmValues, keyOf } from './confirm-values.ts';

const COLUMNS = ['qty', 'price'] as const;
const FIELDS = { qty: 'qty', price: 'unitPrice', note: 'reason' } as const;

/** The lines of a confirmation as a sheet. */
export function ConfirmLines({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const { form } = useFormAround<ConfirmValues>();
  const { products, idClient, stockReserved } = order;
  const lines = useWatch({ control: form.control, name: 'lines' });
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted } as const;
  const history = useUndo<ConfirmValues['lines']>({
    read: () => form.getValues('lines'),
    restore: (known) => form.setValue('lines', known, change),
  });
  const { place } = history;
  const others = products.flatMap((line) => lines[keyOf(line)]?.substitute.idProduct || []);
  const ids = products.map(({ idProduct }) => idProduct);
  const prices = useClientPrices(idClient, [...ids, ...others]);
  const taken = new Set([...ids, ...others]);
  useEffect(() => {
    // After the effect: a field draws itself anew at once when it gets the focus.
    const frame = requestAnimationFrame(() => {
      // The button that opened it is gone, and the keyboard with it.
      if (document.activeElement === document.body) place.current?.querySelector('input')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);

  /** Cases of a line are those of the wine that is to be supplied. */
  const counted = () =>
    products.map((line) => {
      const { specification = '' } = form.getValues(`lines.${keyOf(line)}`)?.substitute ?? {};
      return { caseSize: parsePack(specification)?.bottlesPerCase ?? line.caseSize };
    });
  const paste = (values: readonly PastedValue[]) => {
    for (const { column, row, value } of values) {
      const line = products[row];
      if (line) form.setValue(`lines.${keyOf(line)}.${FIELDS[column]}`, value, change);
    }
  };

  return (
    <LineGrid history={history} columns={COLUMNS} lines={counted} onPaste={paste} keys={t('answer.keys')}>
      <LineTable
        caption={t('portal.document.lines')}
        columns={[
          { header: t('portal.document.product') },
          { header: t('portal.document.qty'), width: 112 },
          { header: t('portal.document.unitPrice'), width: 132 },
          { header: t('portal.document.supply'), width: 118, isFigure: true },
          { header: t('order.reasons'), width: 168 },
        ]}
        lastWidth={116}
      >
        {products.map((line, index) => {
          const other = lines[keyOf(line)]?.substitute.idProduct ?? 0;
          return (
            <ConfirmLine
              key={line.position}
              {...{ line, index, idClient, taken }}
              price={prices.get(other || line.idProduct)}
              held={stockReserved && other === 0 ? line.qty : 0}
              onStep={history.keep}
            />
          );
        })}
      </LineTable>
    </LineGrid>
  );
}
