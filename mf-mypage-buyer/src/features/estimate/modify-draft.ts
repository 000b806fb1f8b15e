/** Name of the draft of what is asked for anew. */
export const modifyDraftOf = (estimateNumber: string) => `modify ${estimateNumber}`;
