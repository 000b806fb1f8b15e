import { screen, waitFor } from '@testing-library/react';
import { type Endpoint, type SuccessOf, urlOf } from '@vitis/contracts';
import { servedEndpoint } from '@vitis/contracts/inputs';
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import { answerOk, answerProblem, type FakeAnswer } from '../fake-provider.ts';
import { type RenderFeatureOptions, renderFeature } from '../render-feature.tsx';
import { sampleOf } from '../sample.ts';

interface DetailUnderTest<E extends Endpoint> {
  Screen: ComponentType;
  /** Remote that it belongs to, and its route there, with a parameter at the end that says what is shown. */
  part: string;
  route: string;
  as: NonNullable<RenderFeatureOptions['as']>;
  endpoint: E;
  /** What its heading says. */
  heading: (shown: SuccessOf<E>) => string;
}

/** Defines the tests that every screen of one thing owes: a document, an article. */
export function testDetailScreen<E extends Endpoint>(given: DetailUnderTest<E>): void {
  const { Screen, part, route, as, endpoint, heading } = given;
  const shown = sampleOf(endpoint.responses[200] as v.GenericSchema) as SuccessOf<E>;
  const params = sampleOf(servedEndpoint(endpoint).params as v.GenericSchema) as Record<string, unknown>;
  const [value] = Object.values(params);
  const list = route.slice(0, route.lastIndexOf('/'));
  const ready = answerOk(endpoint, shown);
  const open = (answer: FakeAnswer) =>
    renderFeature(<Screen />, { part, as, route, path: `${list}/${value}`, answers: [answer] });

  test('asks for what the address names, and shows it', async () => {
    const { calls } = await open(ready);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading(shown));
    expect(calls[0]?.path).toBe(urlOf(endpoint, { params: params as never }));
  });

  test('what is not there leads back to the list', async () => {
    const { t } = await open(answerProblem(endpoint, 404, 'NOT_FOUND', 'NOT_FOUND'));
    expect(await screen.findByRole('link', { name: t('portal.document.toList') })).toHaveAttribute(
      'href',
      list,
    );
  });

  test('a failure says so, stays while it is tried again, and hands the focus to what comes then', async () => {
    let broken = true;
    const failing = answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL');
    const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
    const { t, user } = await open({
      endpoint,
      respond: async (call) => {
        if (broken) return failing.respond(call);
        await held;
        return ready.respond(call);
      },
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    broken = false;
    const retry = screen.getByRole('button', { name: t('portal.common.retry') });
    await user.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    answerNow();
    const title = await screen.findByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(heading(shown));
    expect(title).toHaveFocus();
  });
}
