import type { Loaded } from '@vitis/platform/data';
import { useNavigate } from '@vitis/platform/router';
import { PrintLoading, PrintMissing, PrintToolbar } from '@vitis/ui/documents';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { isMissing, printLabels } from './document-labels.ts';
import { LoadFailure } from './load-failure.tsx';

interface Props<Document> {
  loaded: Loaded<Document>;
  /** What could not be loaded. */
  failed: string;
  /** Where the document is read on the screen. */
  back: string;
  /** Why it is not printed yet, or not any more; null where it is. */
  reasonNot: (document: Document) => string | null;
  children: (document: Document, toolbar: ReactNode) => ReactNode;
}

/** A document on its sheets, once there is one to print. */
export function PrintPage<Document>({ loaded, failed, back, reasonNot, children }: Props<Document>) {
  const { t } = usePortalTexts();
  const navigate = useNavigate();
  const labels = printLabels(t);
  if (loaded.status === 'loading') return <PrintLoading label={labels.loading} />;
  if (loaded.status === 'failed' && !isMissing(loaded.error))
    return (
      <PrintMissing>
        <LoadFailure title={failed} load={loaded} />
      </PrintMissing>
    );
  const reason = loaded.status === 'failed' ? labels.notFound : reasonNot(loaded.data);
  if (loaded.status === 'failed' || reason !== null)
    return (
      <PrintMissing reason={reason ?? labels.notFound} back={{ label: labels.toDocument, href: back }} />
    );
  return children(loaded.data, <PrintToolbar labels={labels} onClose={() => void navigate(back)} />);
}
