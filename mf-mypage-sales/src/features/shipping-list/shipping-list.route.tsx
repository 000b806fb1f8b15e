import { shortDay, shortTime } from '@vitis/domain';
import { $online, useStore } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { Button, EmptyState, Notice, Skeleton, SkeletonGroup, TabLinks, truckIcon } from '@vitis/ui';
import { GoToDay } from '../../shared/go-to-day.tsx';
import { LoadingPanel } from './loading-panel.tsx';
import { MapPanel } from './map-panel.tsx';
import { useOutboxAtWork } from './outbox/use-outbox.ts';
import { OutboxBar } from './outbox-bar.tsx';
import styles from './shipping-list.module.scss';
import { StopCard } from './stop-card.tsx';
import { openStops } from './stops.ts';
import { dayHref, shippingDays, useShippingDay, useStops } from './use-shipping-day.ts';
import { useStopNews } from './use-stop-news.ts';

/** The driver's stops of a day, in their order. What is done without a signal waits on the device and is sent later. */
export const Screen = defineScreen(ShippingListScreen, { access: ['DRIVER'] });

function ShippingListScreen() {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const isOnline = useStore($online);
  const navigate = useNavigate();
  const { day, today } = useShippingDay();
  const { list, outbox, stops, isThere, keptAt, unread } = useStops(day);
  const { news, put: putNews } = useStopNews(day, list.data?._embedded.items);
  useOutboxAtWork();

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('shipping.title')}</h1>
        <p role="status" className={styles.left}>
          {stops.length > 0 ? t('shipping.left', { total: stops.length, left: openStops(stops) }) : ''}
        </p>
        <GoToDay
          className={styles.day}
          day={day}
          onGo={(named) => void navigate(dayHref(named, today), { preventScrollReset: true })}
        />
      </header>
      <TabLinks
        label={t('shipping.days')}
        items={shippingDays(today).map((each) => ({
          href: each.href,
          label: (
            <>
              {t(`shipping.day.${each.step}`)} <small>{shortDay(each.day, language)}</small>
            </>
          ),
          current: each.day === day,
        }))}
      />
      {isOnline && keptAt === null ? null : (
        <div data-says-offline>
          <Notice
            tone="careful"
            role="status"
            title={t(isOnline ? 'shipping.unreachable' : 'shipping.offline')}
          >
            {keptAt === null ? null : (
              <p>
                <b>{t('shipping.keptAt', { time: shortTime(keptAt, language) })}</b>
              </p>
            )}
            {t('shipping.offlineText')}
          </Notice>
        </div>
      )}
      {unread.length === 0 ? null : (
        <Notice
          tone="bad"
          role="alert"
          title={t('shipping.unread.title', { count: unread.length })}
          action={
            isOnline ? (
              <Button size="small" onClick={() => location.reload()}>
                {t('shipping.unread.reload')}
              </Button>
            ) : null
          }
        >
          {unread.some((name) => name !== '') ? (
            <p>
              <b>{unread.filter((name) => name !== '').join(', ')}</b>
            </p>
          ) : null}
          {t(isOnline ? 'shipping.unread.online' : 'shipping.unread.offline')}
        </Notice>
      )}
      {news === null ? null : (
        <Notice
          tone="careful"
          role="status"
          title={t('shipping.news.title')}
          close={{ label: t('portal.common.close'), onClose: putNews }}
        >
          {(['added', 'moved', 'gone'] as const).map((kind) =>
            news[kind].length === 0 ? null : (
              <p key={kind}>{t(`shipping.news.${kind}`, { names: news[kind].join(', ') })}</p>
            ),
          )}
        </Notice>
      )}
      <OutboxBar
        outbox={outbox}
        shown={!isThere && list.status === 'loading' ? null : stops}
        day={day}
        today={today}
      />
      <MapPanel stops={stops} />
      <LoadingPanel stops={stops} />
      <Stops {...{ list, stops, outbox, isThere }} />
    </div>
  );
}

function Stops({
  list,
  stops,
  outbox,
  isThere,
}: Pick<ReturnType<typeof useStops>, 'list' | 'stops' | 'outbox' | 'isThere'>) {
  const { t } = useTranslation('mf-mypage-sales');
  if (!isThere && list.status === 'loading')
    return (
      <SkeletonGroup className={styles.stops} label={t('portal.common.loading')}>
        <Skeleton shape="block" height={236} />
        <Skeleton shape="block" height={236} />
      </SkeletonGroup>
    );
  if (!isThere && list.status === 'failed') return <LoadFailure title={t('shipping.failed')} load={list} />;
  if (stops.length === 0)
    return <EmptyState icon={truckIcon} title={t('shipping.none')} message={t('shipping.noneText')} />;
  return (
    <ol className={styles.stops} aria-label={t('shipping.stops')}>
      {stops.map((stop, index) => (
        <StopCard
          key={stop.delivery.idDeliveryInfo}
          stop={stop}
          number={index + 1}
          sending={outbox.sending}
        />
      ))}
    </ol>
  );
}
