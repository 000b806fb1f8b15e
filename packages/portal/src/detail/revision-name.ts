import type { EstimateRevision } from '@vitis/contracts';
import type { Translate } from '../documents/document-labels.ts';

/** What a revision is called: the request, or its number. */
export const revisionName = (t: Translate, { revision }: Pick<EstimateRevision, 'revision'>): string =>
  revision === 0 ? t('portal.estimate.request') : t('portal.estimate.revisionOf', { number: revision });
