import type { ContactTopic, Location } from '@vitis/contracts';
import { formatPhone } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Icon, lazyComponent, mailIcon, Panel, phoneIcon, Skeleton, SkeletonGroup } from '@vitis/ui';
import type { ContactFormProps } from './contact-form.tsx';
import styles from './contact-section.module.scss';

const contactForm = lazyComponent<ContactFormProps>(
  () =>
    import(/* webpackChunkName: "contact-form" */ './contact-form.tsx').then(
      ({ ContactForm }) => ContactForm,
    ),
  reportFailure,
);

interface ContactSectionProps {
  house: Location | undefined;
  /** What is asked about unless one says something else. */
  topic: ContactTopic;
}

/** Ways to reach the house: telephone, mail, and a form, which needs no account. */
export function ContactSection({ house, topic }: ContactSectionProps) {
  const { t } = useTranslation('mf-catalog');
  const { Component: Form } = contactForm.use('painted');
  return (
    <section id="contact" className={styles.section} aria-labelledby="contact-heading">
      <div className={styles.about}>
        <h2 id="contact-heading">{t('contact.heading')}</h2>
        <p className={styles.text}>{t('contact.text')}</p>
        {house ? (
          <ul className={styles.ways}>
            <li>
              <Icon drawing={phoneIcon} size={18} />
              <a href={`tel:${house.phone}`}>{formatPhone(house.phone)}</a>
            </li>
            <li>
              <Icon drawing={mailIcon} size={18} />
              <a href={`mailto:${house.email}`}>{house.email}</a>
            </li>
          </ul>
        ) : null}
      </div>
      <Panel className={styles.panel ?? ''}>
        {Form ? (
          <Form topic={topic} />
        ) : (
          <SkeletonGroup label={t('contact.loading')} className={styles.waiting ?? ''}>
            <Skeleton height={64} shape="block" />
            <Skeleton height={64} shape="block" />
            <Skeleton height={64} shape="block" />
            <Skeleton height={150} shape="block" />
            <Skeleton height={42} shape="block" width={162} />
          </SkeletonGroup>
        )}
      </Panel>
    </section>
  );
}
