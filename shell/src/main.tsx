import '@vitis/ui/tokens.scss';
import './federation/host-modules.ts';
import { startPage } from './app/start-page.tsx';
import { protectScripts } from './federation/federation-runtime.ts';
import { allowReleaseScripts } from './federation/trusted-types.ts';

allowReleaseScripts();
protectScripts();
startPage();
