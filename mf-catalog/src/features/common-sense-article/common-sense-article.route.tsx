import { getWineSense, type WineSenseDetail } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ArticleBody, ArticlePage } from '@vitis/portal/article';
import { defineScreen } from '@vitis/portal/remote';
import { MoreArticles } from '../../shared/articles/article-grid.tsx';
import { articleHead } from '../../shared/articles/article-head.ts';
import { ArticlePicture } from '../../shared/articles/article-picture.tsx';
import { LoadedArticle } from '../../shared/articles/loaded-article.tsx';
import { askedId, idOf } from '../../shared/asked-id.ts';

const head = ({ params }: RouteRequest, read: ReadData): PageHead =>
  articleHead(read(request(getWineSense, askedId(params.cid))));

/** One answer of common sense, between its neighbours. */
export const Screen = defineScreen(CommonSenseArticle, {
  access: 'everyone',
  data: ({ params }) => [request(getWineSense, askedId(params.cid))],
  head,
});

const linkTo = (article: WineSenseDetail['previous']) =>
  article && { title: article.title, href: `/common-sense/${article.id}` };

function CommonSenseArticle() {
  const { t } = useTranslation('mf-catalog');
  const { cid } = useParams();
  const id = idOf(cid);
  const load = useEndpoint(getWineSense, id === null ? null : askedId(cid));
  const list = { href: '/common-sense', title: t('sense.toList') };

  return (
    <LoadedArticle id={id} load={load} list={list}>
      {(article) => (
        <>
          <ArticlePage
            title={article.title}
            mark={t('sense.title')}
            summary={article.summary}
            day={article.publishedOn}
            facts={[article.author ?? '', t('article.minutes', { count: article.readingMinutes })]}
            picture={article.picture ? <ArticlePicture picture={article.picture} /> : null}
            previous={linkTo(article.previous)}
            next={linkTo(article.next)}
            list={list}
            labels={{ previous: t('portal.article.previous'), next: t('portal.article.next') }}
          >
            <ArticleBody blocks={article.body} />
          </ArticlePage>
          <MoreArticles
            title={t('sense.related')}
            articles={article.related.map((other) => ({ ...other, href: `/common-sense/${other.id}` }))}
          />
        </>
      )}
    </LoadedArticle>
  );
}
