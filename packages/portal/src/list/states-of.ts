import type { Language } from '@vitis/contracts';
import { type StatusKind, type StatusOf, statusLabel } from '@vitis/domain';

/** The states of a kind of document, in the order of their tabs, with the words of the trade. */
export const statesOf = <Kind extends StatusKind, Status extends StatusOf<Kind>>(
  kind: Kind,
  order: readonly Status[],
) => ({
  order,
  label: (status: Status, language: Language) => statusLabel(kind, status, language),
});
