import type { ProductDetail } from '@vitis/contracts';
import { latinName, wineListAddress } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { Chip, ChipRow, Picture, TasteBar, TasteList, TextLink } from '@vitis/ui';
import styles from './wine-about.module.scss';

const TRAITS = ['sugar', 'body', 'acidity', 'tannin'] as const;

/** Taste, aromas, food, description and the house that makes it. */
export function WineAbout({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const traits = TRAITS.flatMap((trait) => {
    const value = wine.tastes[trait];
    return value === null ? [] : [{ trait, value }];
  });
  const { winery } = wine;
  const latin = latinName(winery);

  return (
    <>
      {traits.length > 0 || wine.notes.length > 0 ? (
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
          {wine.notes.length > 0 ? (
            <ChipRow className={styles.chips}>
              {wine.notes.map((note) => (
                <Chip key={note}>{note}</Chip>
              ))}
            </ChipRow>
          ) : null}
          {wine.description ? <p className={styles.text}>{wine.description}</p> : null}
        </section>
      ) : null}
      {wine.pairings.length > 0 ? (
        <section className={styles.section}>
          <h2>{t('detail.pairing')}</h2>
          <ChipRow className={styles.chips}>
            {wine.pairings.map((dish) => (
              <Chip key={dish}>{dish}</Chip>
            ))}
          </ChipRow>
        </section>
      ) : null}
      <section className={styles.section}>
        <h2>{t('detail.winery')}</h2>
        <div className={styles.winery}>
          {winery.picture ? (
            <div className={styles.wineryPicture}>
              <Picture picture={winery.picture} alt="" sizes="160px" fit="cover" />
            </div>
          ) : null}
          <div>
            <h3>{winery.name}</h3>
            {latin === null ? null : (
              <p className={styles.original} lang="en">
                {latin}
              </p>
            )}
            <p className={styles.text}>{winery.description}</p>
            <p className={styles.ways}>
              <TextLink href={`/winery/${winery.id}`} arrow>
                {t('detail.toWinery')}
              </TextLink>
              <TextLink href={wineListAddress({ idWineries: winery.id })} arrow>
                {t('detail.wineryWines')}
              </TextLink>
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
