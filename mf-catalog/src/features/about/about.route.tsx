import { getLocation, listAreas, listWineries } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import { Picture } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { ContactSection } from '../../shared/contact/contact-section.tsx';
import { MissingParts } from '../../shared/missing-parts.tsx';
import styles from './about.module.scss';
import { aboutData, aboutHead, countriesOf, LEAD_SIZES, leadPicture, wineryCount } from './about-data.ts';
import { CompanyFacts } from './company-facts.tsx';
import { Figures } from './figures.tsx';
import { Origins } from './origins.tsx';

const PROMISES = ['price', 'stock', 'delivery', 'return'] as const;
const STEPS = ['apply', 'check', 'manager', 'order'] as const;

/** The house: who it is, what it promises, where its wines come from, and how one becomes a customer. */
export const Screen = defineScreen(AboutScreen, { access: 'everyone', data: aboutData, head: aboutHead });

function AboutScreen() {
  const { t } = useTranslation('mf-catalog');
  const areas = useEndpoint(listAreas, {});
  const wineries = useEndpoint(listWineries, wineryCount);
  const house = useEndpoint(getLocation, {});
  const all = areas.data?._embedded.countries ?? [];
  const countries = countriesOf(all);
  const picture = leadPicture(all);

  return (
    <CatalogPage className={styles.page}>
      <header className={styles.lead}>
        <p className={styles.mark}>{house.data?.companyName}</p>
        <h1>{t('about.title')}</h1>
        <p className={styles.text}>{t('about.text')}</p>
      </header>
      {picture ? (
        <div className={styles.stage}>
          <Picture picture={picture} alt="" sizes={LEAD_SIZES} fit="cover" priority />
        </div>
      ) : null}
      <Figures
        wines={countries.reduce((sum, { productCount }) => sum + productCount, 0)}
        countries={countries.length}
        wineries={wineries.data?.page.totalElements ?? 0}
      />
      <MissingParts parts={[areas, wineries, house]} />
      <section className={styles.section} aria-labelledby="promises">
        <h2 id="promises" className={styles.wide}>
          {t('about.promises')}
        </h2>
        <ol className={styles.promises}>
          {PROMISES.map((promise) => (
            <li key={promise}>
              <h3>{t(`about.promise.${promise}.title`)}</h3>
              <p>{t(`about.promise.${promise}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Origins countries={countries} />
      <section className={styles.section} aria-labelledby="joining">
        <h2 id="joining">{t('about.joining')}</h2>
        <p className={styles.note}>{t('about.joiningText')}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h3>{t(`about.step.${step}.title`)}</h3>
              <p>{t(`about.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      {house.data ? <CompanyFacts house={house.data} /> : null}
      <ContactSection house={house.data} topic="SIGN_UP" />
    </CatalogPage>
  );
}
