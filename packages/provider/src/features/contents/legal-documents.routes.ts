import {
  getLegalDocument,
  type Language,
  type LegalDocument,
  type LegalDocumentType,
} from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import { and, desc, eq, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../db/in-language.ts';
import type { ContentBlock } from '../../db/schema.ts';
import { contents } from '../../db/schema.ts';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';

/** Privacy policy and terms: of several versions, the one in force today. */
export async function legalDocumentRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  route(app, getLegalDocument, everyone, async ({ params: { type }, language }, answer) => {
    const [found] = await database
      .select({ title: contents.title, blocks: contents.blocks, startsOn: contents.startsOn })
      .from(contents)
      .where(
        and(
          eq(contents.kind, type),
          lte(contents.publishedAt, now()),
          lte(contents.startsOn, seoulDay(now())),
        ),
      )
      .orderBy(desc(contents.startsOn), desc(contents.id))
      .limit(1);
    if (!found?.startsOn) throw notFound();
    return answer(200, {
      type: type satisfies LegalDocumentType,
      title: inLanguage(found.title, language),
      effectiveDate: found.startsOn,
      sections: sectionsOf(found.blocks, language),
    });
  });
}

/** Each heading with the paragraphs up to the next one. */
function sectionsOf(blocks: ContentBlock[], language: Language): LegalDocument['sections'] {
  const sections: LegalDocument['sections'] = [];
  for (const block of blocks) {
    const text = inLanguage(block.text, language);
    if (block.type === 'heading') sections.push({ heading: text, paragraphs: [] });
    else if (sections.length === 0) sections.push({ heading: '', paragraphs: [text] });
    else sections.at(-1)!.paragraphs.push(text);
  }
  return sections;
}
