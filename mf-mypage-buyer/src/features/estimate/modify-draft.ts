import { type Estimate, getEstimate } from '@vitis/contracts';
import { readDraftBase } from '@vitis/portal/forms';
import * as v from 'valibot';
import { confirmLinesDraftOf } from './confirm-lines-values.ts';

/** What a reader knows of an estimate. */
export type SeenEstimate = Pick<Estimate, 'version' | 'revision'>;

const Seen = v.pick(getEstimate.responses[200], ['version', 'revision']);

/** Name of the draft of what is asked for anew. */
export const modifyDraftOf = (estimateNumber: string) => `modify ${estimateNumber}`;

/** What its writer knew of the estimate when a draft was begun; where there is none, what it is now. */
export const seenAtFirst = ({ estimateNumber, version, revision }: Estimate): SeenEstimate =>
  readDraftBase(modifyDraftOf(estimateNumber), Seen) ??
  readDraftBase(confirmLinesDraftOf(estimateNumber), Seen) ?? { version, revision };
