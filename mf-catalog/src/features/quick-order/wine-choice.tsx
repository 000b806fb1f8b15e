import type { ProductCard } from '@vitis/contracts';
import { formatMoney, formatPack, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, RadioGroup, searchIcon, TextInput } from '@vitis/ui';
import { useState } from 'react';
import { keptTogether, SEPARATOR } from '../../shared/kept-together.ts';
import { StockWord } from '../../shared/stock-word.tsx';
import styles from './order-row.module.scss';
import { calledBy, type OrderRow } from './order-row.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** The innermost area: what most names leave out. */
const placeOf = ({ areas, country }: ProductCard): string => areas.at(-1)?.name ?? country.name;

interface WineChoiceProps {
  row: OrderRow;
  order: QuickOrder;
  onChoose: (id: number) => void;
}

/** Which wine a line means: those that it may mean, and other words to look by. */
export function WineChoice({ row, order, onChoose }: WineChoiceProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [words, setWords] = useState(row.line.words);
  const { source, vintage } = row.line;
  const isOtherVintage =
    typeof vintage === 'number' && !row.matches.some(({ product }) => product.vintage === vintage);

  return (
    <div className={styles.choice}>
      {row.matches.length > 0 ? (
        <RadioGroup
          layout="cards"
          label={t('quick.which')}
          hint={isOtherVintage ? t('quick.otherVintage', { vintage }) : undefined}
          value=""
          onValueChange={(id) => onChoose(Number(id))}
          options={row.matches.map(({ product, price, confidence }) => ({
            value: String(product.id),
            label: <b>{wineTitle(product)}</b>,
            hint: (
              <>
                {keptTogether(
                  [
                    placeOf(product),
                    formatPack(product.volume, product.caseSize),
                    formatMoney(price.price, language),
                  ].join(' · '),
                )}
                {SEPARATOR}
                <StockWord availability={product.availability} stock={price.stock} />
                {SEPARATOR}
                {keptTogether(t('quick.confidence', { percent: confidence }))}
              </>
            ),
          }))}
        />
      ) : (
        // Its words are all that changes where other words find nothing either.
        <p className={styles.unknown} role="status">
          {t('quick.unknown', { words: calledBy(row.line) })}
        </p>
      )}
      <form
        className={styles.again}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== '') void order.findAgain(row, words);
        }}
      >
        <TextInput
          label={t('quick.words', { source })}
          labelHidden
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button type="submit" icon={searchIcon} disabled={order.found !== null}>
          {t('quick.search')}
        </Button>
      </form>
    </div>
  );
}
