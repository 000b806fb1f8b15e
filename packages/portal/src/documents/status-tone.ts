import type { StatusKind, StatusOf } from '@vitis/domain';
import { type DocumentReader, type DocumentTone, documentTones } from '@vitis/domain';

/** Whose turn it is in a state, by colour; a state of a kind without tones is plain. */
export function statusTone<Kind extends StatusKind>(
  kind: Kind,
  status: StatusOf<Kind>,
  reader: DocumentReader,
): DocumentTone {
  const tones: Readonly<Record<string, Readonly<Record<string, DocumentTone>>>> = {
    ...documentTones(reader),
  };
  return tones[kind]?.[status] ?? 'muted';
}
