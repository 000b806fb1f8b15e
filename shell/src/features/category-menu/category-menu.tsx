import { useStore } from '@vitis/platform';
import { categoryMenuStore } from '../../shared/category-menu.store.ts';
import { lazyFrameComponent } from '../../shared/lazy-frame-component.tsx';
import { useOnOtherPage } from '../../shared/use-on-other-page.ts';

const CategoryDrawer = lazyFrameComponent<{ onClose: () => void }>(() =>
  import(/* webpackChunkName: "category-menu" */ './category-drawer.tsx').then(
    (module) => module.CategoryDrawer,
  ),
);

const close = () => categoryMenuStore.set(false);

/** The collapsible navigation of phones. Every page that somebody goes to from then on closes it. */
export function CategoryMenu() {
  const open = useStore(categoryMenuStore);
  useOnOtherPage(open, close);
  return open ? <CategoryDrawer onClose={close} /> : null;
}
