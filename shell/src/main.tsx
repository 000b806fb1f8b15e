import { START_FAILED } from '@vitis/contracts/start-failure';
import '@vitis/ui/tokens.scss';
import { yieldToMain } from './shared/yield-to-main.ts';

/**
 * Starts the shell in steps, each in a task of its own: in one, its modules would keep a slow phone's finger waiting for a
 * third of a second. All of them are in this file already; an import evaluates them.
 */
async function start(): Promise<void> {
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@vitis/platform/i18n');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@vitis/platform/router');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ './federation/host-modules.ts');
  await yieldToMain();
  const { protectScripts } = await import(/* webpackMode: "eager" */ './federation/federation-runtime.ts');
  protectScripts();
  await yieldToMain();
  const { readPage, startPage } = await import(/* webpackMode: "eager" */ './app/start-page.tsx');
  await yieldToMain();
  const page = readPage();
  if (page.override !== undefined) {
    const { takeOverride } = await import(
      /* webpackChunkName: "override" */ './features/override/take-override.ts'
    );
    await takeOverride(page, page.override)
      // What cannot be had of the build is told where its screens are; the page itself is there all the same.
      .catch((error: unknown) => console.warn('The build of the ticket does not describe itself', error));
  }
  await startPage(page);
}

start().catch((error: unknown) => {
  dispatchEvent(new Event(START_FAILED));
  console.error(error);
});
