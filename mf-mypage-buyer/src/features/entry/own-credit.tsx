import type { CashStatement, Dashboard } from '@vitis/contracts';
import { formatMoney, listedDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { SharesBar, ShareTerm } from '@vitis/portal/credit';
import { type Description, DescriptionList, Panel, Skeleton, TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import { CASH_PATH, OPEN_ORDERS_PATH } from '../../shared/paths.ts';
import styles from './overview.module.scss';

interface Props {
  /** Undefined while it is on its way, null where no limit is set. */
  credit: Dashboard['credit'];
  owed: CashStatement['owed'] | undefined;
}

/** What may still be ordered, with every term of the sum, and what is to be paid next. */
export function OwnCredit({ credit, owed }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(amount, language);
  if (credit === undefined)
    return (
      <Panel title={t('overview.credit.title')}>
        <Skeleton shape="block" height={164} />
      </Panel>
    );
  const isLate = owed !== undefined && owed.overdue > 0;
  const receivable = credit?.receivable ?? owed?.receivable ?? 0;
  const receivableTerm = (): ReactNode => {
    // What was paid ahead is owed the other way round, and has no share of the limit.
    if (receivable < 0) return t('overview.credit.ahead');
    const words = t('overview.credit.receivable');
    return credit === null ? words : <ShareTerm share={isLate ? 'late' : 'owed'}>{words}</ShareTerm>;
  };
  const items: Description[] = [
    ...(credit === null
      ? []
      : [{ id: 'limit', term: t('overview.credit.limit'), detail: money(credit.limit) }]),
    {
      id: 'receivable',
      term: receivableTerm(),
      detail: (
        <TextLink variant="underlined" href={CASH_PATH}>
          {money(Math.abs(receivable))}
        </TextLink>
      ),
    },
    ...(credit === null
      ? []
      : [
          {
            id: 'openOrders',
            term: (
              <ShareTerm share="toCome">
                {t('overview.credit.openOrders', { count: credit.openOrderCount })}
              </ShareTerm>
            ),
            detail: (
              <TextLink variant="underlined" href={OPEN_ORDERS_PATH}>
                {money(credit.openOrders)}
              </TextLink>
            ),
          },
        ]),
    ...(owed?.nextDue
      ? [
          {
            id: 'nextDue',
            term: t('overview.credit.nextDue', {
              day: listedDay(owed.nextDue.date, language, serverNow()).rest,
            }),
            detail: money(owed.nextDue.amount),
          },
        ]
      : []),
  ];
  return (
    <Panel title={t('overview.credit.title')}>
      <p className={styles.sum} data-passed={(credit !== null && credit.available < 0) || undefined}>
        {credit === null ? t('overview.credit.noLimit') : money(credit.available)}
      </p>
      {credit === null ? null : <SharesBar credit={credit} isLate={isLate} />}
      <DescriptionList className={styles.terms} items={items} />
    </Panel>
  );
}
