import { documentTones } from '@vitis/domain';

/** As a buyer sees the states of a document. */
export const TONES = documentTones('buyer');
