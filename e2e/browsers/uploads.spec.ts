import { writeFileSync } from 'node:fs';
import { planOrder } from '../src/delivered-order.ts';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import type { Person } from '../src/fixtures.ts';
import { textOf } from '../src/texts.ts';

const own = (key: string) => textOf('mf-mypage-buyer', key);
const selling = (key: string) => textOf('mf-mypage-sales', key);
const PAPER = '%PDF-1.4\n%%EOF\n';

test('papers go up with an inquiry and can be read there, and what is no paper is refused at its place', async ({
  visitor,
}) => {
  await visitor.tab.resize(1440, 900);
  await visitor.signIn('buyer');
  await visitor.goto('/mypage/inquiry/write');
  const unique = crypto.randomUUID().slice(0, 8);
  const name = `menu-${unique}.pdf`;
  const [paper, empty] = [name, 'empty.pdf'].map((each) => test.info().outputPath(each));
  writeFileSync(paper!, PAPER);
  writeFileSync(empty!, '');
  const input = { css: 'main form input[type="file"]' };
  await visitor.attach(input, [paper!]);
  // Its size stands at it once the provider has it; until then, and where that fails, a sentence.
  await visitor.find({ css: 'main form li div', name: `${name}1 KB` });
  await visitor.attach(input, [empty!]);
  await visitor.find({ css: 'main form li div', name: `empty.pdf${own('portal.files.empty')}` });

  await visitor.choose({ css: 'main form select' }, 1);
  await visitor.write({ css: 'main form input[name="title"]' }, `Menu ${unique}`);
  await visitor.write({ css: 'main form textarea' }, 'A question with a paper.');
  await visitor.press({ css: 'main form button[type="submit"]', name: own('inquiryWrite.send') });
  await visitor.arrives(/^\/mypage\/inquiry\/\d+$/);
  const link = await visitor.find({ css: 'main a[download]', name });
  const sent = await visitor.tab.run(async (selector) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[download]')];
    const address = document.querySelector<HTMLAnchorElement>(selector)?.href ?? '';
    const answer = await fetch(address);
    return { links: links.length, status: answer.status, text: await answer.text() };
  }, link);
  expect(sent).toEqual({ links: 1, status: 200, text: PAPER });
});

test('a driver photographs what was handed over at the door, and the buyer sees it', async ({
  meet,
  call,
}) => {
  const as = (member: 'buyer' | 'sales'): Pick<Person, 'call'> => ({
    call: (endpoint, input) => call(member, endpoint, input),
  });
  const { stop } = await planOrder(
    { buyer: as('buyer'), sales: as('sales') },
    { lines: 1, driverName: '오태식' },
  );

  const driver = await meet();
  await driver.tab.resize(480, 900);
  await driver.signIn('driver');
  await driver.goto('/mypage/shipping-list');
  const photo = test.info().outputPath('door.png');
  writeFileSync(photo, await driver.tab.picture());
  // The stop that was planned last.
  await driver.press({ css: 'main ol > li:last-child button', name: selling('shipping.complete') });
  await driver.attach({ css: 'dialog[open] input[type="file"]' }, [photo]);
  await driver.find({
    css: 'dialog[open] li button',
    name: textOf('mf-mypage-sales', 'shipping.photo.remove', { number: 1 }),
  });
  await driver.press({ css: 'dialog[open] button', name: selling('shipping.complete') });
  await driver.find({
    css: 'main ol > li:last-child button',
    name: textOf('mf-mypage-buyer', 'portal.delivery.photo', { number: 1 }),
  });

  const buyer = await meet();
  await buyer.tab.resize(1440, 900);
  await buyer.signIn('buyer');
  await buyer.goto(`/mypage/estimate-order-history/${stop.orderFormNumber}`);
  const thumb = await buyer.find({
    css: 'main button',
    name: textOf('mf-mypage-buyer', 'portal.delivery.photo', { number: 1 }),
  });
  await expect
    .poll(() =>
      buyer.tab.run(
        (selector) => document.querySelector(selector)?.querySelector('img')?.naturalWidth ?? 0,
        thumb,
      ),
    )
    .toBeGreaterThan(0);
});
