import { findProducts, listKinds } from '@vitis/contracts';
import { suggestionAddress, wineListAddress, wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/platform/router';
import { ButtonLink, Chip, ChipRow, EmptyState, searchIcon } from '@vitis/ui';
import styles from './search-result.module.scss';

interface Props {
  q: string;
  /** The country that was asked for, where the shop has no wine of it. */
  unsoldCountry?: string | undefined;
}

/** Nothing matched: what comes near, and the kinds as another way in. */
export function NothingMatched({ q, unsoldCountry: country }: Props) {
  const { t } = useTranslation('mf-catalog');
  const near = useEndpoint(findProducts, { query: { q } });
  const kinds = useEndpoint(listKinds, {});
  const isOpen = useIsOpen();
  const suggestions = (near.data?._embedded.items ?? []).filter((one) => isOpen(suggestionAddress(one)));

  return (
    <EmptyState
      icon={searchIcon}
      title={country === undefined ? t('search.nothingFound', { q }) : t('search.unsoldCountry', { country })}
      message={country === undefined ? t('search.nothingFoundHint') : t('search.unsoldCountryHint')}
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
