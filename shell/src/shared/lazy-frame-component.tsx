import { Button, lazyComponent } from '@vitis/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { usePage } from './page-context.ts';
import { isChunkMissing, reloadOnce } from './reload-once.ts';
import { useTexts } from './use-texts.ts';

/** A component of the frame whose code is fetched when it is wanted. */
interface LazyFrameComponent<P> {
  (props: P & { placeholder?: ReactNode }): ReactNode;
  /** Fetches it before it is shown; never throws, since showing it tries again. */
  preload: () => void;
}

/**
 * Makes a lazy component of the frame. A failed load leaves the page as it is: it is loaded anew once, then the
 * place of the component offers another try.
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
      const isReloading =
        failure !== null && isChunkMissing(failure.error) && reloadOnce('shell', registry.shell);
      show(isReloading ? null : failure);
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
