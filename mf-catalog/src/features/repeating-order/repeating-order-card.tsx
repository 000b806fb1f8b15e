import {
  listOrderForms,
  listRepeatingOrders,
  type RepeatingOrder,
  type RepeatingOrderStatus,
  setRepeatingOrderStatus,
} from '@vitis/contracts';
import { formatBottles, formatMoney, listed, streetLine } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Button, ButtonLink, Notice, Status, type Tone } from '@vitis/ui';
import { bottlesOf, cartLine, isAskable, sumOf } from '../../shared/order-flow/cart-line.ts';
import { RepeatDates } from './repeat-dates.tsx';
import styles from './repeating-order.module.scss';
import { useRhythm } from './rhythm.ts';

const TONES: Readonly<Record<RepeatingOrderStatus, Tone>> = {
  ACTIVE: 'good',
  PAUSED: 'careful',
  ENDED: 'muted',
};

/** One repeating order: its rhythm, what it comes to today, its next dates, and what can be done with it. */
export function RepeatingOrderCard({ order }: { order: RepeatingOrder }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const rhythm = useRhythm()(order.interval, order.firstDay);
  const { run, busy } = useSettledCommand(setRepeatingOrderStatus, {
    refreshes: [listRepeatingOrders, listOrderForms],
  });
  const lines = order.products.map((item) => cartLine(item));
  const troubled = lines.filter(({ state }) => state !== 'orderable');
  const { total } = sumOf(lines.filter(isAskable));
  const { shipping } = order;
  const set = (status: RepeatingOrderStatus) => void run({ params: { id: order.id }, body: { status } });
  const end = async () => {
    const words = { title: t('subscribe.endTitle'), accept: t('subscribe.end') };
    if (await confirm(t('subscribe.endQuestion'), words)) set('ENDED');
  };

  return (
    <li className={styles.card} data-status={order.status} id={`repeating-order-${order.id}`}>
      <header className={styles.head}>
        <h2>{rhythm}</h2>
        <Status tone={TONES[order.status]}>{t(`subscribe.status.${order.status}`)}</Status>
        <p className={styles.how}>{t(order.asksFirst ? 'subscribe.asks' : 'subscribe.atOnce')}</p>
      </header>
      <div className={styles.body}>
        <div className={styles.what}>
          <p>
            <b>
              {listed(
                lines.map(({ title }) => title),
                language,
              )}
            </b>
          </p>
          <p>
            {formatBottles(bottlesOf(lines), language)} · {t('subscribe.today')}{' '}
            <b className={styles.money}>{formatMoney(total, language)}</b> {t('subscribe.withVat')}
          </p>
          <p className={styles.where}>
            {streetLine(shipping)} · {shipping.fullName}
          </p>
          {order.status === 'ENDED' || troubled.length === 0 ? null : (
            <Notice tone="careful" title={t('subscribe.trouble')}>
              <ul className={styles.troubles}>
                {troubled.map(({ id, title, state, item }) => (
                  <li key={id}>
                    {t(`subscribe.state.${state}`, {
                      title,
                      quantity: formatBottles(item.price?.stock ?? 0, language),
                    })}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
        <RepeatDates order={order} />
      </div>
      {order.status === 'ENDED' ? null : (
        <footer className={styles.steps}>
          <ButtonLink size="small" href={`/order/subscribe?change=${order.id}`}>
            {t('subscribe.change')}
          </ButtonLink>
          {order.status === 'ACTIVE' ? (
            <Button size="small" loading={busy} onClick={() => set('PAUSED')}>
              {t('subscribe.pause')}
            </Button>
          ) : (
            <Button size="small" variant="primary" loading={busy} onClick={() => set('ACTIVE')}>
              {t('subscribe.resume')}
            </Button>
          )}
          <Button size="small" variant="quiet" disabled={busy} onClick={() => void end()}>
            {t('subscribe.end')}
          </Button>
        </footer>
      )}
    </li>
  );
}
