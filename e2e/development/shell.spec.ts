import { expect, expectSame, mark, test } from '../src/development-fixtures.ts';

test('a component of the shell changes, and the server renders what is new', async ({ guest, sources }) => {
  const { page } = guest;
  await guest.goto('/account/login');
  const email = page.getByRole('textbox').first();
  await email.fill('somebody@vitis.test');
  await mark(page);

  sources.change('shell/src/features/footer/footer-links.tsx', '{title}</span>', '{title} anew</span>');
  await expect(page.getByRole('contentinfo')).toContainText('anew');
  await expect(email).toHaveValue('somebody@vitis.test');
  await expectSame(page);

  const html = await (await page.request.get('/account/login')).text();
  expect(html).toContain('anew');
  await guest.goto('/account/login');
  await expect(page.getByRole('contentinfo')).toContainText('anew');
});
