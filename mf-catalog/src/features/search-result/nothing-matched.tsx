import { findProducts, listKinds } from '@vitis/contracts';
import { suggestionAddress, wineListAddress, wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, Chip, ChipRow, EmptyState, searchIcon } from '@vitis/ui';
import styles from './search-result.module.scss';

/** Nothing matched: what comes near, and the kinds as another way in. */
export function NothingMatched({ q }: { q: string }) {
  const { t } = useTranslation('mf-catalog');
  const near = useEndpoint(findProducts, { query: { q } });
  const kinds = useEndpoint(listKinds, {});
  const suggestions = near.data?._embedded.items ?? [];

  return (
    <EmptyState
      icon={searchIcon}
      title={t('search.nothingFound', { q })}
      message={t('search.nothingFoundHint')}
      action={
        <div className={styles.ways}>
          {suggestions.length > 0 ? (
            <div>
              <h2 className={styles.waysTitle}>{t('search.near')}</h2>
              <ChipRow className={styles.chips}>
                {suggestions.map((one) => (
                  <Chip key={`${one.kind}-${one.id ?? one.countryCode}`} href={suggestionAddress(one)}>
                    {one.kind === 'PRODUCT' ? wineTitle(one) : one.name}
                  </Chip>
                ))}
              </ChipRow>
            </div>
          ) : null}
          {kinds.data ? (
            <div>
              <h2 className={styles.waysTitle}>{t('search.byKind')}</h2>
              <ChipRow className={styles.chips}>
                {kinds.data._embedded.items.map(({ id, name }) => (
                  <Chip key={id} href={wineListAddress({ idKinds: id })}>
                    {name}
                  </Chip>
                ))}
              </ChipRow>
            </div>
          ) : null}
          <ButtonLink href="/product" variant="primary">
            {t('action.allWines')}
          </ButtonLink>
        </div>
      }
    />
  );
}
