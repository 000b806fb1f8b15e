import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { expect } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

test('when the error page itself fails, a sentence, another try and a way home remain', async ({ guest }) => {
  const { page } = guest;
  guest.expectError(/404|broken|react\.dev\/errors/);
  await page.addInitScript(() => {
    // The list of statuses that the error page has words for: the page cannot be drawn without it.
    const { includes } = Array.prototype;
    Array.prototype.includes = function (this: unknown[], ...sought: [unknown, number?]) {
      const isErrorPage = this[0] === 403 && this[1] === 404;
      if (isErrorPage && document.documentElement.dataset.cured === undefined) throw new Error('broken');
      return includes.apply(this, sought);
    };
  });
  await page.goto('/nowhere-at-all');
  const documents = countDocuments(page);

  const message = page
    .getByRole('alert')
    .filter({ hasText: '오류 화면을 표시하는 중에 오류가 발생했습니다.' });
  await expect(message).toBeVisible();
  await expect(message.getByRole('link')).toHaveAttribute('href', '/');
  await page.evaluate(() => {
    document.documentElement.dataset.cured = 'yes';
  });
  await message.getByRole('button', { name: textOf('shell', 'retry') }).click();

  await expect(page.getByRole('alert')).toContainText(textOf('shell', 'error.500.title'));
  expect(documents()).toBe(0);
});
