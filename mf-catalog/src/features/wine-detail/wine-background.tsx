import type { ProductDetail } from '@vitis/contracts';
import { latinName, wineListAddress } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/portal/remote';
import { Picture, TextLink } from '@vitis/ui';
import styles from './wine-about.module.scss';

/** What the wine has won, and the house that makes it. */
export function WineBackground({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const { winery, awards } = wine;
  const latin = latinName(winery);

  return (
    <div className={styles.background}>
      {awards.length > 0 ? (
        <section className={styles.section}>
          <h2>{t('detail.awards')}</h2>
          <ul className={styles.awards}>
            {awards.map(({ competition, year, medal }) => (
              <li key={`${competition} ${year}`}>
                <b className={styles[medal]}>{t(`detail.medal.${medal}`)}</b>
                <span>{competition}</span>
                <span className={styles.year}>{year}</span>
              </li>
            ))}
          </ul>
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
              {isOpen(`/winery/${winery.id}`) ? (
                <TextLink href={`/winery/${winery.id}`} arrow>
                  {t('detail.toWinery')}
                </TextLink>
              ) : null}
              <TextLink href={wineListAddress({ idWineries: winery.id })} arrow>
                {t('detail.wineryWines')}
              </TextLink>
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
