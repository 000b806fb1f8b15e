import { LEGAL_DOCUMENTS, type LegalDocumentType } from '@vitis/contracts';

/** Where a document is. */
export const documentAddress = (type: LegalDocumentType): string =>
  type === 'TERM' ? '/terms' : `/terms?type=${type}`;

/**
 * Which document an address asks for, however it is written. Without a type, or with one that there is not, these are the
 * terms: every link that was ever sent leads to something that holds.
 */
export const documentType = (search: URLSearchParams): LegalDocumentType =>
  LEGAL_DOCUMENTS.find((type) => type === search.get('type')?.trim().toUpperCase()) ?? 'TERM';
