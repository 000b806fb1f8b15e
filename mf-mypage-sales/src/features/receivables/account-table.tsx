import type { ClientAccounts } from '@vitis/contracts';
import type { ColumnOrder } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { pagerLabels } from '@vitis/portal/list';
import { ButtonLink, EmptyState, TabLinks, useMediaQuery, userIcon } from '@vitis/ui';
import { ListTable } from '@vitis/ui/documents';
import { accountColumns } from './account-columns.tsx';
import styles from './receivables.module.scss';
import {
  columnOrder,
  orderedBy,
  type ReceivablesFilters,
  receivablesHref,
  SHOWN,
} from './receivables-address.ts';

interface Props {
  accounts: ClientAccounts;
  filters: ReceivablesFilters;
  isStale: boolean;
  onSort: (asked: Partial<ReceivablesFilters>) => void;
}

const VIEWS = [null, 'overdue', 'nearLimit'] as const;

/** The clients with their accounts, each row the way to its ledger. */
export function AccountTable({ accounts, filters, isStale, onSort }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const isWide = useMediaQuery('(min-width: 1400px)');
  const { page, _embedded } = accounts;
  const isOpen = filters.code !== null;
  const sort = (asked: ColumnOrder) => {
    const changed = orderedBy(asked);
    if (changed) onSort(changed);
  };
  return (
    <section className={styles.clients} aria-labelledby="receivables-clients">
      <header className={styles.partHead}>
        <h2 id="receivables-clients">
          {t('receivables.clients')} <span>{page.totalElements}</span>
        </h2>
        <TabLinks
          label={t('receivables.views.label')}
          items={VIEWS.map((view) => ({
            href: receivablesHref({ ...filters, view, page: 1 }),
            label: t(`receivables.views.${view ?? 'all'}`),
            current: filters.view === view,
          }))}
        />
        {isOpen ? null : (
          <TabLinks
            className={styles.shown}
            label={t('receivables.shown.label')}
            items={SHOWN.map((show) => ({
              href: receivablesHref({ ...filters, show }),
              label: t(`receivables.shown.${show}`),
              current: filters.show === show,
            }))}
          />
        )}
      </header>
      <ListTable
        density="compact"
        isStale={isStale}
        caption={t('receivables.clients')}
        columns={accountColumns({ t, language, isWide, show: isOpen ? 'short' : filters.show })}
        rows={_embedded.items}
        rowKey={({ idClient }) => idClient}
        rowHref={({ erpCode }) => receivablesHref({ ...filters, code: erpCode, entry: null })}
        rowTone={({ erpCode }) => (erpCode === filters.code ? 'chosen' : undefined)}
        sort={columnOrder(filters)}
        onSort={sort}
        pages={{
          page: filters.page,
          pageCount: page.totalPages,
          href: (to) => receivablesHref({ ...filters, page: to }),
          labels: pagerLabels(t),
        }}
        empty={
          <EmptyState
            icon={userIcon}
            title={t('receivables.none')}
            action={
              <ButtonLink href={receivablesHref({ ...filters, view: null, q: '', code: null, page: 1 })}>
                {t('portal.list.showAll')}
              </ButtonLink>
            }
          />
        }
      />
    </section>
  );
}
