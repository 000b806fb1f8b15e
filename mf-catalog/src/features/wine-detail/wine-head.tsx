import type { ProductDetail } from '@vitis/contracts';
import {
  formatNumber,
  formatPack,
  kindColour,
  latinName,
  listed,
  originAddress,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/portal/remote';
import { ButtonLink, Chip, ChipRow, DescriptionList, KindDot, printIcon, Score, TextLink } from '@vitis/ui';
import { LazyCompareToggle } from '../../shared/compare/lazy-compare.tsx';
import { SEPARATOR } from '../../shared/kept-together.ts';
import styles from './wine-detail.module.scss';

/** Name, years and facts. */
export function WineHead({ wine }: { wine: ProductDetail }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const isOpen = useIsOpen();
  const grapes = wine.types.map(({ name, percent }) =>
    percent === null ? name : `${name}\u00a0${percent}%`,
  );
  const temperature = wine.servingTemperature;
  const latin = latinName(wine);

  return (
    <header>
      <p className={styles.kind}>
        <KindDot kind={kindColour(wine.kind.code)}>
          {[wine.kind.name, wine.level?.name].filter(Boolean).join(' · ')}
        </KindDot>
      </p>
      <h1 className={styles.title}>{wineTitle(wine)}</h1>
      {latin === null ? null : (
        <p className={styles.original} lang="en">
          {latin}
        </p>
      )}
      {wine.vintages.length > 1 ? (
        <nav aria-label={t('detail.vintages')}>
          <ChipRow className={styles.vintages}>
            {wine.vintages.map((other) => (
              <Chip
                key={other.id}
                href={`/product/${other.id}`}
                selected={other.id === wine.id}
                className={other.availability === 'SOLD_OUT' ? styles.gone : undefined}
              >
                {other.vintage ?? 'NV'}
                {other.availability === 'SOLD_OUT' ? ` ${t('stock.soldOut')}` : ''}
              </Chip>
            ))}
          </ChipRow>
        </nav>
      ) : null}
      <DescriptionList
        columns={2}
        ruled
        className={styles.facts}
        items={[
          { id: 'origin', term: t('filter.origin'), detail: <Origin wine={wine} /> },
          {
            id: 'alcohol',
            term: t('filter.alcohol'),
            detail: wine.alcohol === null ? '–' : `${formatNumber(wine.alcohol, language)} %`,
          },
          { id: 'grapes', term: t('filter.idTypes'), detail: listed(grapes, language) || '–' },
          { id: 'pack', term: t('detail.volume'), detail: formatPack(wine.volume, wine.caseSize) },
          {
            id: 'winery',
            term: t('filter.idWineries'),
            detail: isOpen(`/winery/${wine.winery.id}`) ? (
              <TextLink href={`/winery/${wine.winery.id}`} arrow>
                {wine.winery.name}
              </TextLink>
            ) : (
              wine.winery.name
            ),
          },
          {
            id: 'score',
            term: t('filter.score'),
            detail:
              wine.score === null ? (
                '–'
              ) : (
                <Score value={wine.score} label={t('detail.score', { score: wine.score })} />
              ),
          },
          ...(temperature
            ? [
                {
                  id: 'temperature',
                  term: t('detail.temperature'),
                  detail: `${temperature[0]}–${temperature[1]} °C`,
                },
              ]
            : []),
        ]}
      />
      <div className={styles.tools}>
        <ButtonLink href={`/product/${wine.id}/pdf`} size="small" variant="quiet" icon={printIcon}>
          {t('print.tastingSheet')}
        </ButtonLink>
        <LazyCompareToggle idProduct={wine.id} title={wineTitle(wine)} wordy />
      </div>
    </header>
  );
}

/** Where it comes from; country and outer area lead to the wines from there. */
function Origin({ wine }: { wine: ProductDetail }) {
  const { country, areas } = wine;
  return (
    <>
      <TextLink variant="quiet" href={originAddress(wine)}>
        {country.name}
      </TextLink>
      {areas.map(({ id, name }) => (
        <span key={id}>
          {SEPARATOR}
          <TextLink variant="quiet" href={originAddress(wine, id)}>
            {name}
          </TextLink>
        </span>
      ))}
    </>
  );
}
