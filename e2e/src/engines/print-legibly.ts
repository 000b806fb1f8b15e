import type { Engine } from './engines.ts';
import type { Tab } from './tab.ts';

/**
 * Firefox (153) writes into a PDF which letter a glyph stands for only where the font's own table of letters has that glyph: not
 * for tabular figures and others that its features put in place of these, nor for bold ones of a variable font. What is
 * printed is right on paper; to be read again, it is printed without these.
 */
const LEGIBLE = `* {
  font-feature-settings: "locl" 0, "ccmp" 0, "calt" 0, "liga" 0, "kern" 0 !important;
  font-variant-numeric: normal !important;
  font-weight: 400 !important;
}`;

/** The page on paper, its letters to be read again in every engine; null where the driver of the browser cannot print. */
export async function printLegibly(tab: Tab, engine: Engine): Promise<Uint8Array | null> {
  if (engine === 'firefox')
    await tab.run((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, LEGIBLE);
  return tab.print();
}
