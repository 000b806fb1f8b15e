import { listMagazines, listNewsEvents, type NewsEventCard } from '@vitis/contracts';
import { shortDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { useIsOpen } from '@vitis/portal/remote';
import { Picture, TextLink } from '@vitis/ui';
import { latestArticles, latestEvents } from './home-data.ts';
import styles from './stories.module.scss';

/** As wide as its place; on a phone a softer one does. */
const SIZES = '(min-width: 1200px) 660px, (min-width: 768px) 58vw, 66vw';

/** What the house writes: the latest of the magazine at large, and beside it what is going on. */
export function Stories() {
  const { t } = useTranslation('mf-catalog');
  const isOpen = useIsOpen();
  const articles = useEndpoint(listMagazines, latestArticles).data?._embedded.items ?? [];
  const events = useEndpoint(listNewsEvents, latestEvents).data?._embedded.items ?? [];
  const [first, ...others] = isOpen('/magazine') ? articles : [];
  const running = isOpen('/event') ? events.filter(({ state }) => state !== 'ENDED') : [];
  if (first === undefined && running.length === 0) return null;

  return (
    <div className={styles.stories}>
      {first === undefined ? null : (
        <section className={styles.magazine}>
          <header className={styles.head}>
            <h2>{t('home.magazine')}</h2>
            <TextLink href="/magazine" variant="quiet" arrow className={styles.more}>
              {t('home.allMagazine')}
            </TextLink>
          </header>
          <article className={styles.first}>
            {first.picture ? (
              <div className={styles.picture}>
                <Picture picture={first.picture} alt="" sizes={SIZES} fit="cover" />
              </div>
            ) : null}
            <p className={styles.category}>{first.category?.name}</p>
            <h3 className={styles.title}>
              <Link to={`/magazine/${first.id}`} className={styles.whole}>
                {first.title}
              </Link>
            </h3>
            <p className={styles.summary}>{first.summary}</p>
          </article>
          <ul className={styles.others}>
            {others.map((article) => (
              <li key={article.id}>
                <span className={styles.category}>{article.category?.name}</span>
                <Link to={`/magazine/${article.id}`}>{article.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {running.length === 0 ? null : (
        <section className={styles.events}>
          <header className={styles.head}>
            <h2>{t('home.events')}</h2>
            <TextLink href="/event" variant="quiet" arrow className={styles.more}>
              {t('home.allEvents')}
            </TextLink>
          </header>
          <ul className={styles.list}>
            {running.map((event) => (
              <li key={event.id} className={styles.event}>
                <EventDays event={event} />
                <div>
                  <h3>
                    <Link to={`/event/${event.id}`} className={styles.whole}>
                      {event.title}
                    </Link>
                  </h3>
                  <p className={styles.summary}>{event.summary}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The day that counts: the first of what comes, the last of what runs, that of the news. */
function EventDays({ event }: { event: NewsEventCard }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { state, startsOn, endsOn, publishedOn } = event;
  const day = (state === 'COMING' ? startsOn : state === 'RUNNING' ? endsOn : null) ?? publishedOn;
  const said = shortDay(day, language);
  return (
    <p className={styles.day} data-state={state ?? 'NEWS'}>
      <b>{state === null ? t('event.news') : t(`event.state.${state}`)}</b>
      <time dateTime={day}>{state === 'RUNNING' && endsOn ? t('event.until', { day: said }) : said}</time>
    </p>
  );
}
