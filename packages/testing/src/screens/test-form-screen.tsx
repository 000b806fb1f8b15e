import { screen, waitFor } from '@testing-library/react';
import type { Endpoint, Problem } from '@vitis/contracts';
import { servedEndpoint } from '@vitis/contracts/inputs';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { FakeAnswer, SentCall } from '../fake-provider.ts';
import { type RenderFeatureOptions, renderFeature } from '../render-feature.tsx';
import { sampleOf } from '../sample.ts';

interface FormUnderTest {
  Screen: ComponentType;
  /** Remote that it belongs to, and where it stands there. */
  part: string;
  path: string;
  as: NonNullable<RenderFeatureOptions['as']>;
  endpoint: Endpoint;
  /** Group of its texts: the title, and under `fields` the label of each. */
  texts: string;
}

/** Defines the tests that every form of `formScreen` owes, whatever it sends. */
export function testFormScreen({ Screen, part, path, as, endpoint, texts }: FormUnderTest): void {
  const body = servedEndpoint(endpoint).body as v.GenericSchema;
  const filled = Object.entries(sampleOf(body) as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const [status = '200', reply] = Object.entries(endpoint.responses)[0] ?? [];
  const done = { status: Number(status), body: reply && sampleOf(reply as v.GenericSchema) };

  async function open(respond: FakeAnswer['respond']) {
    const shown = await renderFeature(<Screen />, {
      part,
      as,
      route: path,
      path,
      answers: [{ endpoint, respond }],
    });
    const fieldOf = (name: string) => screen.getByLabelText(shown.t(`${texts}.fields.${name}`));
    const fill = async () => {
      for (const [name, value] of filled) await shown.user.type(fieldOf(name), value);
    };
    const send = () => shown.user.click(screen.getByRole('button', { name: shown.t('portal.forms.send') }));
    return { ...shown, fieldOf, fill, send };
  }

  test('sends what was typed, says so, and begins anew', async () => {
    const { t, calls, fieldOf, fill, send } = await open(() => done);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t(`${texts}.title`));
    await fill();
    await send();
    expect(await screen.findByText(t('portal.forms.done'))).toBeVisible();
    expect(calls[0]?.body).toMatchObject(Object.fromEntries(filled));
    for (const [name] of filled) expect(fieldOf(name)).toHaveValue('');
  });

  if (!v.is(body, Object.fromEntries(filled.map(([name]) => [name, '']))))
    test('what is missing is said at its field, which takes the focus, and nothing is sent', async () => {
      const { calls, send } = await open(() => done);
      await send();
      await waitFor(() => expect(document.activeElement).toBeInvalid());
      expect(calls).toEqual([]);
    });

  test('the provider’s word on a field stands at it, and what was typed stays', async () => {
    const [[name, value] = ['', '']] = filled;
    const message = 'not this one';
    const problem = {
      type: 'about:blank',
      title: 'INVALID',
      status: 400,
      code: 'INVALID_REQUEST',
      message: 'INVALID',
      errors: [{ field: name, code: 'INVALID', message }],
      requestId: 'test',
    } satisfies Problem;
    const { fieldOf, fill, send } = await open(() => ({ status: 400, body: problem }));
    await fill();
    await send();
    await waitFor(() => expect(fieldOf(name)).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(fieldOf(name)).toHaveValue(value);
  });

  if (endpoint.idempotent)
    test('the same sent again after a lost answer has the same key, so that it is done once', async () => {
      const keys: (string | null)[] = [];
      const respond = ({ headers }: SentCall) => {
        keys.push(headers.get('idempotency-key'));
        if (keys.length === 1) throw new TypeError('the line is cut');
        return done;
      };
      const { t, fill, send } = await open(respond);
      await fill();
      await send();
      expect(await screen.findByText(t('portal.forms.unsettled'))).toBeVisible();
      await send();
      expect(await screen.findByText(t('portal.forms.done'))).toBeVisible();
      expect(keys[1]).toBe(keys[0]);
    });
}
