import { documentTones } from '@vitis/domain';

/** As sales staff see the states of a document. */
export const TONES = documentTones('sales');
