import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

/** Stands in the runtime until every file of the build is final. */
const PLACEHOLDER = '@@integrity@@';
const QUOTED_PLACEHOLDER = /(["'`])@@integrity@@\1/;
/** The hash of no file: what the build does not know is refused, and an empty value would let it pass. */
const NO_FILE = 'A'.repeat(64);
/** After names and contents are final, before anything is written. */
const WHEN_FINAL = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;

type Hashes = Record<'js' | 'css', Record<string, string>>;

class IntegrityRuntime extends webpack.RuntimeModule {
  constructor() {
    super('integrity');
  }

  override generate(): string {
    return [
      `var hashes = "${PLACEHOLDER}";`,
      // A browser keeps what it has refused: another try, of a file or of the whole part, asks under another address.
      'var asked = {}, attempt = document.currentScript?.src.split("?")[1];',
      '__webpack_require__.anew = (url) => {',
      '  var times = asked[url] = 1 + (asked[url] || 0);',
      '  return attempt || times > 1 ? url + "?" + (attempt || "retry") + "-" + times : url;',
      '};',
      `__webpack_require__.integrity = (kind, chunk) => "sha384-" + (hashes[kind][chunk] || "${NO_FILE}");`,
    ].join('\n');
  }
}

function hashesOf(compilation: Compilation): Hashes {
  const hashes: Hashes = { js: {}, css: {} };
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime() || chunk.id === null) continue;
    for (const file of chunk.files) {
      const asset = compilation.getAsset(file);
      const kind = file.endsWith('.css') ? 'css' : 'js';
      if (asset !== undefined)
        hashes[kind][chunk.id] = createHash('sha384').update(asset.source.buffer()).digest('base64');
    }
  }
  return hashes;
}

function fillIn(compilation: Compilation): void {
  const hashes = JSON.stringify(hashesOf(compilation));
  for (const chunk of compilation.chunks) {
    for (const file of chunk.hasRuntime() ? chunk.files : []) {
      const asset = compilation.getAsset(file);
      const text = asset?.source.source().toString() ?? '';
      if (QUOTED_PLACEHOLDER.test(text)) {
        const filled = text.replace(QUOTED_PLACEHOLDER, () => hashes);
        compilation.updateAsset(file, new webpack.sources.RawSource(filled));
      }
    }
  }
}

/**
 * Lets a part load only those lazy scripts and styles that its own build made: the file with the part's runtime carries
 * the sha384 of all others, and is itself loaded with its own. The browser refuses anything else, and another try asks
 * past whatever cache had it.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('Integrity', (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityRuntime());
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
        fillIn(compilation),
      );
    });
  }
}
