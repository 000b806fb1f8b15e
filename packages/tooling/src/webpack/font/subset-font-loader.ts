import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import { frequentSyllables } from './frequent-syllables.ts';

const workspace = resolve(import.meta.dirname, '../../../../..');

/** The pages' own texts; what the shell says of the house stands in its sources. */
const OWN_TEXTS = ['{shell,mf-*,packages/*}/src/locales/ko-KR.json', 'shell/src/**/*.ts'];

/** What pages show besides: the words of the trade, and the demonstration's wines, makers and articles. */
const SHOWN = ['packages/demo-shop/src/**/*.ts', 'packages/provider/src/features/search/trade-names/*.ts'];

/** With these, Latin and the weights of the styles the file has 129 kB with its head: the aim is 130 at most. */
const SYLLABLES = 950;

/** From text to `--weight-strong`; what asks for more gets the last. */
const WEIGHTS = { min: 400, max: 650, default: 400 };

/** Letters of the languages that wines are named in, and the signs of texts and tables. */
const LATIN = [
  String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index)),
  'ÀÁÂÄÇÈÉÊÖÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüœŠšŽžčć °·×±«»–—…•‘’“”₩€▲▼←↑→↓✓',
].join('');

/** Kerning, and digits of one width in columns of figures. */
const FEATURES = ['kern', 'tnum'];

export const raw = true;

/**
 * Makes one file of a variable font with the letters that pages show most; the rest of its 11,172 syllables come in
 * other files, when a page has one of them.
 */
export default async function subsetFontLoader(this: LoaderContext<unknown>, font: Buffer): Promise<Buffer> {
  const read = (patterns: string[]) =>
    globSync(patterns, { cwd: workspace })
      .sort()
      .map((name) => {
        const file = resolve(workspace, name);
        this.addDependency(file);
        return readFileSync(file, 'utf8');
      });
  const syllables = frequentSyllables(read(OWN_TEXTS), read(SHOWN), SYLLABLES);
  return subsetFont(font, LATIN + syllables, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght: WEIGHTS },
  });
}
