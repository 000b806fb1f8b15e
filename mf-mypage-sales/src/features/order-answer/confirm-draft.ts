/** Name of the draft of a confirmation. */
export const confirmDraftOf = (orderFormNumber: string) => `confirmation ${orderFormNumber}`;
