import type { SuccessOf, searchGroups } from '@vitis/contracts';
import { formatNumber, suggestionAddress } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useIsOpen } from '@vitis/platform/router';
import styles from './search-result.module.scss';

interface GroupCountsProps {
  wines: number | undefined;
  groups: SuccessOf<typeof searchGroups> | undefined;
}

/** How much of each group matches, each a way down the page; none where there are wines alone. */
export function GroupCounts({ wines, groups }: GroupCountsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const isOpen = useIsOpen();
  const shown = (group: SuccessOf<typeof searchGroups>['articles'] | undefined) =>
    group?.items.some((item) => isOpen(suggestionAddress(item))) ? group.count : 0;
  const counts = [
    ['wines', wines ?? 0],
    ['wineries', groups?.wineries.count ?? 0],
    ['articles', shown(groups?.articles)],
    ['events', shown(groups?.events)],
  ] as const;
  const found = counts.filter(([, count]) => count > 0);
  // The line has its height while it waits, and where it has nothing to say.
  return (
    <ul className={styles.counts} aria-label={t('search.groups.label')}>
      {found.length < 2
        ? null
        : found.map(([group, count]) => (
            <li key={group}>
              <a href={`#found-${group}`}>{t(`search.groups.${group}`)}</a> {formatNumber(count, language)}
            </li>
          ))}
    </ul>
  );
}
