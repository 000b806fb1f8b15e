import { writeFileSync } from 'node:fs';
import { expect, test } from '../src/engines/engine-fixtures.ts';
import type { Tab } from '../src/engines/tab.ts';
import type { Visitor } from '../src/engines/visitor.ts';
import { textOf } from '../src/texts.ts';

const chat = (key: string) => textOf('mf-chat', key);
const FIELD = { css: 'main textarea' };
const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

async function enterRoom(visitor: Visitor, member: 'buyer' | 'sales', other: RegExp): Promise<void> {
  await visitor.tab.resize(1440, 900);
  await visitor.signIn(member);
  await visitor.goto('/chat');
  await visitor.press({ css: 'main a', name: other });
  await visitor.find(FIELD);
}

/**
 * Writes as an input method does, which WebDriver has none of: by its events, dispatched by hand. Ends the last syllable by Enter: Blink and Gecko tell of the key in the middle of
 * the composition, WebKit after its end, as 229.
 */
const compose = (tab: Tab, selector: string, text: string, isKeyLast: boolean): Promise<void> =>
  tab.run(
    ({ selector: at, text: said, isKeyLast: isLast }) => {
      const field = document.querySelector<HTMLTextAreaElement>(at)!;
      const last = said.at(-1) ?? '';
      const write = (value: string) => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: value }));
      };
      const composition = (type: string, data: string) =>
        field.dispatchEvent(new CompositionEvent(type, { bubbles: true, data }));
      const enter = (isComposing: boolean, keyCode: number) =>
        field.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Enter',
            code: 'Enter',
            keyCode,
            isComposing,
            bubbles: true,
            cancelable: true,
          }),
        );
      field.focus();
      composition('compositionstart', '');
      composition('compositionupdate', last);
      write(said);
      if (!isLast) enter(true, 229);
      composition('compositionend', last);
      if (isLast) enter(false, 229);
    },
    { selector, text, isKeyLast },
  );

const countOf = (tab: Tab, text: string): Promise<number> =>
  tab.run(
    (said) =>
      [...document.querySelectorAll('main [role="log"] *')].filter(
        (each) => each.children.length === 0 && each.textContent === said,
      ).length,
    text,
  );

test('two people talk: Hangul that Enter ends in the middle of a syllable goes once, and so does a picture', async ({
  meet,
  engine,
}) => {
  test.info().annotations.push({
    type: 'not told',
    description:
      'no driver has an input method: its events are dispatched by hand, as each engine orders them',
  });
  const buyer = await meet();
  const sales = await meet();
  await enterRoom(buyer, 'buyer', /한서윤/);
  await enterRoom(sales, 'sales', /담원다이닝/);

  const said = `${unique('내일 오전에')} 될까요`;
  await compose(buyer.tab, await buyer.find(FIELD), said, engine === 'webkit');
  await expect.poll(() => countOf(sales.tab, said)).toBe(1);
  await expect.poll(() => countOf(buyer.tab, said)).toBe(1);

  const typed = unique('hello');
  const field = await buyer.find(FIELD);
  await buyer.tab.type(field, typed);
  await buyer.tab.enter(field);
  await expect.poll(() => countOf(sales.tab, typed)).toBe(1);

  const name = `${crypto.randomUUID().slice(0, 8)}.png`;
  const file = test.info().outputPath(name);
  writeFileSync(file, await sales.tab.picture());
  await buyer.attach({ css: 'main input[type="file"]' }, [file]);
  await buyer.sees(name);
  await buyer.press({ css: 'main button', name: chat('room.send') });
  await sales.find({ css: 'main button', name: textOf('mf-chat', 'room.enlarge', { name }) });
});
