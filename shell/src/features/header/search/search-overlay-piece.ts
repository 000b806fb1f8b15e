import { createPiece } from '../../../shared/piece.tsx';

/** The search of phones; its code comes when the button is near. */
export const SearchOverlay = createPiece<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "search-overlay" */ './search-overlay.tsx').then(
    (module) => module.SearchOverlay,
  ),
);
