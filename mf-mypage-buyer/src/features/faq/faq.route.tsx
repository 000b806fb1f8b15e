import { listFaqCategories, listFaqs, SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import { request, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { answered, listHeadLabels } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { TabLinks } from '@vitis/ui';
import { ListHead, WordSearch } from '@vitis/ui/documents';
import { AskInquiry } from './ask-inquiry.tsx';
import styles from './faq.module.scss';
import { categoriesInput, type FaqAddress, faqHref, faqInput, readFaqAddress } from './faq-address.ts';
import { FaqList } from './faq-list.tsx';

/** Questions that many ask: by category, or by words as the shop's search understands them. */
export const Screen = defineScreen(FaqScreen, {
  access: ['B2B'],
  data: ({ search }) => [
    request(listFaqs, faqInput(readFaqAddress(search))),
    request(listFaqCategories, categoriesInput(readFaqAddress(search))),
  ],
});

function FaqScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const address = readFaqAddress(search);
  const list = answered(useEndpoint(listFaqs, faqInput(address), { keepPrevious: true }));
  useSocketHint('contents:changed', list.refresh);
  const go = (to: Partial<FaqAddress>) => void navigate(faqHref(to), { preventScrollReset: true });
  const reset = address.q === '' ? null : () => go({ category: address.category });

  return (
    <div>
      <ListHead
        title={t('faq.title')}
        {...listHeadLabels(t, language, list.data?.page.totalElements, reset)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: older webviews do not know the search element */}
      <div role="search" aria-label={t('faq.search')} className={styles.search}>
        <WordSearch
          q={address.q}
          // Who searches looks for an answer wherever it stands.
          onSearch={(q) => go({ q })}
          label={t('faq.search')}
          hint={t('faq.searchHint')}
          limit={SEARCH_WORDS_LIMIT}
          labels={{ clearSearch: t('portal.list.clearSearch'), find: t('portal.list.find') }}
        />
      </div>
      <Categories address={address} />
      <FaqList {...{ address, list }} />
      <AskInquiry />
    </div>
  );
}

function Categories({ address: { category: chosen, q } }: { address: FaqAddress }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { data, refresh } = useEndpoint(listFaqCategories, categoriesInput({ q }), { keepPrevious: true });
  useSocketHint('contents:changed', refresh);
  const categories = data?._embedded.items ?? [];
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const tabs = [{ code: '', name: t('portal.list.all'), count: total }, ...categories];
  return (
    <TabLinks
      label={t('faq.byCategory')}
      items={tabs.map(({ code, name, count }) => ({
        href: faqHref({ category: code, q }),
        label: name,
        current: code === chosen,
        ...(data ? { count } : {}),
      }))}
    />
  );
}
