import type { ApiFailure } from '@vitis/platform';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  load: { error: ApiFailure; refresh: () => void };
  texts: { failed: string; notFound: string; notFoundText: string; toList: string };
  list: string;
}

/** In place of a document: it is not there, or not the company's own, or could not be loaded. */
export function DocumentMissing({ load, texts, list }: Props) {
  const { status } = load.error;
  if (status !== 404 && status !== 400) return <LoadFailure title={texts.failed} load={load} />;
  return (
    <EmptyState
      icon={fileIcon}
      title={texts.notFound}
      message={texts.notFoundText}
      action={<ButtonLink href={list}>{texts.toList}</ButtonLink>}
    />
  );
}
