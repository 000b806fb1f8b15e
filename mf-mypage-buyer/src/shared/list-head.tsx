import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, refreshIcon } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './list.module.scss';
import { isNarrowed, type ListFilters } from './list-filters.ts';

interface Props {
  title: string;
  /** Undefined while it is not known. */
  found: number | undefined;
  filters: ListFilters;
  onReset: (changed: Pick<ListFilters, 'dateFrom' | 'dateTo' | 'q'>) => void;
  /** A way on to what belongs to the list. */
  link?: ReactNode;
}

/** What is listed, how much of it there is, and the way back to all of it. */
export function ListHead({ title, found, filters, onReset, link }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.found} role="status">
        {found === undefined ? '' : t('list.found', { number: formatNumber(found, language) })}
      </p>
      {isNarrowed(filters) ? (
        <Button
          size="small"
          variant="quiet"
          icon={refreshIcon}
          onClick={() => onReset({ dateFrom: null, dateTo: null, q: '' })}
        >
          {t('list.reset')}
        </Button>
      ) : null}
      {link}
    </header>
  );
}
