import { type DocumentReader, type StatusKind, type StatusOf, statusLabel } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { Status } from '@vitis/ui';
import { statusTone } from '../documents/status-tone.ts';

interface Props<Kind extends StatusKind> {
  kind: Kind;
  status: StatusOf<Kind>;
  reader: DocumentReader;
}

/** How a document stands, in the words of the trade. */
export function DocumentState<Kind extends StatusKind>({ kind, status, reader }: Props<Kind>) {
  const language = useLanguage();
  return <Status tone={statusTone(kind, status, reader)}>{statusLabel(kind, status, language)}</Status>;
}
