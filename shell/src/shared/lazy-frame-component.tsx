import { Button, lazyComponent } from '@vitis/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { usePage } from './page-context.ts';
import { isChunkGone, reloadOnce } from './reload-once.ts';
import { useTexts } from './use-texts.ts';

/** A component of the frame whose code is fetched when it is wanted. */
interface LazyFrameComponent<P> {
  (props: P & { placeholder?: ReactNode }): ReactNode;
  /** Fetches it before it is shown; never throws, since showing it tries again. */
  preload: () => void;
}

/**
 * Makes a lazy component of the frame. A failed load leaves the page as it is, and the place of the component offers
 * another try; a page whose files are gone after a deploy is loaded anew, once.
 */
export function lazyFrameComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyFrameComponent<P> {
  const lazy = lazyComponent(load);

  function FrameComponent({ placeholder = null, ...props }: P & { placeholder?: ReactNode }) {
    const { registry } = usePage();
    const { t } = useTexts();
    const { Component, failure, retry } = lazy.use('now');
    const [shown, show] = useState<typeof failure>(null);

    useEffect(() => {
      show(null);
      if (failure === null) return;
      let isOver = false;
      void isChunkGone(failure.error).then((isGone) => {
        if (!isOver && !(isGone && reloadOnce('shell', registry.shell))) show(failure);
      });
      return () => {
        isOver = true;
      };
    }, [failure, registry.shell]);

    if (Component !== null) return <Component {...(props as unknown as P)} />;
    if (shown === null) return placeholder;
    return (
      <p role="alert">
        {t('lazy.failed')}{' '}
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      </p>
    );
  }

  return Object.assign(FrameComponent, { preload: () => void lazy.load() });
}
