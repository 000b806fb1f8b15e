import { kindColour, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Button, bottleIcon, Icon, KindDot, Picture } from '@vitis/ui';
import { useEffect, useState } from 'react';
import { widthsAt } from '../picture-sizes.ts';
import styles from './recent-strip.module.scss';
import { forgetWines, recentWines } from './recent-wines.ts';

const BOTTLE = { phone: 76, wide: 76 };

export interface RecentStripProps {
  /** The wine that is on the screen anyway. */
  except?: number;
}

/** Wines that were looked at on this device; nothing where there are none. */
export function RecentStrip({ except }: RecentStripProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [wines, setWines] = useState(recentWines);
  // The end of a member's session takes them along, in this tab or another.
  useEffect(() => {
    const follow = () => recentWines().length === 0 && setWines([]);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const shown = wines.filter(({ id }) => id !== except);
  if (shown.length === 0) return null;
  const forget = () => {
    forgetWines();
    setWines([]);
  };

  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>{t('recent.title')}</h2>
        <span className={styles.hint}>{t('recent.hint')}</span>
        <Button size="small" variant="quiet" onClick={forget}>
          {t('recent.forget')}
        </Button>
      </header>
      <ul className={styles.strip}>
        {shown.map((wine) => {
          const name = wine.language === language ? wine.name : wine.nameEn;
          return (
            <li key={wine.id} className={styles.wine}>
              <span className={styles.bottle}>
                {wine.picture ? (
                  <Picture
                    picture={wine.picture}
                    alt=""
                    sizes={widthsAt(wine.picture, BOTTLE)}
                    fit="contain"
                  />
                ) : (
                  <Icon drawing={bottleIcon} size={32} />
                )}
              </span>
              <Link className={styles.link} to={`/product/${wine.id}`}>
                <span className={styles.name}>{wineTitle({ name, vintage: wine.vintage })}</span>
              </Link>
              <KindDot kind={kindColour(wine.kind)} className={styles.kind}>
                {t(`recent.kind.${wine.kind}`)}
              </KindDot>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
