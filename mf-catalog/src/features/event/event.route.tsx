import { listNewsEvents, NEWS_EVENT_STATES } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, EmptyState, TabLinks } from '@vitis/ui';
import { ArticleGrid } from '../../shared/articles/article-grid.tsx';
import { CARD_SIZES } from '../../shared/articles/card-sizes.ts';
import { ListPage } from '../../shared/articles/list-page.tsx';
import { ListResults } from '../../shared/articles/list-results.tsx';
import { useEventEntry } from '../../shared/articles/use-event-entry.tsx';
import { listFacts } from '../../shared/list-facts.ts';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { eventHref, eventInput, readEventAddress } from './event-address.ts';

const eventRequest = ({ search }: Pick<RouteRequest, 'search'>) =>
  request(listNewsEvents, eventInput(readEventAddress(search).address));

function eventHead(asked: RouteRequest, read: ReadData): PageHead {
  const answer = read(eventRequest(asked));
  const events = answer?._embedded.items ?? [];
  const picture = events[0]?.picture;
  return {
    ...listFacts(
      answer?.page,
      events.map(({ id }) => `/event/${id}`),
    ),
    canonical: eventHref(readEventAddress(asked.search).address),
    ...(picture ? { image: preloadOf(picture, CARD_SIZES.lead) } : {}),
  };
}

/** Events and news: what runs first, what has ended last. */
export const Screen = defineScreen(EventScreen, {
  access: 'everyone',
  data: (asked) => [eventRequest(asked)],
  head: eventHead,
});

function EventScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const { address, refused } = readEventAddress(search);
  const load = useEndpoint(listNewsEvents, eventInput(address));
  const entryOf = useEventEntry();
  const names = { state: t('event.stateLabel'), page: t('filter.page') };
  const tabs = [null, ...NEWS_EVENT_STATES].map((state) => ({
    href: eventHref({ state }),
    label: state === null ? t('event.all') : t(`event.state.${state}`),
    current: state === address.state,
  }));

  return (
    <ListPage
      title={t('event.title')}
      hint={t('event.hint')}
      tools={<TabLinks label={t('event.stateLabel')} items={tabs} />}
    >
      <ListResults
        load={load}
        page={address.page}
        hrefOf={(page) => eventHref({ ...address, page })}
        refused={refused.map((name) => names[name])}
        nothing={
          <EmptyState
            title={t('event.nothing')}
            message={t('event.nothingHint')}
            action={<ButtonLink href="/event">{t('event.toList')}</ButtonLink>}
          />
        }
      >
        {(items) => <ArticleGrid label={t('event.title')} articles={items.map(entryOf)} />}
      </ListResults>
    </ListPage>
  );
}
