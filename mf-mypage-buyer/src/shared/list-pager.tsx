import { useTranslation } from '@vitis/platform/i18n';
import { Pager } from '@vitis/ui';
import styles from './list.module.scss';

interface Props {
  /** From 1. */
  page: number;
  pageCount: number;
  href: (page: number) => string;
}

/** The pages below a list, each with an address of its own. */
export function ListPager({ page, pageCount, href }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <Pager
      className={styles.pager}
      page={page}
      pageCount={pageCount}
      href={href}
      labels={{
        pages: t('list.pages'),
        previous: t('list.previousPage'),
        next: t('list.nextPage'),
        page: (number) => t('list.page', { page: number }),
      }}
    />
  );
}
