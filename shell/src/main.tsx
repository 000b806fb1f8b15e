import '@vitis/ui/tokens.scss';
import './federation/host-modules.ts';
import { startPage } from './app/start-page.tsx';
import { protectScripts } from './federation/federation-runtime.ts';

protectScripts();
startPage();
