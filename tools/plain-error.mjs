// @ts-check

/** A trouble that a person can mend: its message is shown alone, without a stack. */
export class PlainError extends Error {}
