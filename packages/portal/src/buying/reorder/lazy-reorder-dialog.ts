import { lazyComponent } from '@vitis/ui';

/** The dialog that tells what has changed since a document was written: few order the same again, and its code comes then. */
export const lazyReorderDialog = lazyComponent(() =>
  import(/* webpackChunkName: "reorder-dialog" */ './reorder-dialog.tsx').then(
    ({ ReorderDialog }) => ReorderDialog,
  ),
);
