import type { ProductDetail } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Chip, ChipRow, TasteBar, TasteList } from '@vitis/ui';
import styles from './wine-about.module.scss';

const TRAITS = ['sugar', 'body', 'acidity', 'tannin'] as const;

/** Taste, aromas, description and food. */
export function WineTaste({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const traits = TRAITS.flatMap((trait) => {
    const value = wine.tastes[trait];
    return value === null ? [] : [{ trait, value }];
  });
  return (
    <div className={styles.taste}>
      {traits.length > 0 || wine.notes.length > 0 || wine.description !== '' ? (
        <section className={styles.section}>
          <h2>{t('taste.heading')}</h2>
          <TasteList className={styles.tastes}>
            {traits.map(({ trait, value }) => (
              <TasteBar
                key={trait}
                label={t(`taste.${trait}`)}
                value={value}
                word={t(`taste.word.${trait}.${Math.round(value)}`)}
              />
            ))}
          </TasteList>
          <Words words={wine.notes} />
          {wine.description ? <p className={styles.text}>{wine.description}</p> : null}
        </section>
      ) : null}
      {wine.pairings.length > 0 ? (
        <section className={styles.section}>
          <h2>{t('detail.pairing')}</h2>
          <Words words={wine.pairings} />
        </section>
      ) : null}
    </div>
  );
}

function Words({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ChipRow className={styles.chips}>
      {words.map((word) => (
        <Chip key={word}>{word}</Chip>
      ))}
    </ChipRow>
  );
}
