import type { ClientCredit } from '@vitis/contracts';
import { availableCredit, formatNumber } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './credit.module.scss';
import { creditShares } from './credit-shares.ts';

interface Props {
  client: Pick<ClientCredit, 'credit' | 'receivable' | 'overdue' | 'oldestOverdue'>;
  /** What would come to it beside what is ordered already, VAT included: an estimate. */
  cart?: { label: string; total: number } | undefined;
}

/** 여신: the limit, every term that is taken off it, what is left, and what is late. */
export function CreditBar({ client: { credit, receivable, overdue, oldestOverdue }, cart }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const total = cart?.total ?? 0;
  const left = credit === null ? null : availableCredit(credit, total);
  const won = (amount: number): string => formatNumber(amount, language);
  const shares = credit === null ? null : creditShares(credit, total);
  const terms = [
    { id: 'limit', term: t('portal.credit.limit'), detail: credit === null ? '–' : won(credit.limit) },
    {
      id: 'receivable',
      term: t('portal.credit.receivable'),
      detail: won(receivable),
      look: classNames(styles.ofOwed, overdue > 0 && styles.ofLate),
    },
    ...(credit === null
      ? []
      : [
          {
            id: 'openOrders',
            term: t('portal.credit.openOrders', { count: credit.openOrderCount }),
            detail: won(credit.openOrders),
            look: styles.ofToCome,
          },
        ]),
    ...(cart === undefined
      ? []
      : [{ id: 'cart', term: cart.label, detail: won(total), look: styles.ofCart }]),
    {
      id: 'left',
      term: t('portal.credit.left'),
      detail: left === null ? t('portal.credit.noLimit') : won(left),
      look: classNames(styles.ofLeft, left !== null && left < 0 && styles.passed),
    },
    {
      id: 'overdue',
      term: t('portal.credit.overdue'),
      detail:
        overdue === 0
          ? '–'
          : `${won(overdue)} · ${t('portal.credit.days', { count: oldestOverdue?.days ?? 0 })}`,
      look: overdue > 0 ? styles.passed : undefined,
    },
  ];
  return (
    <section className={styles.credit} aria-label={t('portal.credit.title')}>
      {shares === null ? null : (
        <svg className={styles.whole} width="100%" height="8" aria-hidden="true" focusable="false">
          <rect
            className={classNames(styles.owed, overdue > 0 && styles.late)}
            width={`${shares.owed}%`}
            height="8"
          />
          <rect className={styles.toCome} x={`${shares.owed}%`} width={`${shares.toCome}%`} height="8" />
          <rect
            className={styles.cart}
            x={`${shares.owed + shares.toCome}%`}
            width={`${shares.cart}%`}
            height="8"
          />
        </svg>
      )}
      <dl className={styles.terms}>
        {terms.map(({ id, term, detail, look }) => (
          <div key={id} className={look}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
