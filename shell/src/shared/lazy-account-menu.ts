import { lazyFrameComponent } from './lazy-frame-component.tsx';

/** The account menu; header and the menu of phones show the same one. */
export const AccountMenu = lazyFrameComponent<object>(() =>
  import(/* webpackChunkName: "member-frame" */ './account-menu.tsx').then((module) => module.AccountMenu),
);
