import { listWineSenses } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link, useSearchParams } from '@vitis/platform/router';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, EmptyState, Picture } from '@vitis/ui';
import { listHref, readPage } from '../../shared/articles/list-address.ts';
import { ListPage } from '../../shared/articles/list-page.tsx';
import { ListResults } from '../../shared/articles/list-results.tsx';
import { listFacts } from '../../shared/list-facts.ts';
import styles from './common-sense.module.scss';

const PAGE = 20;

/** How wide the picture of an answer stands; the stylesheet says the same. */
const SIZES = '(min-width: 768px) 168px, 104px';

const sensesInput = (search: URLSearchParams) => ({
  query: { page: (readPage(search) ?? 1) - 1, size: PAGE },
});

const sensesRequest = ({ search }: Pick<RouteRequest, 'search'>) =>
  request(listWineSenses, sensesInput(search));

const hrefOf = (page: number) => listHref('/common-sense', {}, page);

function sensesHead(asked: RouteRequest, read: ReadData): PageHead {
  const answer = read(sensesRequest(asked));
  const senses = answer?._embedded.items ?? [];
  return {
    ...listFacts(
      answer?.page,
      senses.map(({ id }) => `/common-sense/${id}`),
    ),
    canonical: hrefOf(readPage(asked.search) ?? 1),
  };
}

/** Common sense about wine: what everyone in the trade is asked for, as a numbered list. */
export const Screen = defineScreen(CommonSenseScreen, {
  access: 'everyone',
  data: (asked) => [sensesRequest(asked)],
  head: sensesHead,
});

function CommonSenseScreen() {
  const { t } = useTranslation('mf-catalog');
  const [search] = useSearchParams();
  const load = useEndpoint(listWineSenses, sensesInput(search));
  const named = readPage(search);
  const page = named ?? 1;

  return (
    <ListPage title={t('sense.title')} hint={t('sense.hint')}>
      <ListResults
        load={load}
        page={page}
        hrefOf={hrefOf}
        refused={named === undefined ? [t('filter.page')] : []}
        nothing={
          <EmptyState
            title={t('sense.nothing')}
            action={<ButtonLink href="/">{t('action.home')}</ButtonLink>}
          />
        }
      >
        {(items) => (
          <ol className={styles.list} start={(page - 1) * PAGE + 1}>
            {items.map(({ id, title, summary, picture }, at) => (
              <li key={id} className={styles.entry}>
                <span className={styles.number} aria-hidden="true">
                  {String((page - 1) * PAGE + at + 1).padStart(2, '0')}
                </span>
                <div className={styles.text}>
                  <h2 className={styles.title}>
                    <Link className={styles.link} to={`/common-sense/${id}`}>
                      {title}
                    </Link>
                  </h2>
                  <p className={styles.summary}>{summary}</p>
                </div>
                <div className={styles.picture}>
                  {picture ? <Picture picture={picture} alt="" sizes={SIZES} fit="cover" /> : null}
                </div>
              </li>
            ))}
          </ol>
        )}
      </ListResults>
    </ListPage>
  );
}
