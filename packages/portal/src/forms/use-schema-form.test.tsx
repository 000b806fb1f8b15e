import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextInput } from '@vitis/ui';
import * as v from 'valibot';
import { NumberField } from './number-field.tsx';
import { SchemaFormProvider } from './schema-form-context.tsx';
import { useSchemaForm } from './use-schema-form.ts';

jest.mock('../remote/screen-frame.tsx', () => ({ usePortalTexts: () => ({ t: (key: string) => key }) }));

interface Values {
  name: string;
  lines: { qty: number | null }[];
}

const Rules = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('REQUIRED')),
  lines: v.array(v.object({ qty: v.pipe(v.number(), v.maxValue(12)) })),
});

function open(send: (body: v.InferOutput<typeof Rules>) => Promise<unknown> = async () => {}) {
  let form: ReturnType<typeof useSchemaForm<Values, v.InferOutput<typeof Rules>>> | undefined;
  function Form() {
    form = useSchemaForm<Values, v.InferOutput<typeof Rules>>({
      schema: Rules,
      start: { name: '', lines: [{ qty: 6 }] },
      labels: (code, field) => `${field}: ${code}`,
    });
    return (
      <SchemaFormProvider form={form}>
        <form ref={form.element} noValidate onSubmit={form.submit(send)}>
          <NumberField name="lines.0.qty" label="bottles" />
          <TextInput {...form.field('name')} label="name" />
          <button type="submit">send</button>
        </form>
      </SchemaFormProvider>
    );
  }
  render(<Form />);
  const type = (label: string, value: string) =>
    act(async () => {
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    });
  const press = () =>
    act(async () => {
      fireEvent.click(screen.getByRole('button'));
    });
  return { type, press, form: () => form };
}

test('broken rules are said at their fields, and the first one on the screen takes the focus', async () => {
  const send = jest.fn();
  const { type, press } = open(send);
  await type('bottles', '13');
  await press();
  expect(await screen.findByText('name: REQUIRED')).toBeVisible();
  const bottles = screen.getByRole('textbox', { name: 'bottles' });
  expect(bottles).toHaveAccessibleDescription('lines.0.qty: max_value');
  await waitFor(() => expect(bottles).toHaveFocus());
  await type('bottles', '');
  expect(await screen.findByText('lines.0.qty: number')).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});

test('what is sent is what the schema made of it', async () => {
  const send = jest.fn(async () => {});
  const { type, press } = open(send);
  await type('name', ' 김도윤 ');
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: '김도윤', lines: [{ qty: 6 }] }));
});

test("the provider's words stand at its fields until the next try, and what no field stands for is left", async () => {
  let refuses = true;
  const { type, press, form } = open(async () => {
    if (refuses) form()?.showErrors({ name: '쓸 수 없는 문자입니다.', other: '다른 것' });
  });
  await type('name', '김');
  await press();
  const name = screen.getByRole('textbox', { name: 'name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('쓸 수 없는 문자입니다.');
  refuses = false;
  expect(form()?.hasField('lines.0.qty')).toBe(true);
  expect(form()?.hasField('other')).toBe(false);
  await press();
  await waitFor(() => expect(name).not.toHaveAccessibleDescription());
});

test('nothing is sent while a figure cannot be read', async () => {
  const send = jest.fn();
  const { type, press } = open(send);
  await type('name', '김도윤');
  await type('bottles', '1.5');
  await press();
  const bottles = screen.getByRole('textbox', { name: 'bottles' });
  expect(bottles).toHaveFocus();
  expect(bottles).toHaveAccessibleDescription('portal.common.wholeNumber');
  expect(send).not.toHaveBeenCalled();
  await type('bottles', '2');
  await press();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: '김도윤', lines: [{ qty: 2 }] }));
});
