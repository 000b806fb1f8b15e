import type { NewsEventCard, NewsEventState } from '@vitis/contracts';
import { formatDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Tag, type Tone } from '@vitis/ui';
import type { ListedArticle } from './article-grid.tsx';

const TONES: Readonly<Record<NewsEventState, Tone>> = { RUNNING: 'good', COMING: 'gold', ENDED: 'muted' };

/** What an event is today, and how long it stays so. */
export function EventState({ event: { state, daysLeft } }: { event: NewsEventCard }) {
  const { t } = useTranslation('mf-catalog');
  if (state === null) return <Tag soft>{t('event.news')}</Tag>;
  const left =
    daysLeft === null
      ? ''
      : state === 'COMING'
        ? t('event.startsIn', { count: daysLeft })
        : daysLeft === 0
          ? t('event.lastDay')
          : t('event.endsIn', { count: daysLeft });
  return (
    <>
      <Tag tone={TONES[state]} soft>
        {t(`event.state.${state}`)}
      </Tag>
      {left === '' ? null : <span>{left}</span>}
    </>
  );
}

/** The days of an event in a few words; the day it was published for news. */
export function useEventPeriod(): (event: NewsEventCard) => string {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return ({ startsOn, endsOn, publishedOn }) => {
    if (startsOn === null) return formatDay(publishedOn, language);
    const from = formatDay(startsOn, language);
    if (endsOn === startsOn) return from;
    return t('event.period', { from, to: endsOn === null ? '' : formatDay(endsOn, language) }).trim();
  };
}

/** Turns an event into what a list shows of it. */
export function useEventEntry(): (event: NewsEventCard) => ListedArticle {
  const periodOf = useEventPeriod();
  return (event) => {
    const { id, title, summary, picture, state } = event;
    return {
      ...{ id, title, summary, picture },
      href: `/event/${id}`,
      mark: <EventState event={event} />,
      facts: [periodOf(event)],
      past: state === 'ENDED',
    };
  };
}
