import { Button } from '@vitis/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../app/page-context.ts';
import { isChunkMissing, reloadOnce } from './reload-once.ts';
import { useTexts } from './use-texts.ts';

/** A part of the frame that is fetched when it is wanted. */
export interface Piece<P> {
  (props: P & { placeholder?: ReactNode }): ReactNode;
  /** Fetches it ahead; never throws, since showing it tries again. */
  preload: () => void;
}

/**
 * Makes a lazy part of the frame. A failed load leaves the page as it is: it is loaded anew once (spec §8), then the
 * place of the part offers another try.
 */
export function createPiece<P extends object>(load: () => Promise<ComponentType<P>>): Piece<P> {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;

  function fetchPiece(): Promise<ComponentType<P>> {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Piece({ placeholder = null, ...props }: P & { placeholder?: ReactNode }) {
    const { registry } = usePage();
    const { t } = useTexts();
    const [state, setState] = useState<'wanted' | 'ready' | 'failed'>(loaded === null ? 'wanted' : 'ready');

    useEffect(() => {
      if (state !== 'wanted') return;
      let gone = false;
      fetchPiece().then(
        () => gone || setState('ready'),
        (error: unknown) => {
          if (gone || (isChunkMissing(error) && reloadOnce('shell', registry.shell))) return;
          setState('failed');
        },
      );
      return () => {
        gone = true;
      };
    }, [state, registry.shell]);

    if (state === 'failed') {
      return (
        <p role="alert">
          {t('piece.failed')}{' '}
          <Button size="small" onClick={() => setState('wanted')}>
            {t('retry')}
          </Button>
        </p>
      );
    }
    if (loaded === null) return placeholder;
    const Component = loaded as ComponentType<object>;
    return <Component {...props} />;
  }

  return Object.assign(Piece, { preload: () => void fetchPiece().catch(() => {}) });
}
