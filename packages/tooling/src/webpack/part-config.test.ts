import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
