import '@vitis/ui/tokens.scss';
import './federation/host-modules.ts';
import { readPage, startPage } from './app/start-page.tsx';
import { protectScripts } from './federation/federation-runtime.ts';

protectScripts();
const page = readPage();
if (page.override === undefined) startPage(page);
else
  void import(/* webpackChunkName: "override" */ './features/override/take-override.ts')
    .then(({ takeOverride }) => takeOverride(page, page.override as string))
    // What cannot be had of the build is told where its screens are; the page itself is there all the same.
    .catch((error: unknown) => console.warn('The build of the ticket does not describe itself', error))
    .finally(() => startPage(page));
