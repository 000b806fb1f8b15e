import type { OrderStart } from '@vitis/contracts';
import { formatDay, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Combobox, type ComboboxOption, searchIcon } from '@vitis/ui';
import { type RefObject, useMemo, useState } from 'react';
import styles from './regist.module.scss';
import { type FoundWine, useWineSearch, writtenLines } from './use-wine-search.ts';
import { WineFacts } from './wine-facts.tsx';

/** Options beside the wines. */
const LAST = 'last';
const WRITTEN = 'written';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  idClient: number;
  /** Offered as long as nothing is on the document. */
  lastOrder: OrderStart['lastOrder'];
  error: string | undefined;
  /** False where the wine is not taken: what is typed stays. */
  onWine: (found: FoundWine) => boolean;
  onLast: () => void;
  /** Several lines, as somebody wrote them. */
  onWritten: (text: string) => void;
}

/** Where wines come from: one after the other by a few letters, all of the last order, or a message as it was written. */
export function WineEntry({ ref, idClient, lastOrder, error, onWine, onLast, onWritten }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const { items, isSettled, failure } = useWineSearch(typed, idClient);
  const lines = useMemo(() => writtenLines(typed).length, [typed]);

  const read = (text: string) => {
    setTyped('');
    onWritten(text);
  };
  const others: ComboboxOption[] =
    typed === '' && lastOrder
      ? [
          {
            id: LAST,
            label: (
              <span className={styles.found}>
                <b>{t('regist.asLast')}</b>
                <span className={styles.money}>{formatMoney(lastOrder.total, language)}</span>
                <small className={styles.facts}>
                  {[
                    lastOrder.orderFormNumber,
                    formatDay(lastOrder.requestedAt.slice(0, 10), language),
                    t('portal.list.firstAndMore', {
                      name: lastOrder.products[0]?.productName,
                      more: lastOrder.products.length - 1,
                    }),
                  ].join(' · ')}
                </small>
              </span>
            ),
          },
        ]
      : lines > 1
        ? [{ id: WRITTEN, label: <b>{t('regist.readLines', { count: lines })}</b> }]
        : [];
  const isOther = others.length > 0;
  const options = isOther
    ? others
    : items.map(({ product, price }) => ({
        id: `${product.id}`,
        label: <WineFacts {...{ product, price }} />,
      }));
  const none = typed.trim() !== '' && isSettled ? t('portal.finder.none') : undefined;

  return (
    <Combobox
      ref={ref}
      className={styles.entry ?? ''}
      icon={searchIcon}
      label={t('regist.wine')}
      labelHidden
      placeholder={t('regist.wineHint')}
      error={error}
      maxLength={1000}
      value={typed}
      onValueChange={setTyped}
      isSettled={isOther || isSettled}
      optionsLabel={t('portal.finder.results')}
      options={options}
      status={failure ?? none}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain');
        if (writtenLines(text).length < 2 && !text.includes('\t')) return;
        event.preventDefault();
        read(text);
      }}
      onChoose={(id) => {
        if (id === WRITTEN) return read(typed);
        const found = items.find(({ product }) => `${product.id}` === id);
        if (found && !onWine(found)) return;
        setTyped('');
        if (id === LAST) onLast();
      }}
    />
  );
}
