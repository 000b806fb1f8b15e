import type { Page } from '@playwright/test';
import { expect, expectSame, mark, test } from '../src/development-fixtures.ts';
import { textOf } from '../src/texts.ts';

const ROOMS = 'mf-chat/src/features/chat/rooms/rooms-pane.tsx';
const TITLE = "{t('rooms.title')}</h1>";
const search = (page: Page) => page.getByRole('searchbox', { name: textOf('mf-chat', 'rooms.search') });

test('a component of a remote changes while what somebody typed stays', async ({ sales, sources }) => {
  const { page } = sales;
  await sales.goto('/chat');
  await search(page).fill('와인');
  await mark(page);

  sources.change(ROOMS, TITLE, "{t('rooms.title')} once</h1>");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('once');
  sources.change(ROOMS, 'once</h1>', 'twice</h1>');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('twice');

  await expect(search(page)).toHaveValue('와인');
  await expectSame(page);
});

test('a style, and a control that every part has a copy of, change in the open page', async ({
  sales,
  sources,
}) => {
  const { page } = sales;
  await sales.goto('/chat');
  await search(page).fill('와인');
  await mark(page);

  sources.change(
    'mf-chat/src/features/chat/rooms/rooms.module.scss',
    '.rooms {',
    '.rooms { outline: 7px solid red;',
  );
  const pane = page.getByRole('region', { name: textOf('mf-chat', 'rooms.title') });
  await expect(pane).toHaveCSS('outline-width', '7px');
  sources.change('packages/ui/src/controls/text-input.tsx', '<input', '<input data-control="new"');
  await expect(search(page)).toHaveAttribute('data-control', 'new');

  await expect(search(page)).toHaveValue('와인');
  await expectSame(page);
});

test('what does not compile is shown, and goes when it is mended', async ({ sales, sources }) => {
  const { page } = sales;
  // The page says in its console, too, what it shows.
  sales.expectError(/mf-chat:browser|rooms-pane/);
  await sales.goto('/chat');
  await search(page).fill('와인');
  await mark(page);

  sources.change(ROOMS, '</h1>', '</h1');
  const problem = page.locator('iframe');
  await expect(problem).toBeVisible();
  await expect(problem.contentFrame().getByText('rooms-pane').first()).toBeVisible();
  sources.change(ROOMS, '</h1', ' mended</h1>');

  await expect(problem).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('mended');
  await expect(search(page)).toHaveValue('와인');
  await expectSame(page);
});

test('texts and the description of a remote are new in the page that loads again by itself', async ({
  sales,
  sources,
}) => {
  const { page } = sales;
  await sales.goto('/chat');
  const hint = textOf('mf-chat', 'rooms.searchHint');
  await expect(page.getByPlaceholder(hint)).toBeVisible();

  sources.change('mf-chat/src/locales/ko-KR.json', `"searchHint": "${hint}"`, '"searchHint": "고친 안내"');
  await expect(page.getByPlaceholder('고친 안내')).toBeVisible();
  sources.change('mf-chat/remote.json', '"ko-KR": "채팅"', '"ko-KR": "고친 채팅"');
  await expect(page).toHaveTitle(/고친 채팅/);
});
