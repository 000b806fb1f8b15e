import { getNewsEvent, type NewsEventDetail } from '@vitis/contracts';
import { formatDay, wineListAddress } from '@vitis/domain';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { ArticleBody, ArticlePage } from '@vitis/portal/article';
import { defineScreen } from '@vitis/portal/remote';
import { Notice, TextLink } from '@vitis/ui';
import { MoreArticles } from '../../shared/articles/article-grid.tsx';
import { articleHead } from '../../shared/articles/article-head.ts';
import { ArticlePicture } from '../../shared/articles/article-picture.tsx';
import { ArticleWines } from '../../shared/articles/article-wines.tsx';
import { LoadedArticle } from '../../shared/articles/loaded-article.tsx';
import { EventState, useEventEntry, useEventPeriod } from '../../shared/articles/use-event-entry.tsx';
import { askedId, idOf } from '../../shared/asked-id.ts';

const head = ({ params }: RouteRequest, read: ReadData): PageHead =>
  articleHead(read(request(getNewsEvent, askedId(params.eid))));

/** An event: when it is, what it offers, and its wines. */
export const Screen = defineScreen(EventDetail, {
  access: 'everyone',
  data: ({ params }) => [request(getNewsEvent, askedId(params.eid))],
  head,
});

function EventDetail() {
  const { t } = useTranslation('mf-catalog');
  const { eid } = useParams();
  const id = idOf(eid);
  const load = useEndpoint(getNewsEvent, id === null ? null : askedId(eid));
  const entryOf = useEventEntry();
  const factsOf = useEventFacts();
  const list = { href: '/event', title: t('event.toList') };

  return (
    <LoadedArticle id={id} load={load} list={list}>
      {(event) => (
        <>
          <ArticlePage
            title={event.title}
            mark={<EventState event={event} />}
            summary={event.summary}
            facts={factsOf(event)}
            picture={event.picture ? <ArticlePicture picture={event.picture} /> : null}
            list={list}
            labels={{ previous: t('portal.article.previous'), next: t('portal.article.next') }}
          >
            {event.state === 'ENDED' ? (
              <Notice
                title={t('event.ended')}
                action={<TextLink href="/event?state=RUNNING">{t('event.running')}</TextLink>}
              />
            ) : null}
            <ArticleBody blocks={event.body} />
          </ArticlePage>
          <ArticleWines
            title={t('event.wines')}
            wines={event.products}
            all={{ href: wineListAddress({ idEvent: event.id }), label: t('article.allWines') }}
          />
          <MoreArticles title={t('event.related')} articles={event.related.map(entryOf)} />
        </>
      )}
    </LoadedArticle>
  );
}

/** When an event is and when it was published, who wrote of it, and how long that takes to read. */
function useEventFacts(): (event: NewsEventDetail) => string[] {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const periodOf = useEventPeriod();
  return (event) => {
    const { startsOn, publishedOn, author = '', readingMinutes } = event;
    return [
      periodOf(event),
      // News has the day of its publication in the place of a period.
      startsOn === null ? '' : t('event.published', { day: formatDay(publishedOn, language) }),
      author,
      readingMinutes === undefined ? '' : t('article.minutes', { count: readingMinutes }),
    ];
  };
}
