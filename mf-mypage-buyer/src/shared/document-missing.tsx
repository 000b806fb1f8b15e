import type { ApiFailure } from '@vitis/platform';
import { isMissing } from '@vitis/platform/documents';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  load: { error: ApiFailure; refresh: () => void };
  texts: { failed: string; notFound: string; notFoundText: string; toList: string };
  list: string;
}

/** In place of a document: it is not there, or not the company's own, or could not be loaded. */
export function DocumentMissing({ load, texts, list }: Props) {
  if (!isMissing(load.error)) return <LoadFailure title={texts.failed} load={load} />;
  return (
    <EmptyState
      icon={fileIcon}
      title={texts.notFound}
      message={texts.notFoundText}
      action={<ButtonLink href={list}>{texts.toList}</ButtonLink>}
    />
  );
}
