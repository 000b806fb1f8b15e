import { useStore } from '@vitis/platform';
import { useLocation } from '@vitis/platform/router';
import { useEffect } from 'react';
import { categoryMenuStore } from '../../shared/category-menu.store.ts';
import { lazyFrameComponent } from '../../shared/lazy-frame-component.tsx';

const CategoryDrawer = lazyFrameComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "category-menu" */ './category-drawer.tsx').then(
    (module) => module.CategoryDrawer,
  ),
);

const close = () => categoryMenuStore.set(false);

/** The collapsible navigation of phones. Every change of the route closes it. */
export function CategoryMenu() {
  const open = useStore(categoryMenuStore);
  const { key } = useLocation();
  useEffect(close, [key]);
  return open ? <CategoryDrawer onClose={close} /> : null;
}
