import { lazyFrameComponent } from '../../../shared/lazy-frame-component.tsx';

/** The search of phones; its code comes when the button is near. */
export const SearchOverlay = lazyFrameComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "search-overlay" */ './search-overlay.tsx').then(
    (module) => module.SearchOverlay,
  ),
);
