import { getMagazine, listMagazines } from '@vitis/contracts';
import { expectSound } from '../../src/expect-sound.ts';
import { expect, type Person, test } from '../../src/fixtures.ts';
import { textOf } from '../../src/texts.ts';

const catalog = (key: string, values?: Record<string, string | number>) => textOf('mf-catalog', key, values);

const articlesIn = ({ page }: Person) => page.getByRole('main').getByRole('article');

/** Opens the first article of a list, and waits until it is there to read. */
async function openFirst(person: Person, list: string): Promise<void> {
  await person.goto(list);
  const heading = person.page.getByRole('heading', { level: 1 });
  const headingOfList = (await heading.textContent()) ?? '';
  await articlesIn(person).first().getByRole('link').first().click();
  await expect(person.page).toHaveURL(new RegExp(`${list}/\\d+$`));
  await expect(heading).not.toHaveText(headingOfList);
}

test('a visitor comes from the magazine to an article, to one of its wines, and back', async ({ guest }) => {
  const { page } = guest;
  await openFirst(guest, '/magazine');
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} | VITIS`);
  await expect(page.getByText(/읽는 시간 \d+분/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('blockquote').first()).toBeVisible();

  const wines = page.getByRole('region', { name: catalog('magazine.wines') });
  await wines.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);

  await page.goBack();
  await expect(heading).toHaveText(title);
  await page.getByRole('link', { name: catalog('article.allWines') }).click();
  await expect(page).toHaveURL(/\/product\?idMagazine=\d+$/);
  await expect(articlesIn(guest).first()).toBeVisible();
});

test('category, order and page of the magazine are addresses, and Back holds', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/magazine');
  const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const latest = await titles();
  expect(latest).toHaveLength(9);

  await page.getByRole('combobox', { name: catalog('sort.label') }).selectOption('likes,desc');
  await expect(page).toHaveURL('/magazine?sort=likes,desc');
  await expect.poll(titles).not.toEqual(latest);

  await page
    .getByRole('navigation', { name: catalog('magazine.category') })
    .getByRole('link', { name: /^페어링/ })
    .click();
  await expect(page).toHaveURL('/magazine?category=PAIRING&sort=likes,desc');
  await expect.poll(async () => (await titles()).length).toBe(2);

  await page.goBack();
  await page.goBack();
  await expect.poll(titles).toEqual(latest);
  await page.getByRole('link', { name: catalog('pager.page', { page: 2 }) }).click();
  await expect(page).toHaveURL('/magazine?page=2');
  await expect.poll(async () => (await titles()).length).toBe(1);
});

test('a member likes an article; the page that everybody gets says nothing of it', async ({
  buyer,
  baseURL,
}) => {
  const { page } = buyer;
  const { _embedded } = await buyer.call(listMagazines, { query: { sort: 'publishedAt,asc', size: 1 } });
  const id = _embedded.items[0]?.id ?? 0;
  const before = await buyer.call(getMagazine, { params: { id } });
  const path = `/magazine/${id}`;
  await buyer.goto(path);
  const button = (likes: number) => page.getByRole('button', { name: catalog('like.count', { likes }) });

  await button(before.likes).click();
  await expect(button(before.likes + 1)).toHaveAttribute('aria-pressed', 'true');
  // The button does not wait for the provider.
  await expect.poll(async () => (await buyer.call(getMagazine, { params: { id } })).liked).toBe(true);

  const shared = await (await fetch(`${baseURL}${path}`)).text();
  expect(shared).not.toContain('"liked":true');
  expect(shared).not.toContain('aria-pressed="true"');

  await page.reload();
  await expect(button(before.likes + 1)).toHaveAttribute('aria-pressed', 'true');
  await button(before.likes + 1).click();
  await expect(button(before.likes)).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor who likes an article is asked to sign in, and would come back to it', async ({ guest }) => {
  const { page } = guest;
  await openFirst(guest, '/magazine');
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: /^좋아요/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: catalog('signIn.accept') })
    .click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/account/login' && url.searchParams.get('returnTo') === pathname,
  );
});

test('events say when they are; one that has ended says so, and leads to what runs', async ({ guest }) => {
  const { page } = guest;
  await openFirst(guest, '/event');
  await expect(page.getByText(catalog('event.state.RUNNING')).first()).toBeVisible();
  await page.getByRole('link', { name: catalog('article.allWines') }).click();
  await expect(page).toHaveURL(/\/product\?idEvent=\d+$/);
  await expect(articlesIn(guest).first()).toBeVisible();

  await guest.goto('/event?state=ENDED');
  await articlesIn(guest).first().getByRole('link').first().click();
  await expect(page.getByText(catalog('event.ended'))).toBeVisible();
  await page.getByRole('link', { name: catalog('event.running') }).click();
  await expect(page).toHaveURL('/event?state=RUNNING');
});

test('answers of common sense are read one after the other', async ({ guest }) => {
  const { page } = guest;
  await guest.goto('/common-sense');
  const links = page.getByRole('main').getByRole('heading', { level: 2 });
  const [, second = ''] = await links.allTextContents();
  await links.first().click();
  await expect(page).toHaveURL(/\/common-sense\/\d+$/);
  await page.getByRole('main').getByRole('link', { name: second, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
});

test('on a phone, what the next article is called stands on the line of its label', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 375, height: 812 });
  await guest.goto('/common-sense?lang=ja-JP');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  const label = page.getByText(textOf('mf-catalog', 'portal.article.next', {}, 'ja-JP'), { exact: true });
  await expect(label).toBeVisible();
  // Of the words themselves: a link's box is larger than they are, for a thumb.
  const tops = await label.evaluate((element) =>
    [element, element.nextElementSibling as Element].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return Math.round(range.getBoundingClientRect().top);
    }),
  );
  expect(tops[0]).toBe(tops[1]);
});

test('an article comes as HTML that a visitor can read without any script', async ({ guest, baseURL }) => {
  await openFirst(guest, '/magazine');
  const title = await guest.page.getByRole('heading', { level: 1 }).textContent();
  const html = await (await fetch(guest.page.url())).text();
  const [, body = ''] = html.split('</head>');
  expect(body).toContain(`${title}</h1>`);
  expect(body).toContain('<blockquote');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect((await fetch(`${baseURL}/magazine`)).status).toBe(200);
});

const MISSING = [
  '/magazine/2147483646',
  '/magazine/abc',
  '/event/0',
  '/event/2147483646',
  '/common-sense/-1',
];

test('what is not there is a page that says so, with the status 404', async ({ guest, baseURL }) => {
  // What is no id is asked ahead of the screen, too, and refused.
  guest.expectError(/40[04]/);
  for (const path of MISSING) {
    expect([path, (await fetch(`${baseURL}${path}`)).status]).toEqual([path, 404]);
    await guest.goto(path);
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(catalog('article.notFound'));
  }
});

const HOSTILE = [
  '/magazine?page=-1',
  '/magazine?page=1%27%20OR%201=1',
  '/magazine?sort=password,desc',
  '/magazine?category=%3Cscript%3Ealert(1)%3C/script%3E',
  `/magazine?category=${'A'.repeat(4_000)}`,
  '/magazine?category=NOBODY',
  '/event?state=%00&page=%F0%9F%8D%B7',
  '/common-sense?page=1e5',
];

test('a hostile address is a list with a word about what was left out, never a blank page', async ({
  guest,
  baseURL,
}) => {
  for (const path of HOSTILE) {
    expect([path, (await fetch(`${baseURL}${path}`)).status]).toEqual([path, 200]);
    await guest.goto(path);
    await expect(guest.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
});

test('a page behind the last of a list is not found, and leads to the last', async ({ guest }) => {
  guest.expectError(/404/);
  for (const path of ['/magazine?page=99999999999999999999', '/magazine?page=5000']) {
    // A server with more to render than it can sends the empty page, of which it knows nothing yet.
    await expect.poll(async () => (await guest.page.goto(path))?.status()).toBe(404);
    await expect(
      guest.page.getByRole('main').getByRole('link', { name: catalog('list.toLastPage') }),
    ).toBeVisible();
  }
});

test('lists and articles break no rule of accessibility, and nothing runs over the edge', async ({
  guest,
}) => {
  const { page } = guest;
  for (const list of ['/magazine', '/event', '/common-sense']) {
    await guest.goto(list);
    await expectSound(guest.page);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`));
    await expectSound(guest.page);
  }
});

test('reads articles in the language of the page, and links keep it', async ({ guest, baseURL }) => {
  const { page } = guest;
  for (const language of ['en-US', 'zh-CN', 'zh-TW'] as const) {
    const html = await (await fetch(`${baseURL}/magazine?lang=${language}`)).text();
    expect(html).toContain(`${textOf('mf-catalog', 'magazine.title', {}, language)}</h1>`);
    expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/[가-힣]/);
  }
  await guest.goto('/magazine?lang=ja-JP');
  await articlesIn(guest).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/magazine\/\d+\?lang=ja-JP/);
  await expect(articlesIn(guest).first()).not.toContainText(/[가-힣]/);
});
