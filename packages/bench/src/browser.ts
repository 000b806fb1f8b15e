import { findChromium } from '@vitis/tooling/browser';
import { type Browser, chromium } from 'playwright';

const ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a Chromium that makes no requests of its own. The command ends it, not the signals that reach it.
 *
 * @param more arguments beside those that keep it quiet
 */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...ARGUMENTS, ...sandbox, ...more],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
