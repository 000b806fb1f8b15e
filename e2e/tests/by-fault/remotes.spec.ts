import { expect, test, waitUntilUsable } from '../../src/fixtures.ts';
import { breakFiles, type Fault, NOISE } from '../../src/remote-faults.ts';
import { textOf } from '../../src/texts.ts';

const shell = (key: string) => textOf('shell', key);

/** Files of the sign-in remote by the stage in which they are needed. */
const STAGES = {
  manifest: /\/r\/mf-account\/[^/]+\/manifest\.json/,
  entry: /\/r\/mf-account\/[^/]+\/js\/entry\./,
  'exposed module': /\/r\/mf-account\/[^/]+\/js\/remote\./,
  screen: /\/r\/mf-account\/[^/]+\/js\/login\./,
  'styles of the screen': /\/r\/mf-account\/[^/]+\/css\/login\./,
} as const;

const CASES: [keyof typeof STAGES, Fault][] = [
  ['manifest', 'missing'],
  ['manifest', 'html instead of code'],
  ['entry', 'missing'],
  ['entry', 'server error'],
  ['entry', 'throws while starting'],
  ['entry', 'tampered'],
  ['exposed module', 'refused'],
  ['exposed module', 'throws while starting'],
  ['screen', 'missing'],
  ['exposed module', 'tampered'],
  ['screen', 'tampered'],
  ['manifest', 'tampered'],
];

for (const [stage, fault] of CASES) {
  test(`sign-in with its ${stage}: ${fault} — the shop goes on, and a retry after the cure works`, async ({
    guest,
  }) => {
    const { page } = guest;
    guest.expectError(NOISE);
    // Before the page is idle: then it learns which files the parts behind its links have.
    const cure = await breakFiles(page, STAGES[stage], fault);
    await guest.goto('/product');

    await page
      .getByRole('banner')
      .getByRole('link', { name: shell('account.signIn'), exact: true })
      .click();

    const panel = page.getByRole('alert').filter({ hasText: shell('remote.failed') });
    await expect(panel).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('banner').getByRole('link', { name: shell('header.logo') })).toBeVisible();
    await expect(page).toHaveURL(/\/account\/login/);

    await cure();
    const loads = await page.evaluate(() => performance.timeOrigin);
    await panel.getByRole('button', { name: shell('retry') }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('mf-account', 'login.title'));
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  });
}

for (const fault of ['missing', 'tampered'] as const) {
  test(`a screen whose styles are ${fault} after a deploy is loaded anew, once, and has them then`, async ({
    guest,
  }) => {
    const { page } = guest;
    guest.expectError(NOISE);
    await guest.goto('/product');
    await breakFiles(page, STAGES['styles of the screen'], fault);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });

    await page
      .getByRole('banner')
      .getByRole('link', { name: shell('account.signIn'), exact: true })
      .click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('mf-account', 'login.title'));
    await expect.poll(() => documents).toBe(1);
    await waitUntilUsable(page);
    await expect(
      page.getByRole('main').getByRole('button', { name: textOf('mf-account', 'login.submit'), exact: true }),
    ).toBeEnabled();
    expect(documents).toBe(1);
  });
}

test('a remote that hangs is given up after its deadline, and said to be slow before that', async ({
  guest,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  await guest.goto('/product');
  await breakFiles(page, STAGES.entry, 'hangs');

  await page
    .getByRole('banner')
    .getByRole('link', { name: shell('account.signIn'), exact: true })
    .click();

  await expect(page.getByText(shell('progress.slow'))).toBeVisible({ timeout: 6_000 });
  await expect(page.getByRole('alert').filter({ hasText: shell('remote.failed') })).toBeVisible({
    timeout: 15_000,
  });
});

test('a dead remote leaves the other remotes working', async ({ guest }) => {
  const { page } = guest;
  guest.expectError(NOISE);
  await breakFiles(page, /\/r\/mf-account\//, 'missing');
  await guest.goto('/');

  await page
    .getByRole('banner')
    .getByRole('link', { name: shell('account.signIn'), exact: true })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: shell('remote.failed') })).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('banner').getByRole('link', { name: '레드', exact: true }).first().click();

  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a page whose own remote is dead has a header that works, and says what is missing', async ({
  guest,
}) => {
  const { page } = guest;
  guest.expectError(NOISE);
  const cure = await breakFiles(page, /\/r\/mf-catalog\/[^/]+\/js\//, 'missing');
  await guest.goto('/product');

  const panel = page.getByRole('alert').filter({ hasText: shell('remote.failed') });
  await expect(panel).toBeVisible({ timeout: 15_000 });
  await page
    .getByRole('banner')
    .getByRole('link', { name: shell('account.signIn'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textOf('mf-account', 'login.title'));

  await cure();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first().or(panel)).toBeVisible();
});
