import type { ClientCredit } from '@vitis/contracts';
import { availableCredit, formatNumber } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './credit.module.scss';
import { type ShareOfCredit, ShareTerm } from './share-term.tsx';
import { SharesBar } from './shares-bar.tsx';

interface Props {
  client: Pick<ClientCredit, 'credit' | 'receivable' | 'overdue' | 'oldestOverdue'>;
  /** What would come to it beside what is ordered already, VAT included: an estimate. */
  cart?: { label: string; total: number } | undefined;
}

interface Term {
  id: string;
  term: ReactNode;
  detail: string;
  look?: string | undefined;
}

/** 여신: the limit, every term that is taken off it, what is left, and what is late. */
export function CreditBar({ client: { credit, receivable, overdue, oldestOverdue }, cart }: Props) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const total = cart?.total ?? 0;
  const left = credit === null ? null : availableCredit(credit, total);
  const won = (amount: number): string => formatNumber(amount, language);
  /** Without a limit there is no bar. */
  const keyed = (share: ShareOfCredit, words: string): ReactNode =>
    credit === null ? words : <ShareTerm share={share}>{words}</ShareTerm>;
  const terms: Term[] = [
    { id: 'limit', term: t('portal.credit.limit'), detail: credit === null ? '–' : won(credit.limit) },
    {
      id: 'receivable',
      // What was paid ahead has no share of the limit.
      term:
        receivable < 0
          ? t('portal.credit.receivable')
          : keyed(overdue > 0 ? 'late' : 'owed', t('portal.credit.receivable')),
      detail: won(receivable),
    },
    ...(credit === null
      ? []
      : [
          {
            id: 'openOrders',
            term: keyed('toCome', t('portal.credit.openOrders', { count: credit.openOrderCount })),
            detail: won(credit.openOrders),
          },
        ]),
    ...(cart === undefined ? [] : [{ id: 'cart', term: keyed('cart', cart.label), detail: won(total) }]),
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
      {credit === null ? null : <SharesBar credit={credit} cart={total} isLate={overdue > 0} />}
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
