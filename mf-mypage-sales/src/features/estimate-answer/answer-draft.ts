/** Name of the draft of an answer. */
export const answerDraftOf = (estimateNumber: string) => `answer ${estimateNumber}`;
