import { getLegalDocument, type LegalDocumentType } from '@vitis/contracts';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { AccordionItem, SkeletonText } from '@vitis/ui';
import { useState } from 'react';
import styles from './sign-up.module.scss';

/** What is agreed to, to be read in its place; asked for when it is opened. */
export function AgreementText({ type }: { type: LegalDocumentType }) {
  const { t } = useTranslation('mf-account');
  const [isOpen, setOpen] = useState(false);
  const found = useEndpoint(getLegalDocument, isOpen ? { params: { type } } : null);
  return (
    <AccordionItem summary={t('signUp.agreements.read')} onToggle={setOpen}>
      {found.status === 'failed' ? <p>{t('signUp.agreements.failed')}</p> : null}
      {isOpen && found.status === 'loading' ? <SkeletonText lines={4} /> : null}
      {found.data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard as well.
        <section className={styles.text} aria-label={found.data.title} tabIndex={0}>
          {found.data.sections.map(({ heading, paragraphs }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ))}
        </section>
      ) : null}
    </AccordionItem>
  );
}
