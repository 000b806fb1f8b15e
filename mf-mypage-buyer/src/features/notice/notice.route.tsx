import { getPost, type PostDetail } from '@vitis/contracts';
import { request, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ArticleBody, ArticlePage } from '@vitis/portal/article';
import { LoadedDocument } from '@vitis/portal/detail';
import { inputOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { NOTICES_PATH } from '../../shared/paths.ts';

/** One notice between its neighbours. */
export const Screen = defineScreen(NoticeScreen, {
  access: ['B2B'],
  data: ({ params }) => [request(getPost, inputOf(getPost, params.nid))],
  head: ({ params }, read) => {
    const notice = read(request(getPost, inputOf(getPost, params.nid)));
    return notice === undefined ? {} : { title: notice.title, crumbs: [{ label: notice.title }] };
  },
});

const linkTo = (notice: PostDetail['previous']) =>
  notice && { title: notice.title, href: `${NOTICES_PATH}/${notice.id}` };

function NoticeScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { nid } = useParams();
  const load = useEndpoint(getPost, inputOf(getPost, nid));
  useSocketHint('contents:changed', load.refresh);
  return (
    <LoadedDocument load={load} failed="portal.document.failed" texts="portal.document" list={NOTICES_PATH}>
      {(notice) => (
        <ArticlePage
          title={notice.title}
          day={notice.publishedOn}
          previous={linkTo(notice.previous)}
          next={linkTo(notice.next)}
          list={{ href: NOTICES_PATH, title: t('portal.document.toList') }}
          labels={{ previous: t('portal.article.previous'), next: t('portal.article.next') }}
        >
          <ArticleBody blocks={notice.body} />
        </ArticlePage>
      )}
    </LoadedDocument>
  );
}
