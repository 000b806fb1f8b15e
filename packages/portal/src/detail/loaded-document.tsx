import type { Loaded } from '@vitis/platform/data';
import { DocumentSkeleton } from '@vitis/ui/documents';
import type { ComponentProps, ReactNode } from 'react';
import { DocumentMissing } from '../documents/document-missing.tsx';
import { usePortalTexts } from '../remote/screen-frame.tsx';

interface Props<Document> {
  load: Loaded<Document>;
  /** What could not be loaded; the key of a text. */
  failed: string;
  /** Where the remote's texts say that it is not there: `estimate` for `estimate.notFound` and its neighbours. */
  texts: string;
  /** Address of the list that it stands in, and what is drawn in the place of one that is not there. */
  list: string;
  icon?: ComponentProps<typeof DocumentMissing>['icon'];
  children: (document: Document) => ReactNode;
}

/** A document once it is there; until then its skeleton, and in its place why it is not. */
export function LoadedDocument<Document>({ load, failed, texts, list, icon, children }: Props<Document>) {
  const { t } = usePortalTexts();
  if (load.status === 'loading') return <DocumentSkeleton label={t('portal.common.loading')} />;
  // Withdrawn, or somebody else's by now: what stands here is no longer the reader's to see.
  const isGone = load.error?.status === 404;
  if (load.status === 'ready' && !isGone) return children(load.data);
  const { error, refresh, isRefreshing } = load;
  if (error === undefined) return null;
  return (
    <DocumentMissing
      {...{ load: { error, refresh, isRefreshing }, list }}
      {...(icon && { icon })}
      texts={{
        failed: t(failed),
        notFound: t(`${texts}.notFound`),
        notFoundText: t(`${texts}.notFoundText`),
        toList: t(`${texts}.toList`),
      }}
    />
  );
}
