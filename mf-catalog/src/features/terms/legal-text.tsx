import type { LegalDocument } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import styles from './terms.module.scss';

const anchorOf = (at: number): string => `section-${at + 1}`;

/** The articles of a document, with their headings beside them to jump to. */
export function LegalText({ sections }: Pick<LegalDocument, 'sections'>) {
  const { t } = useTranslation('mf-catalog');
  return (
    <div className={styles.split}>
      <nav aria-label={t('terms.contents')} className={styles.contents} data-print="hidden">
        <h2 className={styles.contentsTitle}>{t('terms.contents')}</h2>
        <ol>
          {sections.map(({ heading }, at) => (
            <li key={anchorOf(at)}>
              {/* Within this page: the address keeps its type. */}
              <a href={`#${anchorOf(at)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ heading, paragraphs }, at) => (
          <section key={anchorOf(at)} id={anchorOf(at)} aria-labelledby={`${anchorOf(at)}-heading`}>
            <h2 id={`${anchorOf(at)}-heading`}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
