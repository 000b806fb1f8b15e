import type { OrderStart } from '@vitis/contracts';
import { creditVerdict, formatBusinessNumber, formatMoney, formatPhone } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useFormAround } from '@vitis/portal/forms';
import { Button, DescriptionList, Notice, Panel, Select } from '@vitis/ui';
import styles from './regist.module.scss';
import type { RegistValues } from './regist-values.ts';

interface Props {
  start: OrderStart;
  /** What is being ordered, VAT included; null where nothing is ordered yet. */
  total: number | null;
  onOther: () => void;
}

/** Who calls, who of them asks, and how far their credit reaches. */
export function ClientFacts({ start, total, onOther }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const { field } = useFormAround<RegistValues>();
  const { client, credit } = start;
  return (
    <Panel
      title={client.companyName}
      action={
        <Button size="small" variant="quiet" onClick={onOther}>
          {t('regist.otherClient')}
        </Button>
      }
    >
      <p className={styles.facts}>
        {[client.erpCode, formatBusinessNumber(client.registrationNumber), client.businessClientType]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {client.buyers.length === 0 ? (
        <Notice tone="bad" role="alert">
          {t('regist.noBuyer')}
        </Notice>
      ) : (
        <Select
          {...field('idBuyer')}
          label={t('regist.buyer')}
          options={client.buyers.map(({ id, fullName, mobile }) => ({
            value: `${id}`,
            label: [fullName, mobile ? formatPhone(mobile) : null].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {credit ? <CreditFacts credit={credit} total={total} /> : null}
    </Panel>
  );
}

/** 가용 여신 with all of its terms, this order among them. */
function CreditFacts({ credit, total }: { credit: NonNullable<OrderStart['credit']>; total: number | null }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const { limit, receivable, openOrders, openOrderCount } = credit;
  const cart = total ?? 0;
  const { verdict, available } = creditVerdict(credit, { receivable, confirmedOrders: openOrders, cart });
  return (
    <div className={styles.credit} aria-live="polite">
      <DescriptionList
        items={[
          { id: 'limit', term: t('regist.credit.limit'), detail: money(limit) },
          { id: 'receivable', term: t('regist.credit.receivable'), detail: `− ${money(receivable)}` },
          {
            id: 'openOrders',
            term: t('regist.credit.openOrders', { count: openOrderCount }),
            detail: `− ${money(openOrders)}`,
          },
          ...(total === null
            ? []
            : [{ id: 'cart', term: t('regist.credit.thisOrder'), detail: `− ${money(total)}` }]),
          { id: 'available', term: t('regist.credit.available'), detail: <b>{money(available)}</b> },
        ]}
      />
      {verdict === 'PASS' ? null : (
        <Notice tone={verdict === 'BLOCK' ? 'bad' : 'careful'} role="status">
          {t(verdict === 'BLOCK' ? 'regist.credit.block' : 'regist.credit.warn', {
            over: money(Math.max(0, -available)),
          })}
        </Notice>
      )}
    </div>
  );
}
