import { writeFileSync } from 'node:fs';
import { comparedLayouts } from '../src/engines/compared-layouts.ts';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import type { Visitor } from '../src/engines/visitor.ts';
import { codeTo, confirmationLinkTo, decideSignUp } from '../src/mailbox.ts';
import {
  ADDRESS_WORDS,
  accountTexts,
  asTyped,
  businessTexts,
  pdf,
  type Someone,
  someone,
  t,
} from '../src/sign-up-steps.ts';

const field = (key: string) => ({ css: 'main input', name: t(key) });
const button = (key: string) => ({ css: 'main button', name: t(key) });
const title = (key: string) => ({ css: 'main h1', name: t(key) });

const fill = async (guest: Visitor, texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [key, text] of Object.entries(texts)) await guest.write(field(key), text);
};

async function fillBusiness(guest: Visitor, who: Someone): Promise<void> {
  await fill(guest, businessTexts(who));
  await guest.choose({ css: 'main select', name: t('signUp.business.businessClientType') }, 1);
  const certificate = test.info().outputPath(pdf.name);
  writeFileSync(certificate, pdf.buffer);
  await guest.attach({ css: 'main form input[type="file"]' }, [certificate]);
  // Its size stands at it once the provider has it.
  await guest.find({ css: 'main form li div', name: `${pdf.name}3.0 MB` });
  await guest.press(button('portal.address.find'));
  await guest.write({ css: 'dialog[open] input', name: t('portal.address.keyword') }, ADDRESS_WORDS);
  await guest.press({ css: 'dialog[open] button', name: t('portal.address.search') });
  await guest.press({ css: 'dialog[open] li button' });
  const postalCode = await guest.find(field('portal.address.postalCode'));
  await expect
    .poll(() => guest.tab.run((at) => document.querySelector<HTMLInputElement>(at)?.value, postalCode))
    .toMatch(/^\d{5}$/);
}

test('a business signs up step by step, confirms its address, and is approved', async ({
  visitor: guest,
  engine,
}) => {
  const layouts = comparedLayouts(guest, engine, 'sign-up');
  const who = someone();
  await guest.tab.resize(1440, 900);
  await guest.goto('/account/signup');
  await guest.press(field('signUp.agreements.all'));
  await layouts.see('agreements');
  await guest.press(button('signUp.next'));

  await guest.arrives(/^\/account\/signup\/verify$/);
  await layouts.see('number');
  await guest.write(field('portal.code.mobile'), asTyped(who.mobile));
  await guest.press(button('portal.code.send'));
  await guest.find(field('portal.code.code'));
  await layouts.see('code');
  await guest.write(field('portal.code.code'), await codeTo(who.mobile));
  await guest.press(button('portal.code.confirm'));
  await guest.sees(t('portal.code.confirmed'));
  await layouts.see('number confirmed');
  await guest.press(button('signUp.next'));

  await guest.arrives(/^\/account\/signup\/account$/);
  await fill(guest, accountTexts(who));
  await layouts.see('account');
  await guest.press(button('signUp.next'));

  await guest.arrives(/^\/account\/signup\/business$/);
  await fillBusiness(guest, who);
  await layouts.see('business');
  await guest.press(button('signUp.business.send'));

  await guest.arrives(/^\/account\/signup\/done$/);
  await guest.find(title('signUp.confirm.heading'));
  await layouts.see('done');
  await guest.goto(await confirmationLinkTo(who.email));
  await layouts.see('link of the mail');
  await guest.press(button('confirmEmail.confirm'));
  await guest.sees(t('confirmEmail.done'));
  await guest.goto('/account/signup/done');
  await guest.find(title('signUp.done.PENDING.title'));
  await layouts.see('waiting');
  await decideSignUp(who.email, 'approve');
  // The page that waits sees it by itself.
  await guest.find(title('signUp.done.APPROVED.title'));
  await layouts.see('approved');
  layouts.expectSound();
});
