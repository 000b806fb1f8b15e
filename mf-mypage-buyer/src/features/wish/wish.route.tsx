import { listRestockWines, listWishes } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { listHeadLabels, SheetButton, useFilters } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { ListHead } from '@vitis/ui/documents';
import { useRef } from 'react';
import { CartToasts } from './cart-toasts.tsx';
import { RestockWaits } from './restock-waits.tsx';
import { useWishList } from './use-wish-list.ts';
import styles from './wish.module.scss';
import { wishAddress, wishInput } from './wish-address.ts';
import { WishList } from './wish-list.tsx';
import { WishSearch } from './wish-search.tsx';

/** Wines that a buyer has marked, at the company's own prices. */
export const Screen = defineScreen(WishScreen, {
  access: ['B2B'],
  data: ({ search }) => [request(listWishes, wishInput(wishAddress.read(search))), request(listRestockWines)],
});

function WishScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { filters, change } = useFilters(wishAddress);
  const list = useWishList(filters);
  const page = useRef<HTMLDivElement>(null);
  const { count } = list;
  const isSearched = filters.q !== '';
  const reset = isSearched ? () => change({ q: '' }) : null;

  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <ListHead
        title={t('wish.title')}
        {...listHeadLabels(t, language, undefined, reset)}
        found={count ? t('wish.count', { number: formatNumber(count, language) }) : ''}
        link={
          count ? (
            <>
              <p className={styles.vat}>{t('wish.withoutVat')}</p>
              <SheetButton endpoint={listWishes} query={wishInput(filters).query} title={t('wish.title')} />
            </>
          ) : null
        }
      />
      {isSearched || list.wishes.data?.page.totalElements !== 0 ? (
        <WishSearch filters={filters} onChange={change} />
      ) : null}
      <WishList key={list.place} list={list} filters={filters} />
      <RestockWaits onLast={() => page.current?.focus({ preventScroll: true })} />
      <CartToasts />
    </div>
  );
}
