import { listWishes } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { SheetButton } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { CartToasts } from './cart-toasts.tsx';
import { usePageNumber, useWishList, wishInput, wishPage } from './use-wish-list.ts';
import styles from './wish.module.scss';
import { WishList } from './wish-list.tsx';

/** Wines that a buyer has marked, at the company's own prices. */
export const Screen = defineScreen(WishScreen, {
  access: ['B2B'],
  data: ({ search }) => [request(listWishes, wishInput(wishPage(search)))],
});

function WishScreen() {
  const page = usePageNumber();
  return (
    <>
      <WishPage key={page} page={page} />
      <CartToasts />
    </>
  );
}

function WishPage({ page }: { page: number }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const list = useWishList(page);

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('wish.title')}</h1>
        <p role="status">
          {list.count ? t('wish.count', { number: formatNumber(list.count, language) }) : ''}
        </p>
        {list.count ? <p className={styles.vat}>{t('wish.withoutVat')}</p> : null}
        {list.count ? (
          <SheetButton endpoint={listWishes} query={wishInput(page).query} title={t('wish.title')} />
        ) : null}
      </header>
      <WishList list={list} page={page} />
    </div>
  );
}
