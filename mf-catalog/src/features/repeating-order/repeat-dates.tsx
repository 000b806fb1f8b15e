import {
  confirmRepeatDate,
  listOrderForms,
  listRepeatingOrders,
  type RepeatDate,
  type RepeatingOrder,
  skipRepeatDate,
} from '@vitis/contracts';
import { documentAddress, formatDay, REPEAT_DATES, wineTitle } from '@vitis/domain';
import { confirm, publish } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { Button, Status, TextLink } from '@vitis/ui';
import styles from './repeating-order.module.scss';

/** The next dates, each with what can be done with it, and what became of the last ones. */
export function RepeatDates({ order }: { order: RepeatingOrder }) {
  const { t } = useTranslation('mf-catalog');
  if (order.dates.length === 0 && order.past.length === 0) return <div />;
  return (
    <div className={styles.dates}>
      {order.dates.length === 0 ? null : (
        <>
          <h3>{t('subscribe.next')}</h3>
          <ul>
            {order.dates.map((date) => (
              <NextDate key={date.day} order={order} date={date} />
            ))}
          </ul>
        </>
      )}
      {order.past.length === 0 ? null : (
        <details className={styles.past}>
          <summary>{t('subscribe.past')}</summary>
          <ul>
            {order.past.map((date) => (
              <li key={date.day} className={styles.date}>
                <DateWords order={order} date={date} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function DateWords({ order, date }: { order: RepeatingOrder; date: RepeatDate }) {
  const gone = order.products.filter(({ price }) => price === null).map(({ product }) => wineTitle(product));
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { label, tone } = REPEAT_DATES[date.state];
  return (
    <div className={styles.dateWords}>
      <b>{formatDay(date.deliveryDay, language)}</b>
      <Status tone={tone}>{label[language]}</Status>
      {date.orderFormNumber === null ? null : (
        <TextLink href={documentAddress('orderForm', 'B2B', date.orderFormNumber)}>
          {date.orderFormNumber}
        </TextLink>
      )}
      {date.deliveryDay === date.day ? null : (
        <span className={styles.moved}>{t('subscribe.moved', { day: formatDay(date.day, language) })}</span>
      )}
      {date.state === 'FAILED' && date.refusal !== null ? (
        <span className={styles.refused}>
          {date.refusal === 'PRODUCT_UNAVAILABLE' && gone.length > 0
            ? t('subscribe.refusal.gone', { names: gone.join(', ') })
            : t(`subscribe.refusal.${date.refusal}`, t('subscribe.refusal.OTHER'))}
        </span>
      ) : null}
      {date.state === 'PLANNED' ? (
        <span className={styles.moved}>
          {t('subscribe.preparedOn', { day: formatDay(date.preparedOn, language) })}
        </span>
      ) : null}
    </div>
  );
}

/** A date to come. One that waits is ordered by one press; a passed credit limit that only warns is asked about. */
function NextDate({ order, date }: { order: RepeatingOrder; date: RepeatDate }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const refreshes = [listRepeatingOrders, listOrderForms];
  const skipping = useSettledCommand(skipRepeatDate, { refreshes });
  const ordering = useSettledCommand(confirmRepeatDate, { refreshes, tells: ['refused', 'stale'] });
  const params = { id: order.id, day: date.day };
  const day = formatDay(date.deliveryDay, language);

  const place = async (creditAcknowledged: boolean): Promise<void> => {
    const shownPrices = order.products.flatMap(({ idProduct, unitPrice }) =>
      unitPrice === null ? [] : { idProduct, unitPrice },
    );
    const { version } = order;
    const outcome = await ordering.run({ params, body: { version, shownPrices, creditAcknowledged } });
    if (outcome.kind === 'done') {
      const placed = outcome.body.dates.find((each) => each.day === date.day)?.orderFormNumber;
      if (placed) publish('order/placed', { orderFormNumber: placed });
    }
    const problem = outcome.kind === 'refused' ? outcome.problem : null;
    if (problem?.code !== 'CREDIT_LIMIT_WARNING' || creditAcknowledged) return;
    ordering.forget();
    const words = { title: t('order.credit.warning'), accept: t('order.credit.accept') };
    if (await confirm(problem.message, words)) await place(true);
  };
  const canOrder = date.state === 'WAITING' || date.state === 'FAILED';
  const canSkip = canOrder || date.state === 'PLANNED';

  return (
    <li className={styles.date}>
      <DateWords order={order} date={date} />
      <div className={styles.dateSteps}>
        {canOrder ? (
          <Button
            size="small"
            variant="primary"
            loading={ordering.busy}
            disabled={skipping.busy}
            aria-label={t('subscribe.orderOf', { day })}
            onClick={() => void place(false)}
          >
            {t('subscribe.order')}
          </Button>
        ) : null}
        {canSkip || date.state === 'SKIPPED' ? (
          <Button
            size="small"
            variant="quiet"
            loading={skipping.busy}
            disabled={ordering.busy}
            aria-label={t(canSkip ? 'subscribe.skipOf' : 'subscribe.unskipOf', { day })}
            onClick={() => void skipping.run({ params, body: { skipped: canSkip } })}
          >
            {t(canSkip ? 'subscribe.skip' : 'subscribe.unskip')}
          </Button>
        ) : null}
      </div>
      {ordering.refusal ? (
        <p role="alert" className={styles.refused}>
          {ordering.refusal.message}
        </p>
      ) : null}
    </li>
  );
}
