import { findChromium } from '@vitis/tooling/browser';
import { type Browser, chromium } from 'playwright';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium that makes no requests of its own. The command ends it, not the signals that reach it. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: process.getuid?.() === 0 ? [...ARGUMENTS, '--no-sandbox'] : ARGUMENTS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
