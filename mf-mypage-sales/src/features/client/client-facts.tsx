import type { Client } from '@vitis/contracts';
import { addressLine, formatBusinessNumber, formatPhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { DescriptionList, Panel, Tag } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import own from './client.module.scss';

/** Who the client is, whom to call, and where its wines go. */
export function ClientFacts({ client }: { client: Client }) {
  const { t } = useTranslation('mf-mypage-sales');
  const call = (number: string | null) =>
    number ? (
      <a className={styles.reach} href={`tel:${number}`}>
        {formatPhone(number)}
      </a>
    ) : (
      '–'
    );
  return (
    <>
      <Panel title={t('client.contacts')}>
        {client.contacts.length === 0 ? <p className={styles.quiet}>{t('client.noContacts')}</p> : null}
        <ul className={own.people}>
          {client.contacts.map(({ id, fullName, email, mobile }) => (
            <li key={id}>
              <b>{fullName}</b> {call(mobile)}
              <a className={styles.reach} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('client.company')}>
        <DescriptionList
          items={[
            {
              id: 'registrationNumber',
              term: t('document.registrationNumber'),
              detail: formatBusinessNumber(client.clientCompanyRegistrationNumber),
            },
            { id: 'representative', term: t('client.representative'), detail: client.representativeName },
            {
              id: 'business',
              term: t('client.business'),
              detail: [client.businessType, client.businessItem].filter(Boolean).join(' / ') || '–',
            },
            { id: 'phone', term: t('client.phone'), detail: call(client.phone) },
            { id: 'address', term: t('client.address'), detail: client.address || '–' },
            { id: 'taxEmail', term: t('document.taxEmail'), detail: client.taxEmail ?? '–' },
            {
              id: 'paymentDays',
              term: t('document.paymentTerms'),
              detail: t('document.paymentDays', { count: client.paymentDays }),
            },
          ]}
        />
      </Panel>
      <Panel title={t('client.addresses')}>
        {client.addresses.length === 0 ? <p className={styles.quiet}>{t('client.noAddresses')}</p> : null}
        <ul className={own.people}>
          {client.addresses.map((address) => (
            <li key={address.id}>
              <span>
                <b>{address.name}</b>{' '}
                {address.isDefault ? <Tag soft>{t('client.defaultAddress')}</Tag> : null}
              </span>
              <span>{addressLine(address)}</span>
              <span>
                {address.fullName} {call(address.mobile)}
              </span>
              {address.message ? <span className={styles.quiet}>{address.message}</span> : null}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
