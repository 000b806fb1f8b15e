import type { AnswerValues } from './answer-values.ts';

/** An answer that was being written, and the version of the estimate that it was made from. */
export interface AnswerDraft {
  version: number;
  values: AnswerValues;
}

const keyOf = (idUser: number, number: string) => `vitis-answer:${idUser}:${number}`;

/** What this person had written in this tab; null where there is nothing, or nothing that can be read. */
export function readDraft(idUser: number, number: string): AnswerDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(idUser, number)) ?? 'null');
    return isDraft(kept) ? kept : null;
  } catch {
    // A storage that is closed, or a text of an older edition: then there is no draft.
    return null;
  }
}

/** Keeps what is being written for a reload of this tab. A full or closed storage keeps nothing; the form goes on. */
export function keepDraft(idUser: number, number: string, draft: AnswerDraft): void {
  try {
    sessionStorage.setItem(keyOf(idUser, number), JSON.stringify(draft));
  } catch {
    // Private windows may refuse: the question before leaving still protects what was typed.
  }
}

export function dropDraft(idUser: number, number: string): void {
  try {
    sessionStorage.removeItem(keyOf(idUser, number));
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}

function isDraft(kept: unknown): kept is AnswerDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { version, values } = kept as Partial<AnswerDraft>;
  return (
    typeof version === 'number' &&
    typeof values?.responseMessage === 'string' &&
    typeof values.expiredDate === 'string' &&
    [values.products, values.excluded].every(
      (lines) => Array.isArray(lines) && lines.every((line) => typeof line?.idProduct === 'number'),
    )
  );
}
