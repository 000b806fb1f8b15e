import type { Loaded } from '@vitis/platform/data';
import { useNavigate } from '@vitis/platform/router';
import { PaperMissing, PaperToolbar, PaperWaiting } from '@vitis/ui/documents';
import type { ReactNode } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import { isMissing, paperWords } from './document-words.ts';
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
export function PaperPage<Document>({ loaded, failed, back, reasonNot, children }: Props<Document>) {
  const { t } = usePortalTexts();
  const navigate = useNavigate();
  const words = paperWords(t);
  if (loaded.status === 'loading') return <PaperWaiting label={words.loading} />;
  if (loaded.status === 'failed' && !isMissing(loaded.error))
    return (
      <PaperMissing>
        <LoadFailure title={failed} load={loaded} />
      </PaperMissing>
    );
  const reason = loaded.status === 'failed' ? words.notFound : reasonNot(loaded.data);
  if (loaded.status === 'failed' || reason !== null)
    return <PaperMissing reason={reason ?? words.notFound} back={{ label: words.toDocument, href: back }} />;
  return children(loaded.data, <PaperToolbar labels={words} onClose={() => void navigate(back)} />);
}
