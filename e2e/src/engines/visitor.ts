import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { EMAILS, type Member, PASSWORD } from '../fixtures.ts';
import { textOf } from '../texts.ts';
import type { Tab, Target } from './tab.ts';

/** Somebody in front of a window, who sees what comes and waits for it. */
export interface Visitor {
  tab: Tab;
  /** Opens an address and waits until the page can be used. */
  goto: (path: string) => Promise<void>;
  /** Waits until the page can be used and leads nowhere else. */
  rests: () => Promise<void>;
  /** Waits for something and answers the selector that it alone has. */
  find: (target: Target) => Promise<string>;
  press: (target: Target) => Promise<void>;
  write: (target: Target, text: string) => Promise<void>;
  attach: (target: Target, files: readonly string[]) => Promise<void>;
  /** Chooses an option of a list by its place. */
  choose: (target: Target, option: number) => Promise<void>;
  /** All that the page says, its own data left out. */
  says: () => Promise<string>;
  /** Waits until the page says this: a text anywhere, or something whose whole text fits. */
  sees: (text: string | RegExp) => Promise<void>;
  /** Waits for an address, and answers it: path and query. */
  arrives: (place: RegExp) => Promise<string>;
  signIn: (member: Member) => Promise<void>;
}

/** What the page says that it is: alive and complete. */
const isUsable = (): boolean =>
  document.documentElement?.dataset.session !== undefined &&
  document.querySelector('h1') !== null &&
  document.querySelector('main [aria-busy="true"]') === null;

/** Marks what is looked for, so that a selector has it alone; null where it is not there, or not to be seen. */
function mark({
  css,
  source,
  flags,
  isWhole,
}: {
  css: string;
  source: string;
  flags: string;
  isWhole: boolean;
}) {
  const wanted = new RegExp(isWhole ? `^(?:${source})$` : source, flags);
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const named = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '';
    return named.replace(/\s+/g, ' ').trim();
  };
  const found = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      wanted.test(nameOf(element)) &&
      !element.matches(':disabled, [aria-disabled="true"]') &&
      (element.matches('[type="file"]') || element.getClientRects().length > 0),
  );
  if (found === undefined) return null;
  found.dataset.target ??= `t${Math.random().toString(36).slice(2)}`;
  const { top, bottom } = found.getBoundingClientRect();
  // What is in sight stays there: a header that moves with the page would move away from the hand.
  if (!found.matches('[type="file"]') && (top < 0 || bottom > innerHeight))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `[data-target="${found.dataset.target}"]`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function visitorAt(tab: Tab, origin: string): Visitor {
  const find = async ({ css, name = '' }: Target): Promise<string> => {
    const isWhole = typeof name === 'string' && name !== '';
    const { source, flags } = typeof name === 'string' ? new RegExp(escaped(name) || '(?:)') : name;
    let selector: string | null = null;
    await expect
      .poll(
        async () => {
          // Between one document and the next there is nothing to ask.
          selector = await tab.run(mark, { css, source, flags, isWhole }).catch(() => null);
          return selector;
        },
        { message: `${css} ${name}` },
      )
      .not.toBeNull();
    return selector ?? '';
  };
  /** Does something at an element; what was drawn anew since it was found is found again. */
  const at = async (target: Target, work: (selector: string) => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work(await find(target));
      } catch (error) {
        if (tries === 3 || !/NoSuchElement|StaleElement|is gone/.test(String(error))) throw error;
      }
    }
  };
  const place = () =>
    tab.run(() => `${location.pathname} ${document.querySelector('h1')?.textContent}`, null).catch(() => '');
  /** Alive, complete, and led nowhere else: a step of a form whose step before is open leads back to that. */
  const usable = async () => {
    await expect.poll(() => tab.run(isUsable, null).catch(() => false)).toBe(true);
    await expect
      .poll(async () => {
        const before = await place();
        await sleep(150);
        return before !== '' && before === (await place());
      })
      .toBe(true);
  };
  const said = () =>
    tab.run(
      () =>
        [...document.body.children]
          .map((each) => (each.localName === 'script' ? '' : each.textContent))
          .join(' '),
      null,
    );
  const visitor: Visitor = {
    tab,
    says: said,
    find,
    rests: usable,
    goto: async (path) => {
      await tab.goto(origin + path);
      await usable();
    },
    press: (target) => at(target, tab.press),
    write: (target, text) => at(target, (selector) => tab.type(selector, text)),
    attach: (target, files) => at(target, (selector) => tab.attach(selector, files)),
    // Lists open in a window of the system, which drivers do not reach: the page hears what it does of a hand.
    choose: (target, option) =>
      at(target, (selector) =>
        tab.run(
          ({ selector: place, option: nth }) => {
            const list = document.querySelector<HTMLSelectElement>(place)!;
            list.selectedIndex = nth;
            for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
          },
          { selector, option },
        ),
      ),
    sees: async (text) => {
      if (typeof text === 'string') await expect.poll(() => said().catch(() => '')).toContain(text);
      else await find({ css: 'body *', name: text });
    },
    arrives: async (wanted) => {
      const now = () => tab.run(() => location.pathname + location.search, null).catch(() => '');
      await expect.poll(now).toMatch(wanted);
      await usable();
      return now();
    },
    signIn: async (member) => {
      await visitor.goto('/account/login');
      await visitor.write({ css: 'input[autocomplete="username"]' }, EMAILS[member]);
      await visitor.write({ css: 'input[autocomplete="current-password"]' }, PASSWORD);
      await visitor.press({ css: 'main button[type="submit"]', name: textOf('mf-account', 'login.submit') });
      // The form leads on by itself once it knows them: whoever goes elsewhere before is led away again.
      await expect
        .poll(() =>
          tab
            .run(
              () => location.pathname !== '/account/login' && document.documentElement.dataset.session,
              null,
            )
            .catch(() => ''),
        )
        .toBe('signed-in');
      await usable();
    },
  };
  return visitor;
}
