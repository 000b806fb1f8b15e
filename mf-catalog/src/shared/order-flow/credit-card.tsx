import { formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, classNames, Notice, Panel } from '@vitis/ui';
import styles from './credit-card.module.scss';
import type { CreditView } from './use-credit.ts';

/** 여신한도, what is used of it, and this order on top, with all terms of the sum. Nothing without a limit. */
export function CreditCard({ view, total }: { view: CreditView; total: number }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  if (view.status !== 'known') return null;
  const { credit, after } = view;
  const { limit, receivable, openOrders, openOrderCount } = credit;
  const money = (amount: number) => formatMoney(amount, language);
  const whole = Math.max(limit, after.exposure, 1);
  const share = (part: number) => `${(100 * Math.max(0, part)) / whole}%`;
  const terms = [
    // What was paid ahead is owed the other way round.
    {
      key: 'receivable',
      words: t(receivable < 0 ? 'desk.credit.ahead' : 'desk.credit.receivable'),
      amount: receivable,
    },
    { key: 'openOrders', words: t('desk.credit.openOrders', { count: openOrderCount }), amount: openOrders },
    { key: 'cart', words: t('credit.thisOrder'), amount: total },
  ] as const;
  const starts = [0, Math.max(0, receivable), Math.max(0, receivable) + openOrders];
  const over = money(Math.max(0, -after.available));

  return (
    <Panel title={t('credit.title')} className={styles.card}>
      <svg
        className={styles.bar}
        height="8"
        width="100%"
        role="img"
        aria-label={t('credit.share', { limit: money(limit), used: money(after.exposure) })}
      >
        {terms.map(({ key, amount }, index) => (
          <rect
            key={key}
            className={styles[key]}
            x={share(starts[index] ?? 0)}
            width={share(amount)}
            height="8"
          />
        ))}
        {limit < whole ? <rect className={styles.mark} x={share(limit)} width="2" height="8" /> : null}
      </svg>
      <dl className={styles.terms}>
        <div>
          <dt>{t('desk.credit.limit')}</dt>
          <dd>{money(limit)}</dd>
        </div>
        {terms.map(({ key, words, amount }) => (
          <div key={key}>
            <dt className={styles[key]}>{words}</dt>
            <dd>{`${amount < 0 ? '+' : '−'} ${money(Math.abs(amount))}`}</dd>
          </div>
        ))}
        <div className={classNames(styles.left, after.available < 0 && styles.passed)}>
          <dt>{t('credit.after')}</dt>
          <dd>{money(after.available)}</dd>
        </div>
      </dl>
      {after.verdict === 'PASS' ? null : (
        <Notice
          tone={after.verdict === 'BLOCK' ? 'bad' : 'careful'}
          role="status"
          action={
            <ButtonLink size="small" href="/chat">
              {t('order.credit.chat')}
            </ButtonLink>
          }
        >
          {t(after.verdict === 'BLOCK' ? 'credit.block' : 'credit.warn', { over })}
        </Notice>
      )}
    </Panel>
  );
}
