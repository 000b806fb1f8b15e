import { withoutFolder, withSamePackages } from './lock-file.ts';

const importer = (folder: string, up: string, extra = '') => `
  ${folder}:
    dependencies:
      '@vitis/ui':
        specifier: workspace:*
        version: link:${up}ui
      react:
        specifier: 'catalog:'
        version: 19.3.1
${extra}`;
const file = (...importers: string[]) =>
  `lockfileVersion: '9.0'\n\nimporters:\n${importers.join('')}\npackages:\n\n  react@19.3.1:\n    resolution: {}\n`;

const catalog = importer('mf-catalog', '../packages/');
const template = importer('packages/mf-new-remote', '../');
const shell = importer('shell', '../packages/');

test('the new folder depends on what the template does, stands in order, and nothing else changes', () => {
  expect(withSamePackages(file(catalog, template, shell), 'packages/mf-new-remote', 'mf-reviews')).toBe(
    file(catalog, importer('mf-reviews', '../packages/'), template, shell),
  );
  expect(withSamePackages(file(catalog, template, shell), 'packages/mf-new-remote', 'mf-about')).toBe(
    file(importer('mf-about', '../packages/'), catalog, template, shell),
  );
});

test('what is left of a folder that was deleted gives way', () => {
  const left = importer('mf-reviews', '../packages/', '      zod:\n        specifier: 1.0.0\n');
  expect(withSamePackages(file(catalog, left, template), 'packages/mf-new-remote', 'mf-reviews')).toBe(
    file(catalog, importer('mf-reviews', '../packages/'), template),
  );
});

test('a folder that was taken away leaves nothing, and others stay', () => {
  expect(withoutFolder(file(catalog, shell), 'mf-catalog')).toBe(file(shell));
  expect(withoutFolder(file(catalog, shell), 'mf-cat')).toBe(file(catalog, shell));
});

test('a file that does not know the template is refused', () => {
  expect(() => withSamePackages(file(catalog), 'packages/mf-new-remote', 'mf-reviews')).toThrow(
    'does not know packages/mf-new-remote',
  );
});
