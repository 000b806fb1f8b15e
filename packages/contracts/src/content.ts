import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { IsoDay } from './scalars.ts';

export const LEGAL_DOCUMENTS = ['PRIVACY', 'TERM'] as const;
export const LegalDocumentType = v.picklist(LEGAL_DOCUMENTS);
export type LegalDocumentType = v.InferOutput<typeof LegalDocumentType>;

/** Text in paragraphs: a heading and its lines. No markup. */
export const LegalDocument = v.object({
  type: LegalDocumentType,
  title: v.string(),
  effectiveDate: IsoDay,
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
});
export type LegalDocument = v.InferOutput<typeof LegalDocument>;

export const getLegalDocument = defineEndpoint({
  method: 'GET',
  path: '/api/v1/documents/:type',
  access: 'everyone',
  responses: { 200: LegalDocument },
  input: typeOnly<typeof getLegalDocumentInput>(),
});

export const getLegalDocumentInput = () =>
  ({
    summary: 'Privacy policy or terms of use, as in force today',
    params: v.object({ type: LegalDocumentType }),
  }) satisfies InputSchemas;
