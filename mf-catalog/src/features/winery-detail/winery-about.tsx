import type { WineryDetail } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, type Description, DescriptionList, printIcon, TextLink } from '@vitis/ui';
import { wineryListAddress } from '../../shared/wineries/winery-filter.ts';
import styles from './winery-detail.module.scss';

/** The story of a house, and its facts. */
export function WineryAbout({ winery }: { winery: WineryDetail }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={styles.split}>
      <section aria-label={t('winery.story')} className={styles.story}>
        <p className={styles.lead}>{winery.introduction}</p>
        {/* A story that only says the line above again is none. */}
        {winery.description === winery.introduction ? null : <p>{restOf(winery)}</p>}
      </section>
      <aside aria-label={t('winery.facts')} className={styles.facts}>
        <DescriptionList items={factsOf(winery, t)} />
        <div className={styles.ways}>
          {winery.productCount > 0 ? (
            <ButtonLink variant="primary" href={wineListAddress({ idWineries: winery.id })}>
              {t('winery.itsWines', { count: winery.productCount })}
            </ButtonLink>
          ) : null}
          <ButtonLink icon={printIcon} href={`/winery/${winery.id}/pdf`}>
            {t('winery.print')}
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}

/** Many stories begin with the line that introduces the house, which stands over them already. */
const restOf = ({ introduction, description }: WineryDetail): string =>
  description.startsWith(introduction) ? description.slice(introduction.length).trim() : description;

function factsOf(winery: WineryDetail, t: (key: string) => string): Description[] {
  const { country, areas, foundedYear, homepage } = winery;
  const countryName = [country.countryCode];
  const place = (
    <>
      <TextLink variant="quiet" href={wineryListAddress({ countryName })}>
        {country.name}
      </TextLink>
      {areas.map(({ id, name }) => (
        <span key={id}>
          {' · '}
          <TextLink variant="quiet" href={wineryListAddress({ countryName, idProductionAreas: [id] })}>
            {name}
          </TextLink>
        </span>
      ))}
    </>
  );
  return [
    { id: 'place', term: t('winery.place'), detail: place },
    ...(foundedYear === null ? [] : [{ id: 'founded', term: t('winery.founded'), detail: foundedYear }]),
    ...(homepage === null || !/^https?:\/\//.test(homepage)
      ? []
      : [
          {
            id: 'homepage',
            term: t('winery.homepage'),
            detail: (
              <TextLink href={homepage} target="_blank" rel="noopener noreferrer nofollow">
                {new URL(homepage).hostname.replace(/^www\./, '')}
              </TextLink>
            ),
          },
        ]),
  ];
}
