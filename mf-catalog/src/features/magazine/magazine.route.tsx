import { listMagazineCategories, listMagazineSortTypes, listMagazines } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, EmptyState } from '@vitis/ui';
import { ArticleGrid } from '../../shared/articles/article-grid.tsx';
import { CARD_SIZES } from '../../shared/articles/card-sizes.ts';
import { ListPage } from '../../shared/articles/list-page.tsx';
import { ListResults } from '../../shared/articles/list-results.tsx';
import { useMagazineEntry } from '../../shared/articles/use-magazine-entry.tsx';
import { listFacts } from '../../shared/list-facts.ts';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { magazineHref, magazineInput, readMagazineAddress } from './magazine-address.ts';
import { MagazineTools } from './magazine-tools.tsx';

const magazineRequest = ({ search }: Pick<RouteRequest, 'search'>) =>
  request(listMagazines, magazineInput(readMagazineAddress(search).address));

function magazineHead(asked: RouteRequest, read: ReadData): PageHead {
  const { address } = readMagazineAddress(asked.search);
  const categories = read(request(listMagazineCategories))?._embedded.items ?? [];
  const named = categories.find(({ code }) => code === address.category);
  const answer = read(magazineRequest(asked));
  const articles = answer?._embedded.items ?? [];
  const picture = articles[0]?.picture;
  return {
    ...listFacts(
      answer?.page,
      articles.map(({ id }) => `/magazine/${id}`),
      named?.name,
    ),
    canonical: magazineHref(address),
    ...(picture ? { image: preloadOf(picture, CARD_SIZES.lead) } : {}),
  };
}

/** The magazine: what is new first, by category, in an order of one's choice. */
export const Screen = defineScreen(MagazineScreen, {
  access: 'everyone',
  data: (asked) => [magazineRequest(asked), request(listMagazineCategories), request(listMagazineSortTypes)],
  head: magazineHead,
});

function MagazineScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const { address, refused } = readMagazineAddress(search);
  const articles = useEndpoint(listMagazines, magazineInput(address));
  const categories = useEndpoint(listMagazineCategories, {});
  const sorts = useEndpoint(listMagazineSortTypes, {});
  const entryOf = useMagazineEntry();
  const names = { category: t('magazine.category'), sort: t('filter.sort'), page: t('filter.page') };

  // What fails with the articles comes back with them.
  const retry = () => {
    for (const { status, refresh } of [articles, categories, sorts]) if (status === 'failed') refresh();
  };
  const load = articles.status === 'failed' ? { ...articles, refresh: retry } : articles;

  return (
    <ListPage
      title={t('magazine.title')}
      hint={t('magazine.hint')}
      tools={
        <MagazineTools
          address={address}
          categories={categories.data?._embedded.items ?? []}
          sorts={sorts.data?._embedded.items ?? []}
        />
      }
    >
      {articles.status === 'failed' ? null : <MissingParts parts={[categories, sorts]} />}
      <ListResults
        load={load}
        page={address.page}
        hrefOf={(page) => magazineHref({ ...address, page })}
        refused={refused.map((name) => names[name])}
        nothing={
          <EmptyState
            title={t('magazine.nothing')}
            message={t('magazine.nothingHint')}
            action={<ButtonLink href="/magazine">{t('magazine.toList')}</ButtonLink>}
          />
        }
      >
        {(items) => <ArticleGrid label={t('magazine.title')} articles={items.map(entryOf)} />}
      </ListResults>
    </ListPage>
  );
}
