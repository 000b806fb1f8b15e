import { reportFailure } from '@vitis/platform';
import { Button, lazyComponent, plusIcon } from '@vitis/ui';
import { useState } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import type { WineFinderProps } from './wine-finder.tsx';

const wineFinder = lazyComponent<WineFinderProps>(
  () =>
    import(/* webpackChunkName: "wine-finder" */ './wine-finder.tsx').then(({ WineFinder }) => WineFinder),
  reportFailure,
);

/** The button that opens the wine finder, whose code comes when it is wanted. */
export function AddWine(finder: Omit<WineFinderProps, 'onClose'>) {
  const { t } = usePortalTexts();
  const [finding, setFinding] = useState(false);
  const { Component: WineFinder } = wineFinder.use();
  return (
    <>
      <Button
        size="small"
        icon={plusIcon}
        aria-haspopup="dialog"
        onPointerEnter={() => void wineFinder.load()}
        onClick={() => {
          setFinding(true);
          void wineFinder.load();
        }}
      >
        {t('portal.finder.open')}
      </Button>
      {finding && WineFinder ? <WineFinder {...finder} onClose={() => setFinding(false)} /> : null}
    </>
  );
}
