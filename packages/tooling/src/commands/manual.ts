// Makes the manuals of docs/manual as PDF, with pictures of a running demonstration, and puts them among the shell's files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../browser/find-chromium.ts';
import { readArgs, tellFailure } from '../command-line.ts';
import {
  MANUAL_LANGUAGES,
  MANUAL_ROLES,
  type ManualLanguage,
  type ManualRole,
  readManual,
} from '../manual/manual.ts';
import { printManual } from '../manual/print-manual.ts';
import { takePictures } from '../manual/take-pictures.ts';
import { ROOT } from '../workspace.ts';

const USAGE = 'Usage: npm run manual -- [--shop <origin of a running demonstration>]';
const TARGET = resolve(ROOT, 'shell/public/manual');

try {
  const here = `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 3000}`;
  const { values } = readArgs(USAGE, { options: { shop: { type: 'string', default: here } } });
  const shop = new URL(values.shop).origin;
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  mkdirSync(TARGET, { recursive: true });
  try {
    for (const role of Object.keys(MANUAL_ROLES) as ManualRole[])
      for (const language of Object.keys(MANUAL_LANGUAGES) as ManualLanguage[]) {
        const manual = readManual(role, language);
        const file = await printManual(browser, manual, await takePictures(browser, shop, manual));
        const name = `vitis-${role}-${language}.pdf`;
        writeFileSync(resolve(TARGET, name), file);
        console.log(`${name}  ${Math.round(file.byteLength / 1000)} kB`);
      }
  } finally {
    await browser.close();
  }
} catch (error) {
  tellFailure(error, 'No manual was made');
}
