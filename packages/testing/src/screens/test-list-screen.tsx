import { screen, waitFor, within } from '@testing-library/react';
import type { Endpoint, SuccessOf } from '@vitis/contracts';
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import { answerOk, answerProblem, type FakeAnswer } from '../fake-provider.ts';
import { type RenderFeatureOptions, renderFeature } from '../render-feature.tsx';
import { sampleOf } from '../sample.ts';

type RowOf<E extends Endpoint> = SuccessOf<E> extends { _embedded: { items: (infer Row)[] } } ? Row : never;

interface ListUnderTest<E extends Endpoint> {
  Screen: ComponentType;
  /** Remote that it belongs to, and where it stands there. */
  part: string;
  path: string;
  as: NonNullable<RenderFeatureOptions['as']>;
  endpoint: E;
  /** Counts by state, where the list has them. */
  counts?: Endpoint;
  /** Keys of its texts, as the screen has them. */
  texts: { title: string; failed?: string; none?: string; noneFound?: string };
  /** What names a row, and its page. */
  number: (row: RowOf<E>) => string;
}

const answerWith = (endpoint: Endpoint, body: unknown) => answerOk(endpoint, body as SuccessOf<Endpoint>);

/** Defines the tests that every list of `documentListScreen` owes, whatever it lists. */
export function testListScreen<E extends Endpoint>(given: ListUnderTest<E>): void {
  const { Screen, part, path, as, endpoint, counts, number } = given;
  const texts = {
    failed: 'portal.list.failed',
    none: 'portal.list.none',
    noneFound: 'portal.list.noneFound',
    ...given.texts,
  };
  const whole = sampleOf(endpoint.responses[200] as v.GenericSchema) as {
    _embedded: { items: RowOf<E>[] };
    page: object;
  };
  const [row] = whole._embedded.items as [RowOf<E>];
  const name = new RegExp(number(row));
  const listed = (items: RowOf<E>[]) =>
    answerWith(endpoint, {
      _embedded: { items },
      page: { ...whole.page, totalElements: items.length, totalPages: Math.min(items.length, 1) },
    });
  const counted = counts ? [answerWith(counts, sampleOf(counts.responses[200] as v.GenericSchema))] : [];
  const open = (answer: FakeAnswer, search = '') =>
    renderFeature(<Screen />, {
      part,
      as,
      route: path,
      path: `${path}${search}`,
      answers: [...counted, answer],
    });

  test('has its title, and rows that lead to their pages', async () => {
    const { t } = await open(listed([row]));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(texts.title));
    const shown = within(await screen.findByRole('row', { name }));
    expect(shown.getByRole('link', { name })).toHaveAttribute('href', `${path}/${number(row)}`);
  });

  test('asks the provider what the address says', async () => {
    const { calls } = await open(listed([row]), '?q=a&dateFrom=2026-11-01&page=2');
    await screen.findByRole('row', { name });
    const asked = calls.find((call) => call.path === endpoint.path);
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
      q: 'a',
      dateFrom: '2026-11-01',
      page: '1',
      size: '20',
    });
  });

  test('tells nothing at all from nothing for these conditions, which leads back to all', async () => {
    const { t, unmount } = await open(listed([]));
    expect(await screen.findByText(t(texts.none))).toBeVisible();
    unmount();
    await open(listed([]), '?q=a');
    expect(await screen.findByText(t(texts.noneFound))).toBeVisible();
    expect(screen.getByRole('link', { name: t('portal.list.showAll') })).toHaveAttribute('href', path);
  });

  test('that there is nothing for these conditions is not said of others, while they are asked for', async () => {
    const { promise: held, resolve: answerNow } = Promise.withResolvers<void>();
    const nothing = listed([]);
    const { t, user } = await open(
      {
        endpoint,
        respond: async (call) => {
          if (call.query.has('q')) return nothing.respond(call);
          await held;
          return listed([row]).respond(call);
        },
      },
      '?q=a',
    );
    await user.click(await screen.findByRole('link', { name: t('portal.list.showAll') }));
    await waitFor(() => expect(screen.queryByText(t(texts.noneFound))).not.toBeInTheDocument());
    expect(screen.queryByText(t(texts.none))).not.toBeInTheDocument();
    answerNow();
    expect(await screen.findByRole('row', { name })).toBeVisible();
  });

  test('a failure says so, and trying again brings the list', async () => {
    let broken = true;
    const failing = answerProblem(endpoint, 500, 'INTERNAL', 'INTERNAL');
    const working = listed([row]);
    const { t, user } = await open({
      endpoint,
      respond: (call) => (broken ? failing : working).respond(call),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(t(texts.failed));
    broken = false;
    await user.click(screen.getByRole('button', { name: t('portal.common.retry') }));
    expect(await screen.findByRole('row', { name })).toBeVisible();
  });
}
