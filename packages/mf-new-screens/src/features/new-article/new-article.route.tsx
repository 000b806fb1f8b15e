import { getLegalDocument } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ArticlePage, ArticleSections } from '@vitis/portal/article';
import { LoadedDocument } from '@vitis/portal/detail';
import { inputOf } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';

/** Something to read: its title names the page. */
export const Screen = defineScreen(Article, {
  access: getLegalDocument.access,
  data: ({ params }) => [request(getLegalDocument, inputOf(getLegalDocument, params.type))],
  head: ({ params }, read) => {
    const article = read(request(getLegalDocument, inputOf(getLegalDocument, params.type)));
    return article === undefined ? {} : { title: article.title };
  },
});

function Article() {
  const { t } = useTranslation('mf-new-screens');
  const { type } = useParams();
  const load = useEndpoint(getLegalDocument, inputOf(getLegalDocument, type));
  return (
    <LoadedDocument
      load={load}
      failed="portal.document.failed"
      texts="portal.document"
      list="/its-path/article"
    >
      {(article) => (
        <ArticlePage
          title={article.title}
          day={article.effectiveDate}
          labels={{ previous: t('portal.article.previous'), next: t('portal.article.next') }}
        >
          <ArticleSections sections={article.sections} />
        </ArticlePage>
      )}
    </LoadedDocument>
  );
}
