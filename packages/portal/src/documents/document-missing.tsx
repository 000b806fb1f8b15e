import type { ApiFailure } from '@vitis/platform';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import type { ComponentProps } from 'react';
import { isMissing } from './document-labels.ts';
import { LoadFailure } from './load-failure.tsx';

interface Props {
  load: { error: ApiFailure; refresh: () => void; isRefreshing?: boolean };
  /** A drawing of what is listed; a sheet of paper unless told. */
  icon?: ComponentProps<typeof EmptyState>['icon'];
  texts: { failed: string; notFound: string; notFoundText: string; toList: string };
  list: string;
}

/** In place of a document: it is not there, or not the reader's to see, or could not be loaded. */
export function DocumentMissing({ load, icon = fileIcon, texts, list }: Props) {
  if (!isMissing(load.error)) return <LoadFailure title={texts.failed} load={load} />;
  return (
    <EmptyState
      icon={icon}
      title={texts.notFound}
      isScreen
      message={texts.notFoundText}
      action={<ButtonLink href={list}>{texts.toList}</ButtonLink>}
    />
  );
}
