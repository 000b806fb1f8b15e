import {
  type BusinessClient,
  downloadFile,
  getBusinessClient,
  getMe,
  listShippingAddresses,
  urlOf,
} from '@vitis/contracts';
import { addressLine, formatBusinessNumber, formatPhone, MEMBER_INFO_PATH } from '@vitis/domain';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, DescriptionList, Panel, SkeletonText, TextLink } from '@vitis/ui';
import { ContactPanel } from '../../shared/contact/contact-panel.tsx';
import { CLIENT_INFO_EDIT_PATH, WITHDRAW_PATH } from '../../shared/own-data/paths.ts';
import { AddressPanel } from './address-panel.tsx';
import styles from './client-info.module.scss';

/** The buyer's company, as the shop knows it, and the sales contact who looks after it. */
export const Screen = defineScreen(ClientInfoScreen, {
  access: ['B2B'],
  data: () => [request(getBusinessClient), request(getMe), request(listShippingAddresses)],
});

function ClientInfoScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <h1>{t('clientInfo.title')}</h1>
      <Company />
      <nav className={styles.links} aria-label={t('clientInfo.more')}>
        <TextLink href={MEMBER_INFO_PATH}>{t('clientInfo.toMember')}</TextLink>
        <TextLink variant="quiet" href={WITHDRAW_PATH}>
          {t('clientInfo.toWithdraw')}
        </TextLink>
      </nav>
    </div>
  );
}

function Company() {
  const { t } = useTranslation('mf-mypage-buyer');
  const client = useEndpoint(getBusinessClient, {});
  const me = useEndpoint(getMe, {});
  // Asked for in the same round, before the panel that shows it is there.
  const addresses = useEndpoint(listShippingAddresses, {});

  if (client.status === 'loading' || me.status === 'loading')
    return <SkeletonText lines={8} className={styles.waiting} />;
  if (client.status === 'failed') return <LoadFailure title={t('clientInfo.failed')} load={client} />;
  if (me.status === 'failed') return <LoadFailure title={t('clientInfo.failed')} load={me} />;

  const { data } = client;
  const line = (id: string, detail: string | null) => ({
    id,
    term: t(`clientInfo.fields.${id}`),
    detail: detail || t('clientInfo.none'),
  });
  const files = data.registrationFiles ?? [];
  const company = [
    line('companyName', data.companyName),
    line('companyRegistrationNumber', formatBusinessNumber(data.companyRegistrationNumber)),
    line('representativeName', data.representativeName),
    line('businessType', [data.businessType, data.businessItem].filter(Boolean).join(' · ')),
    line('taxEmail', data.taxEmail),
    line('phone', data.phone && formatPhone(data.phone)),
    line('address', addressLine(data)),
    {
      id: 'registrationFiles',
      term: t('portal.files.label'),
      detail: files.length === 0 ? t('clientInfo.none') : <Files files={files} />,
    },
  ];
  return (
    <>
      <Panel title={t('clientInfo.company')}>
        <div className={styles.form}>
          <DescriptionList items={company} />
          <ButtonLink href={CLIENT_INFO_EDIT_PATH} wide>
            {t('clientInfo.edit')}
          </ButtonLink>
        </div>
      </Panel>
      <AddressPanel load={addresses} />
      {me.data.client?.manager ? <ContactPanel manager={me.data.client.manager} /> : null}
    </>
  );
}

/** Papers of the company, each to be looked at. */
function Files({ files }: { files: NonNullable<BusinessClient['registrationFiles']> }) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <a href={urlOf(downloadFile, { query: { id } })} download={name}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
