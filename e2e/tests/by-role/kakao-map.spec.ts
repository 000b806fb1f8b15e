import { expect, expectAccessible } from '../../src/fixtures.ts';
import { test } from '../../src/map-shop.ts';
import { textOf } from '../../src/texts.ts';

const catalog = (key: string) => textOf('mf-catalog', key);

test('with a key, Kakao’s own map lies over the drawn one, with the house and its stores', async ({
  guest,
  shop,
}) => {
  const { page } = guest;
  await guest.goto('/direction');
  const frame = page.getByTitle(catalog('direction.kakaoMap'));
  await expect(frame).toBeVisible();
  const map = page.frameLocator(`iframe[title="${catalog('direction.kakaoMap')}"]`);
  await expect(map.getByText('주식회사 비티스와인')).toBeVisible();
  await expect(map.getByText('성수 쇼룸')).toBeVisible();
  // Kakao takes the key from the domains alone that are registered for it.
  expect(shop.asked).toEqual([
    { path: '/v2/maps/sdk.js?autoload=false&appkey=a-key', referer: `${shop.url}/` },
  ]);
  await expectAccessible(page);
});

test('where Kakao does not answer, the drawn map stays', async ({ guest, shop }) => {
  shop.fail();
  guest.expectError(/401|sdk\.js/);
  const { page } = guest;
  await guest.goto('/direction');
  await expect.poll(() => shop.asked.length).toBe(1);
  await expect(page.getByRole('img', { name: /성수 쇼룸/ })).toBeVisible();
  await expect(page.getByTitle(catalog('direction.kakaoMap'))).toBeHidden();
});
