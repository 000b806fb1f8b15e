import type { Location } from '@vitis/contracts';
import { formatBusinessNumber, formatPhone } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { DescriptionList, TextLink } from '@vitis/ui';
import styles from './about.module.scss';

/** What the law and the trade want to know of the house. */
export function CompanyFacts({ house }: { house: Location }) {
  const { t } = useTranslation('mf-catalog');
  const facts = [
    { id: 'companyName', detail: house.companyName },
    { id: 'representative', detail: house.representativeName },
    { id: 'businessNumber', detail: formatBusinessNumber(house.registrationNumber) },
    { id: 'phone', detail: <a href={`tel:${house.phone}`}>{formatPhone(house.phone)}</a> },
    {
      id: 'address',
      detail: (
        <>
          {house.address}{' '}
          <TextLink variant="underlined" href="/direction">
            {t('about.toDirection')}
          </TextLink>
        </>
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="company">
      <h2 id="company" className={styles.wide}>
        {t('about.company')}
      </h2>
      <DescriptionList
        columns={2}
        ruled
        items={facts.map((fact) => ({ ...fact, term: t(`about.fact.${fact.id}`) }))}
      />
    </section>
  );
}
