import { defineEndpoint, type Problem, typeOnly } from '@vitis/contracts';
import { createInstance } from 'i18next';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import * as v from 'valibot';

/** What tests read; each test has things of its own, by their ids. */
export const thing = defineEndpoint({
  method: 'GET',
  path: '/api/v1/things/:id',
  access: 'everyone',
  responses: { 200: v.object({ name: v.string() }) },
  input: typeOnly<() => { summary: string; params: v.GenericSchema<{ id: number }> }>(),
});

export const refusedWith = (status: number, code: string) => () =>
  Response.json(
    { type: 'about:blank', title: code, status, code, message: code, requestId: 'r1' } satisfies Problem,
    { status },
  );

const i18n = createInstance();

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
beforeAll(() => i18n.init({ lng: 'ko-KR', resources: {} }));

/** A page with this on it; unmount it in the end. */
export async function shown(Reader: () => ReactNode) {
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <Reader />
      </I18nextProvider>,
    ),
  );
  return root;
}

/** Waits for what comes of a call. */
export const until = async (isSo: () => boolean) => {
  while (!isSo()) await act(() => new Promise((done) => setTimeout(done, 5)));
};
