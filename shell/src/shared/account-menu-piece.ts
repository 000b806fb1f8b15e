import { createPiece } from './piece.tsx';

/** The account menu; header and the menu of phones show the same one. */
export const AccountMenu = createPiece<object>(() =>
  import(/* webpackChunkName: "account-menu" */ './account-menu.tsx').then((module) => module.AccountMenu),
);
