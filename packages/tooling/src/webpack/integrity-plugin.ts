import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { HASH } from '../release/file-integrity.ts';

/** Stand in the files until those that they speak of are final. */
const IN_RUNTIME = '@@integrity@@';
const IN_CARRIER = '@@integrity-of-the-rest@@';
/** The hash of no file: what the build does not know is refused, and an empty value would let it pass. */
const NO_FILE = `${'A'.repeat(43)}=`;
/** After names and contents are final, before anything is written. */
const WHEN_FINAL = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;

type Hashes = Record<'js' | 'css', Record<string, string>>;

class IntegrityRuntime extends webpack.RuntimeModule {
  private readonly more: boolean;

  /** @param more whether a carrier brings further hashes */
  constructor(more: boolean) {
    super('integrity');
    this.more = more;
  }

  override generate(): string {
    return [
      // A property: of a variable, minifiers would write the text in every place that reads it.
      `__webpack_require__.hashes = "${IN_RUNTIME}";`,
      // A browser keeps what it has refused: another try, of a file or of the whole part, asks under another address.
      'var asked = {}, attempt = document.currentScript?.src.split("?")[1];',
      '__webpack_require__.anew = (url) => {',
      '  var times = asked[url] = 1 + (asked[url] || 0);',
      '  return attempt || times > 1 ? url + "?" + (attempt || "retry") + "-" + times : url;',
      '};',
      // The page preloads a screen with the manifest's hash, and a preload serves only who asks with the same one.
      `__webpack_require__.integrity = (kind, chunk) => "${HASH}-" + (__webpack_require__.hashes[kind][chunk] || "${NO_FILE}");`,
      this.more
        ? '__webpack_require__.know = (more) => { for (var kind in more) Object.assign(__webpack_require__.hashes[kind], more[kind]); };'
        : '',
    ].join('\n');
  }
}

/** Runs when the carrier arrives, before any of its modules does. */
class CarriedHashes extends webpack.RuntimeModule {
  constructor() {
    super('integrity of the rest');
  }

  override generate(): string {
    return `__webpack_require__.know("${IN_CARRIER}");`;
  }
}

function hashesOf(compilation: Compilation, chunks: readonly Chunk[]): Hashes {
  const hashes: Hashes = { js: {}, css: {} };
  for (const chunk of chunks) {
    for (const file of chunk.files) {
      const asset = compilation.getAsset(file);
      const kind = file.endsWith('.css') ? 'css' : 'js';
      if (asset !== undefined)
        hashes[kind][String(chunk.id)] = createHash(HASH).update(asset.source.buffer()).digest('base64');
    }
  }
  return hashes;
}

/** Writes the hashes in the place that was kept for them in the files of `chunks`. */
function fillIn(compilation: Compilation, chunks: readonly Chunk[], place: string, hashes: Hashes): void {
  const quoted = new RegExp(`(["'\`])${place}\\1`);
  for (const file of chunks.flatMap((chunk) => [...chunk.files])) {
    const text = compilation.getAsset(file)?.source.source().toString() ?? '';
    if (text.split(place).length > 2) throw new Error(`${file} keeps more than one place for its hashes`);
    if (quoted.test(text)) {
      const filled = text.replace(quoted, () => JSON.stringify(hashes));
      // The name is older than the hashes. Where the folder has a file of that name already, from the build before, it
      // must be written over all the same.
      compilation.updateAsset(file, new webpack.sources.RawSource(filled), { immutable: false });
    }
  }
}

/**
 * Lets a part load only those lazy scripts and styles that its own build made: the file with the part's runtime carries
 * the hashes of all others, and is itself loaded with its own. The browser refuses anything else, and another try asks
 * past whatever cache had it.
 *
 * Where a `carrier` is named, a chunk that comes before every other, the runtime's file has the hashes of the carrier
 * alone, and the carrier brings the rest: until it is there, and has been found to be what the runtime expects, every
 * other file is refused.
 */
export class IntegrityPlugin {
  private readonly carrier: string | undefined;

  constructor({ carrier }: { carrier?: string | undefined } = {}) {
    this.carrier = carrier;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      compilation.hooks.additionalChunkRuntimeRequirements.tap('Integrity', (chunk) => {
        if (this.carrier !== undefined && chunk.name === this.carrier)
          compilation.addRuntimeModule(chunk, new CarriedHashes());
      });
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('Integrity', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntime(this.carrier !== undefined));
        });
      const { LoadScriptRuntimeModule } = webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        (source: string) =>
          `${source}\nscript.src = __webpack_require__.anew(url);\nscript.integrity = __webpack_require__.integrity("js", chunkId);`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Integrity',
        (source, { tag, chunkId, href }) =>
          `${source}\n${tag}.href = __webpack_require__.anew(${href});\n${tag}.integrity = __webpack_require__.integrity("css", ${chunkId});`,
      );
      compilation.hooks.processAssets.tap({ name: 'Integrity', stage: WHEN_FINAL }, () =>
        this.fillChain(compilation),
      );
    });
  }

  /** From the end of the chain to its beginning: each file is final before another one speaks of it. */
  private fillChain(compilation: Compilation): void {
    const chunks = [...compilation.chunks];
    const lazy = chunks.filter((chunk) => !chunk.hasRuntime() && chunk.id !== null);
    const carriers = lazy.filter(({ name }) => this.carrier !== undefined && name === this.carrier);
    const rest = lazy.filter((chunk) => !carriers.includes(chunk));
    fillIn(compilation, carriers, IN_CARRIER, hashesOf(compilation, rest));
    fillIn(
      compilation,
      chunks.filter((chunk) => chunk.hasRuntime()),
      IN_RUNTIME,
      hashesOf(compilation, carriers.length > 0 ? carriers : rest),
    );
  }
}
