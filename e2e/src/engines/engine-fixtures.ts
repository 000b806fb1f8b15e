import { test as base, expect } from '@playwright/test';
import type { Endpoint, SuccessOf } from '@vitis/contracts';
import { type CallInput, callApi } from '../call-api.ts';
import { type Member, tokenOf } from '../fixtures.ts';
import { type Engine, type EngineOptions, PROGRAMS } from './engines.ts';
import { openBidi } from './open-bidi.ts';
import { openWebKit } from './open-webkit.ts';
import type { Tab } from './tab.ts';
import { type Visitor, visitorAt } from './visitor.ts';

interface Fixtures {
  /** Somebody at another browser, with nothing kept of any other; at the product unless another origin is told. */
  meet: (origin?: string) => Promise<Visitor>;
  visitor: Visitor;
  /** Does by the API, as a member, what is not what the test is about. */
  call: <E extends Endpoint>(member: Member, endpoint: E, input?: CallInput<E>) => Promise<SuccessOf<E>>;
}

const openers = {
  chromium: (program: string) => openBidi('chrome', program),
  firefox: (program: string) => openBidi('firefox', program),
  webkit: openWebKit,
} as const satisfies Record<Engine, (program: string) => Promise<Tab>>;

export const test = base.extend<Fixtures & EngineOptions>({
  engine: ['chromium', { option: true }],
  meet: async ({ engine, baseURL }, use) => {
    const tabs: Tab[] = [];
    await use(async (origin = baseURL ?? '') => {
      const tab = await openers[engine](PROGRAMS[engine] ?? '');
      tabs.push(tab);
      return visitorAt(tab, origin);
    });
    await Promise.all(tabs.map((tab) => tab.close()));
    expect(tabs.flatMap(({ errors }) => errors)).toEqual([]);
  },
  call: async ({ baseURL }, use) => {
    const origin = baseURL ?? '';
    await use(async (member, endpoint, input) =>
      callApi(origin, await tokenOf(member, origin), endpoint, input),
    );
  },
  visitor: async ({ meet }, use) => use(await meet()),
});

export { expect };
