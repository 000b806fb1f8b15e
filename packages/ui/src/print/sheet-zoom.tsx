import { createContext, useContext } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { zoomInIcon, zoomOutIcon } from '../icons.ts';

/** How large sheets stand on the screen; `fits` where the window shows a whole one at a size that can be read. */
export interface SheetZoom {
  fits: boolean;
  reading: boolean;
  toggle: () => void;
}

export const SheetZoomContext = createContext<SheetZoom>({ fits: true, reading: false, toggle: () => {} });

/** Among the tools over sheets: between a whole sheet and letters that can be read. Nothing where one is the other. */
export function ZoomButton({ labels }: { labels: { zoomIn: string; zoomOut: string } }) {
  const { fits, reading, toggle } = useContext(SheetZoomContext);
  if (fits) return null;
  return (
    <IconButton
      variant="bordered"
      icon={reading ? zoomOutIcon : zoomInIcon}
      label={reading ? labels.zoomOut : labels.zoomIn}
      onClick={toggle}
    />
  );
}
