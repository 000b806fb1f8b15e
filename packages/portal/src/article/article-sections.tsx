import type { LegalDocument } from '@vitis/contracts';

/** Text in paragraphs under headings. */
export function ArticleSections({ sections }: Pick<LegalDocument, 'sections'>) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} aria-label={heading}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ));
}
