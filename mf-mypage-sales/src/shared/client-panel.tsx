import type { Estimate, OrderForm } from '@vitis/contracts';
import { clientAddress, formatBusinessNumber, formatPhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { type Description, DescriptionList, Panel, TextLink } from '@vitis/ui';
import styles from './document.module.scss';
import { clientChatHref } from './paths.ts';

type Client = Pick<
  Estimate | OrderForm,
  | 'idClient'
  | 'clientName'
  | 'clientFullName'
  | 'clientMobile'
  | 'clientCompanyRegistrationNumber'
  | 'taxEmail'
  | 'businessClientType'
  | 'erpCode'
  | 'paymentDays'
>;

/** Who the document is for, and how to reach them. */
export function ClientPanel({ client, number }: { client: Client; number: string }) {
  const { t } = useTranslation('mf-mypage-sales');
  const items: Description[] = [
    { id: 'person', term: t('document.person'), detail: client.clientFullName },
    {
      id: 'mobile',
      term: t('document.mobile'),
      detail: client.clientMobile ? (
        <a className={styles.reach} href={`tel:${client.clientMobile}`}>
          {formatPhone(client.clientMobile)}
        </a>
      ) : (
        '–'
      ),
    },
    {
      id: 'registrationNumber',
      term: t('document.registrationNumber'),
      detail: formatBusinessNumber(client.clientCompanyRegistrationNumber),
    },
    { id: 'type', term: t('document.type'), detail: client.businessClientType || '–' },
    { id: 'taxEmail', term: t('document.taxEmail'), detail: client.taxEmail ?? '–' },
    {
      id: 'paymentDays',
      term: t('document.paymentTerms'),
      detail: t('document.paymentDays', { count: client.paymentDays }),
    },
    { id: 'erpCode', term: t('document.erpCode'), detail: client.erpCode || '–' },
  ];
  return (
    <Panel
      title={<TextLink href={clientAddress(client.idClient)}>{client.clientName}</TextLink>}
      action={
        <TextLink href={clientChatHref(client.idClient, number)} variant="quiet" arrow>
          {t('document.chat')}
        </TextLink>
      }
    >
      <DescriptionList items={items} />
    </Panel>
  );
}
