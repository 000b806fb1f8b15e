import type { OrderForm } from '@vitis/contracts';
import { formatDay, formatMoney, shortTime } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DescriptionList, Panel, TextLink } from '@vitis/ui';
import { RECEIVABLES_PATH } from '../../shared/paths.ts';

/** 입금 알림: what the client told of its transfer, and the way to where its payment is entered. */
export function OrderDeposit({ order: { deposit, erpCode, status } }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  if (deposit === null || status === 'CANCELLED') return null;
  const { depositor, day, amount, noticedAt } = deposit;
  return (
    <Panel
      title={t('deposit.title')}
      action={
        erpCode ? (
          <TextLink arrow href={`${RECEIVABLES_PATH}?${new URLSearchParams({ code: erpCode })}`}>
            {t('deposit.toLedger')}
          </TextLink>
        ) : null
      }
    >
      <DescriptionList
        items={[
          { id: 'depositor', term: t('deposit.depositor'), detail: depositor },
          { id: 'day', term: t('payment.day'), detail: formatDay(day, language) },
          { id: 'amount', term: t('payment.amount'), detail: formatMoney(amount, language) },
          { id: 'noticedAt', term: t('deposit.noticedAt'), detail: shortTime(noticedAt, language) },
        ]}
      />
    </Panel>
  );
}
