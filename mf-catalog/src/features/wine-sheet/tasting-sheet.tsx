import type { ProductDetail } from '@vitis/contracts';
import { formatNumber, formatPack, latinName, listed, originOf, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { KeepTogether, Picture, TasteBar, TasteList } from '@vitis/ui';
import styles from './tasting-sheet.module.scss';

const TRAITS = ['sugar', 'body', 'acidity', 'tannin'] as const;

/** Name, picture, facts, taste and food of a wine, and lines to write on while it is tasted. */
export function TastingSheet({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const temperature = wine.servingTemperature;
  const facts: [string, string | null][] = [
    [t('filter.idKinds'), [wine.kind.name, wine.level?.name].filter(Boolean).join(' · ')],
    [t('filter.origin'), originOf(wine)],
    [t('filter.idWineries'), wine.winery.name],
    [
      t('filter.idTypes'),
      listed(
        wine.types.map(({ name, percent }) => (percent === null ? name : `${name} ${percent}%`)),
        language,
      ),
    ],
    [t('filter.alcohol'), wine.alcohol === null ? null : `${formatNumber(wine.alcohol, language)}%`],
    [t('detail.volume'), formatPack(wine.volume, wine.caseSize)],
    [t('detail.temperature'), temperature && `${temperature[0]}–${temperature[1]} °C`],
    [t('filter.score'), wine.score === null ? null : `${wine.score} / 100`],
    [
      t('detail.awards'),
      wine.awards.map((one) => `${one.competition} ${one.year} ${t(`detail.medal.${one.medal}`)}`).join(', '),
    ],
  ];

  return (
    <>
      <header className={styles.head}>
        <h1>{wineTitle(wine)}</h1>
        {latinName(wine) === null ? null : <p lang="en">{wine.nameEn}</p>}
      </header>
      <div className={styles.top}>
        <div className={styles.bottle}>
          {wine.picture ? (
            <Picture picture={wine.picture} alt="" sizes="252px" fit="contain" priority />
          ) : null}
        </div>
        <div>
          <table className={styles.facts}>
            <tbody>
              {facts.map(([term, detail]) =>
                detail ? (
                  <tr key={term}>
                    <th scope="row">{term}</th>
                    <td>{detail}</td>
                  </tr>
                ) : null,
              )}
            </tbody>
          </table>
          <TasteList className={styles.tastes}>
            {TRAITS.map((trait) => {
              const value = wine.tastes[trait];
              return value === null ? null : (
                <TasteBar
                  key={trait}
                  label={t(`taste.${trait}`)}
                  value={value}
                  word={t(`taste.word.${trait}.${Math.round(value)}`)}
                />
              );
            })}
          </TasteList>
        </div>
      </div>
      <Section title={t('compare.notes')} text={listed(wine.notes, language)} />
      <Section title={t('taste.heading')} text={wine.description} />
      <Section title={t('detail.pairing')} text={listed(wine.pairings, language)} />
      <Section title={t('detail.winery')} text={wine.winery.description} />
      <KeepTogether className={styles.section ?? ''}>
        <h2>{t('print.ownNotes')}</h2>
        <div className={styles.line} />
        <div className={styles.line} />
        <div className={styles.line} />
      </KeepTogether>
    </>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <KeepTogether className={styles.section ?? ''}>
      <h2>{title}</h2>
      <p>{text}</p>
    </KeepTogether>
  );
}
