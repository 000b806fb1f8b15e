import {
  DEFAULT_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  type MenuWine,
  type WineMenu,
} from '@vitis/contracts';
import {
  formatMoney,
  grapesOf,
  kindColour,
  latinName,
  menuSections,
  menuWineName,
  originOf,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { KindDot } from '@vitis/ui';
import styles from './house-menu.module.scss';

/** The list itself, in the language of who reads it. */
export function HouseWines({ menu }: { menu: WineMenu }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  return (
    <>
      <Languages />
      <header className={styles.head}>
        <h1>{menu.title}</h1>
        {menu.note === '' ? null : <p>{menu.note}</p>}
      </header>
      {menuSections(menu.wines, language).map((section) => (
        <section key={section.code ?? 'OTHER'} className={styles.kind}>
          <h2>
            {section.code ? <KindDot kind={kindColour(section.code)}>{section.name}</KindDot> : section.name}
          </h2>
          <ul className={styles.wines}>
            {section.wines.map((wine) => (
              <Wine key={wine.idProduct} wine={wine} latinNames={menu.latinNames} />
            ))}
          </ul>
        </section>
      ))}
      <footer className={styles.foot}>
        <p>{t('houseMenu.priceNote')}</p>
        <p>{t('houseMenu.minors')}</p>
      </footer>
    </>
  );
}

function Wine({ wine, latinNames }: { wine: MenuWine; latinNames: boolean }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { product, glassPrice, bottlePrice } = wine;
  const latin = product && latinNames ? latinName(product) : null;
  const prices = [
    { label: t('houseMenu.glass'), amount: glassPrice },
    { label: t('houseMenu.bottle'), amount: bottlePrice },
  ].filter(({ amount }) => amount !== null);
  return (
    <li className={styles.wine}>
      <div>
        <h3>{menuWineName(wine)}</h3>
        {latin ? (
          <p className={styles.latin} lang="en">
            {latin}
          </p>
        ) : null}
        {product ? (
          <p className={styles.facts}>
            {[originOf(product), grapesOf(product, language)].filter((each) => each !== '').join(' — ')}
          </p>
        ) : null}
      </div>
      <dl className={styles.prices}>
        {prices.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount ?? 0, language)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const addressIn = (token: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? `/wine-menu/${token}` : `/wine-menu/${token}?lang=${language}`;

/** The same list in each language: the shop's own header, which has these, is not here. */
function Languages() {
  const { t } = useTranslation('mf-mypage-buyer');
  const current = useLanguage();
  const { token = '' } = useParams();
  return (
    <nav className={styles.languages} aria-label={t('houseMenu.languages')}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={addressIn(token, language)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
