import type { OrderStart } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { LineGrid, LineTable, type PastedValue, useUndo } from '@vitis/portal/lines';
import { Notice, Panel } from '@vitis/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { PriceFill } from '../../shared/price-fill.tsx';
import { filledPrice, type PriceFilling } from '../../shared/price-filling.ts';
import { useClientPrices } from '../../shared/use-client-prices.ts';
import { DoubtfulLines } from './doubtful-lines.tsx';
import styles from './regist.module.scss';
import { RegistLine } from './regist-line.tsx';
import {
  bottlesOf,
  clientPriceOf,
  isHeld,
  isOpen,
  type RegistLine as Line,
  lineOfWine,
  linesAsLast,
  type RegistValues,
  withLine,
} from './regist-values.ts';
import { useWineOfAddress } from './use-wine-of-address.ts';
import type { FoundWine } from './use-wine-search.ts';
import { type DoubtfulLine, useWrittenOrder } from './use-written-order.ts';
import { WineEntry } from './wine-entry.tsx';

const COLUMNS = ['qty', 'price', 'note'] as const;
const FIELDS = { qty: 'count', price: 'unitPrice', note: 'note' } as const;
const WITHOUT_PRICES = ['qty'] as const;

interface Props {
  start: OrderStart;
  hasPrices: boolean;
  /** Told how many lines of a message are still to be answered. */
  onDoubts: (count: number) => void;
  /** Below the lines: what else is said, and what sends it. */
  children: ReactNode;
}

