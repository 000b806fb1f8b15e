import { writeFileSync } from 'node:fs';
import { expect, test } from '../src/engines/engine-fixtures.ts';

test('papers go up with a request, and what is no paper is refused at its place', async ({ visitor }) => {
  await visitor.tab.resize(1440, 900);
  await visitor.signIn('buyer');
  await visitor.goto('/mypage/inquiry/write');
  const [paper, empty] = ['menu.pdf', 'empty.pdf'].map((name) => test.info().outputPath(name));
  writeFileSync(paper!, '%PDF-1.4\n%%EOF\n');
  writeFileSync(empty!, '');
  const input = { css: 'main input[type="file"]' };
  await visitor.attach(input, [paper!]);
  await visitor.sees('menu.pdf');
  await visitor.attach(input, [empty!]);
  await expect
    .poll(() =>
      visitor.tab.run(() => document.querySelectorAll('main [role="alert"], main [aria-live]').length, null),
    )
    .toBeGreaterThan(0);
  await visitor.sees(/빈 파일|내용이 없는/);
});
