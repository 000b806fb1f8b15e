import { getLegalDocument } from '@vitis/contracts';
import { formatDay } from '@vitis/domain';
import { type PageHead, type RouteRequest, request, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { Button, ButtonLink, EmptyState, fileIcon, printIcon, SkeletonText, TabLinks } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import { LoadFailure } from '../../shared/load-failure.tsx';
import { documentAddress, documentType } from './document-type.ts';
import { LegalText } from './legal-text.tsx';
import styles from './terms.module.scss';

const documentRequest = ({ search }: RouteRequest) =>
  request(getLegalDocument, { params: { type: documentType(search) } });

/** Terms of use and privacy policy, as in force today. */
export const Screen = defineScreen(TermsScreen, {
  access: 'everyone',
  data: (asked) => [documentRequest(asked)],
  head: (asked, read): PageHead => {
    const title = read(documentRequest(asked))?.title;
    const canonical = documentAddress(documentType(asked.search));
    return title === undefined ? {} : { title, canonical, crumbs: [{ label: title }] };
  },
});

function TermsScreen() {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const [search] = useSearchParams();
  const type = documentType(search);
  const found = useEndpoint(getLegalDocument, { params: { type } });
  useSocketHint('contents:changed', found.refresh);
  const title = found.data?.title ?? t(`terms.title.${type}`);

  return (
    <CatalogPage className={styles.page}>
      <header className={styles.top}>
        <h1>{title}</h1>
        {found.data ? (
          <p className={styles.day}>
            {t('terms.inForceSince', { day: formatDay(found.data.effectiveDate, language) })}
          </p>
        ) : null}
        <Button
          className={styles.print}
          size="small"
          icon={printIcon}
          data-print="hidden"
          onClick={() => window.print()}
        >
          {t('portal.print.print')}
        </Button>
      </header>
      <div data-print="hidden" className={styles.tabs}>
        <TabLinks
          label={t('terms.documents')}
          items={(['TERM', 'PRIVACY'] as const).map((each) => ({
            label: t(`terms.title.${each}`),
            href: documentAddress(each),
            current: each === type,
          }))}
        />
      </div>
      {found.status === 'loading' ? <SkeletonText lines={12} /> : null}
      {found.status === 'failed' && found.error.status === 404 ? (
        <EmptyState
          icon={fileIcon}
          title={t('terms.none')}
          action={<ButtonLink href="/">{t('action.home')}</ButtonLink>}
        />
      ) : null}
      {found.status === 'failed' && found.error.status !== 404 ? (
        <LoadFailure error={found.error} retry={found.refresh} busy={found.isRefreshing} />
      ) : null}
      {found.data ? <LegalText sections={found.data.sections} /> : null}
    </CatalogPage>
  );
}