/** The lines, and below them the one field that all of them come from. */
export function RegistLines({ start, hasPrices, onDoubts, children }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { form } = useFormAround<RegistValues>();
  const { control, getValues, setValue, formState } = form;
  const lines = useFieldArray({ control, name: 'products', keyName: 'key' });
  const idClient = start.client.id;
  const lastIds = start.lastOrder?.products.map(({ idProduct }) => idProduct) ?? [];
  const prices = useClientPrices(idClient, [...lastIds, ...lines.fields.map(({ idProduct }) => idProduct)]);
  const [gone, setGone] = useState<readonly string[]>([]);
  const entry = useRef<HTMLInputElement>(null);
  /** The cell that takes the focus once it is there. */
  const [wanted, setWanted] = useState<number | null>(null);
  const history = useUndo<{ products: Line[]; doubtful: readonly DoubtfulLine[] }>({
    read: () => ({ products: getValues('products'), doubtful: written.waiting() }),
    restore: ({ products, doubtful }) => {
      lines.replace(products);
      written.restore(doubtful);
    },
  });
  const around = history.place;
  const change = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;

  useEffect(() => {
    if (wanted === null) return;
    const cell = around.current?.querySelector<HTMLInputElement>(
      `input[data-column="qty"][data-row="${wanted}"]`,
    );
    // A figure that takes the focus is rendered at once, which an effect must not ask for.
    queueMicrotask(() => {
      cell?.focus();
      cell?.select();
    });
    setWanted(null);
  }, [wanted]);
  useEffect(() => entry.current?.focus({ preventScroll: true }), []);

  const append = (added: Line[]) => lines.append(added, { shouldFocus: false });
  const addAll = (added: readonly Line[]) => {
    if (added.length === 0) return;
    const before = getValues('products');
    const next = added.reduce<Line[]>(withLine, before);
    if (next.some((line, index) => line !== before[index])) history.keep();
    // Lines stay as they are: one that comes anew has forgotten what is typed there and cannot be read.
    for (const [index, line] of next.slice(0, before.length).entries()) {
      if (line === before[index]) continue;
      setValue(`products.${index}.unit`, line.unit, change);
      setValue(`products.${index}.count`, line.count, change);
    }
    append(next.slice(before.length));
    const open = next.findIndex(isOpen);
    if (open >= 0) setWanted(open);
    else entry.current?.focus();
  };
  const held = (idProduct: number) => isHeld(getValues('products'), idProduct);
  const written = useWrittenOrder(idClient, { add: addAll, keep: history.keep, isHeld: held });
  const doubts = written.doubtful.length;
  const hadDoubts = useRef(false);
  useEffect(() => {
    onDoubts(doubts);
    // The button that answered the last one is gone.
    if (doubts === 0 && hadDoubts.current) entry.current?.focus();
    hadDoubts.current = doubts > 0;
    if (doubts > 0) around.current?.querySelector<HTMLElement>('[data-doubts] button')?.focus();
  }, [doubts, onDoubts]);

  /** False where its bottles are not taken. */
  const addWine = ({ product, price, bottles }: FoundWine): boolean => {
    const known = getValues('products').findIndex(({ idProduct }) => idProduct === product.id);
    if (bottles !== null) {
      addAll([lineOfWine(product, price, bottles)]);
      return !held(product.id);
    }
    if (known < 0) {
      history.keep();
      append([lineOfWine(product, price, null)]);
    }
    setWanted(known < 0 ? getValues('products').length - 1 : known);
    return true;
  };
  useWineOfAddress(idClient, addWine);
  const copyLast = () => {
    if (!start.lastOrder) return;
    const copied = linesAsLast(start.lastOrder, prices);
    setGone(copied.gone);
    addAll(copied.lines);
  };
  const fill = (filling: PriceFilling) => {
    history.keep();
    getValues('products').forEach((line, index) => {
      const price = filledPrice(filling, {
        listPrice: clientPriceOf(line, bottlesOf(line)),
        lastPurchase: prices.get(line.idProduct)?.lastPurchase?.price,
      });
      if (price === null) return;
      setValue(`products.${index}.unitPrice`, price, change);
      if (filling.by === 'discount' && filling.reason)
        setValue(`products.${index}.note`, filling.reason, change);
    });
  };
  const remove = (index: number) => {
    history.keep();
    lines.remove(index);
    entry.current?.focus();
  };
  const paste = (values: readonly PastedValue[]) => {
    for (const { column, row, value } of values) setValue(`products.${row}.${FIELDS[column]}`, value, change);
  };
  /** Below the last line is the field that the next one comes from. */
  const leaveLines = (event: KeyboardEvent<HTMLDivElement>): boolean => {
    const { target } = event;
    const isLast = target instanceof HTMLInputElement && target.dataset.row === `${lines.fields.length - 1}`;
    if (!isLast || event.ctrlKey || event.shiftKey || !['Enter', 'ArrowDown'].includes(event.key))
      return false;
    event.preventDefault();
    entry.current?.focus();
    return true;
  };

  return (
    <Panel padding="flush" title={t('regist.lines', { count: lines.fields.length })}>
      <LineGrid
        history={history}
        columns={hasPrices ? COLUMNS : WITHOUT_PRICES}
        lines={() => getValues('products')}
        onPaste={paste}
        onKey={leaveLines}
        fill={hasPrices && lines.fields.length > 0 ? <PriceFill hasReason onFill={fill} /> : null}
      >
        {lines.fields.length > 0 ? (
          <LineTable
            caption={t('answer.lines')}
            columns={[
              { header: t('portal.document.product') },
              { header: t('portal.document.qty'), width: 184 },
              { header: t('portal.document.unitPrice'), width: 140 },
              { header: t('portal.document.supply'), width: 116, isFigure: true },
              ...(hasPrices ? [{ header: t('regist.note'), width: 168 }] : []),
            ]}
          >
            {lines.fields.map((line, index) => (
              <RegistLine
                key={line.key}
                index={index}
                price={prices.get(line.idProduct)}
                hasPrices={hasPrices}
                onStep={history.keep}
                onRemove={() => remove(index)}
              />
            ))}
          </LineTable>
        ) : null}
        <DoubtfulLines {...written} />
        {gone.length > 0 ? (
          <Notice tone="careful" role="status" className={styles.notice ?? ''}>
            {t('regist.gone', { names: gone.join(', ') })}
          </Notice>
        ) : null}
        <WineEntry
          ref={entry}
          idClient={idClient}
          lastOrder={lines.fields.length === 0 && prices.size > 0 ? start.lastOrder : null}
          error={
            lines.fields.length === 0 && formState.errors.products ? t('regist.errors.products') : undefined
          }
          onWine={addWine}
          onLast={copyLast}
          onWritten={(text) => void written.read(text)}
        />
        <p className={styles.reading} role="status">
          {written.reading
            ? t('regist.reading', {
                done: formatNumber(written.reading.done, language),
                all: formatNumber(written.reading.all, language),
              })
            : null}
        </p>
      </LineGrid>
      {children}
    </Panel>
  );
}
