import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { partFolder } from '../workspace.ts';
import { browserConfig } from './part-config.ts';

/** The address of the file that a remote begins with. */
function containerOf(hot: boolean): string | undefined {
  const { plugins = [] } = browserConfig({
    folder: partFolder('mf-mypage-buyer'),
    output: join(tmpdir(), 'vitis-part-config'),
    development: hot,
    hot,
  });
  const federation = plugins.find((plugin) => plugin?.constructor.name === 'ModuleFederationPlugin');
  return (federation as { _options?: { filename?: string } } | undefined)?._options?.filename;
}

test('under development, where addresses have no hash, no screen has the address of what its remote begins with', () => {
  expect(containerOf(false)).toContain('[contenthash');
  // Names of screens are lower case letters, digits and hyphens.
  expect(containerOf(true)).toMatch(/^js\/[^a-z]/);
});

test('what browsers get begins with the compile hint, which minifying leaves alone', async () => {
  const output = mkdtempSync(join(tmpdir(), 'vitis-part-config-'));
  try {
    writeFileSync(join(output, 'entry.js'), 'console.log("a wine");');
    const { optimization } = browserConfig({ folder: partFolder('mf-mypage-buyer'), output });
    const compiler = webpack({
      mode: 'production',
      context: output,
      entry: './entry.js',
      output: { path: join(output, 'built'), filename: 'entry.js' },
      optimization: { minimizer: optimization?.minimizer },
    });
    await new Promise<void>((resolve, reject) =>
      compiler?.run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
      ),
    );
    // V8 reads it where it stands before everything else.
    expect(readFileSync(join(output, 'built/entry.js'), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  } finally {
    rmSync(output, { recursive: true });
  }
});
