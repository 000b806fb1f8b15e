import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import type { CodeReply } from './code/code-calls.ts';
import { UploadsField } from './uploads-field.tsx';

jest.mock('../remote/screen-frame.tsx', () => ({ usePortalTexts: () => ({ t: (key: string) => key }) }));

interface Stored {
  id: number;
  name: string;
  size: number;
}

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const stored = (id: number, name: string): CodeReply<Stored> => ({ done: true, body: { id, name, size: 8 } });

/** A form whose files are on their way until `arrive` is called with the reply to each in turn. */
function renderForm() {
  const waiting: ((reply: CodeReply<Stored>) => void)[] = [];
  const sent: string[][] = [];
  function Form() {
    const [files, setFiles] = useState<Stored[]>([]);
    const submit = (event: FormEvent) => {
      event.preventDefault();
      sent.push(files.map(({ name }) => name));
    };
    return (
      <form onSubmit={submit}>
        <UploadsField
          label="files"
          most={5}
          files={files}
          onFiles={setFiles}
          send={() => new Promise<CodeReply<Stored>>((resolve) => waiting.push(resolve))}
        />
        <button type="submit">send</button>
      </form>
    );
  }
  const { container } = render(<Form />);
  const pick = (...files: File[]) =>
    fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
  const arrive = async (reply: CodeReply<Stored>) => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    await act(async () => waiting.shift()?.(reply));
  };
  return { sent, pick, arrive, press: () => fireEvent.click(screen.getByText('send')) };
}

test('a form that is sent before its files have arrived waits for them, and is sent once', async () => {
  const { sent, pick, arrive, press } = renderForm();
  pick(pdf('one.pdf'), pdf('two.pdf'));
  press();
  press();
  await arrive(stored(1, 'one.pdf'));
  expect(sent).toEqual([]);
  await arrive(stored(2, 'two.pdf'));
  expect(sent).toEqual([['one.pdf', 'two.pdf']]);
});

test('a form whose file was refused meanwhile is not sent by itself', async () => {
  const { sent, pick, arrive, press } = renderForm();
  pick(pdf('one.pdf'));
  press();
  await arrive({ done: false, message: 'no document' } as CodeReply<Stored>);
  expect(screen.getByText('no document')).toBeVisible();
  expect(sent).toEqual([]);
  press();
  expect(sent).toEqual([[]]);
});

test('files that are chosen while others are on their way are added to them', async () => {
  const { sent, pick, arrive, press } = renderForm();
  pick(pdf('one.pdf'));
  pick(pdf('two.pdf'));
  await arrive(stored(1, 'one.pdf'));
  await arrive(stored(2, 'two.pdf'));
  press();
  expect(sent).toEqual([['one.pdf', 'two.pdf']]);
});
