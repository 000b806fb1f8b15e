import * as runtime from 'react-refresh/runtime';

const page = globalThis as typeof globalThis & {
  /** Set where the runtime has been told to React's hook; the plugin of Fast Refresh looks at it, too. */
  __reactRefreshInjected_vitis?: boolean;
  vitisRefresh?: typeof runtime;
};

if (!page.__reactRefreshInjected_vitis) {
  runtime.injectIntoGlobalHook(globalThis);
  page.__reactRefreshInjected_vitis = true;
}
page.vitisRefresh = runtime;
