import { getMagazine, listMagazineProducts } from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ArticleBody, ArticlePage } from '@vitis/portal/article';
import { defineScreen } from '@vitis/portal/remote';
import { TextLink } from '@vitis/ui';
import { MoreArticles } from '../../shared/articles/article-grid.tsx';
import { articleHead } from '../../shared/articles/article-head.ts';
import { ArticlePicture } from '../../shared/articles/article-picture.tsx';
import { ArticleWines } from '../../shared/articles/article-wines.tsx';
import { LoadedArticle } from '../../shared/articles/loaded-article.tsx';
import { useMagazineEntry } from '../../shared/articles/use-magazine-entry.tsx';
import { askedId, idOf } from '../../shared/asked-id.ts';
import { MissingParts } from '../../shared/missing-parts.tsx';
import { LikeButton } from './like-button.tsx';

const head = ({ params }: RouteRequest, read: ReadData): PageHead =>
  articleHead(read(request(getMagazine, askedId(params.mid))));

/** An article of the magazine, its wines, and what to read next. */
export const Screen = defineScreen(MagazineArticle, {
  access: 'everyone',
  data: ({ params }) => [
    request(getMagazine, askedId(params.mid)),
    request(listMagazineProducts, askedId(params.mid)),
  ],
  head,
});

function MagazineArticle() {
  const { t } = useTranslation('mf-catalog');
  const { mid } = useParams();
  const id = idOf(mid);
  const load = useEndpoint(getMagazine, id === null ? null : askedId(mid));
  const wines = useEndpoint(listMagazineProducts, id === null ? null : askedId(mid));
  const entryOf = useMagazineEntry();
  const list = { href: '/magazine', title: t('magazine.toList') };

  return (
    <LoadedArticle id={id} load={load} list={list}>
      {(article) => (
        <>
          <ArticlePage
            title={article.title}
            mark={
              article.category ? (
                <TextLink variant="quiet" href={`/magazine?category=${article.category.code}`}>
                  {article.category.name}
                </TextLink>
              ) : null
            }
            summary={article.summary}
            day={article.publishedOn}
            facts={[article.author, t('article.minutes', { count: article.readingMinutes })]}
            picture={article.picture ? <ArticlePicture picture={article.picture} /> : null}
            action={<LikeButton key={article.id} article={article} />}
            list={list}
            labels={{ previous: t('portal.article.previous'), next: t('portal.article.next') }}
          >
            <ArticleBody blocks={article.body} />
          </ArticlePage>
          <ArticleWines
            title={t('magazine.wines')}
            wines={wines.data?._embedded.items ?? []}
            all={{ href: wineListAddress({ idMagazine: article.id }), label: t('article.allWines') }}
          />
          <MissingParts title={t('magazine.wines')} parts={[wines]} />
          <MoreArticles title={t('magazine.related')} articles={article.related.map(entryOf)} />
        </>
      )}
    </LoadedArticle>
  );
}
