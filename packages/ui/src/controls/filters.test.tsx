import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateInput } from './date-input.tsx';
import { DateRange } from './date-range.tsx';
import type { DayRange } from './day-range-calendar.tsx';
import { FilePicker } from './file-picker.tsx';

function Period() {
  const [days, setDays] = useState<DayRange>({ from: null, to: null });
  const labels = {
    presets: 'Periods',
    none: 'Any day',
    calendar: 'Calendar',
    previousMonth: 'Month before',
    nextMonth: 'Month after',
    clear: 'Clear',
    done: 'Done',
    failed: 'Failed',
    retry: 'Again',
  };
  return (
    <DateRange
      label="Period"
      locale="en-US"
      value={days}
      onValueChange={setDays}
      presets={[{ id: 'month', label: 'One month', from: '2026-10-20', to: '2026-11-20' }]}
      labels={labels}
    />
  );
}

test('a period is chosen by a preset and then on the calendar, which comes when it is opened', async () => {
  const user = userEvent.setup();
  render(<Period />);
  const field = screen.getByLabelText('Period');
  expect(field).toHaveTextContent('Any day');
  await user.click(screen.getByRole('radio', { name: 'One month' }));
  expect(field).toHaveTextContent('2026-10-20 – 2026-11-20');
  await user.click(field);
  await user.click(await screen.findByRole('button', { name: 'Wednesday, November 25, 2026' }));
  expect(field).toHaveTextContent('2026-10-20 – 2026-11-25');
  expect(screen.getByRole('radio', { name: 'One month' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveTextContent('Any day');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('a day is typed as people type it, or chosen on the calendar, where closed days cannot be', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(
    <DateInput
      label="Day"
      locale="en-US"
      min="2026-11-20"
      isClosed={(day) => day === '2026-11-26'}
      onChange={(event) => changed(event.currentTarget.value)}
      labels={{
        calendar: 'Calendar',
        previousMonth: 'Month before',
        nextMonth: 'Month after',
        failed: 'Failed',
        retry: 'Again',
      }}
    />,
  );
  const field = screen.getByLabelText('Day');
  await user.type(field, '20261124');
  await user.tab();
  expect(field).toHaveValue('2026-11-24');
  await user.click(screen.getByRole('button', { name: 'Calendar' }));
  const dayOfMonth = (day: string) => screen.findByRole('button', { name: `${day}, 2026` });
  expect(await dayOfMonth('Thursday, November 26')).toBeDisabled();
  expect(await dayOfMonth('Thursday, November 19')).toBeDisabled();
  await user.click(await dayOfMonth('Wednesday, November 25'));
  expect(field).toHaveValue('2026-11-25');
  expect(changed).toHaveBeenLastCalledWith('2026-11-25');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['20261127', '2026-11-27'],
  ['261127', '2026-11-27'],
  ['2026.11.7', '2026-11-07'],
  ['2026/1/17', '2026-01-17'],
  [' 2026-11-27 ', '2026-11-27'],
  ['26.11.27', '2026-11-27'],
  ['26-11-7', '2026-11-07'],
  ['2026. 11. 27', '2026-11-27'],
  ['2026. 11. 27.', '2026-11-27'],
  ['2026 11 27', '2026-11-27'],
  ['2026-11-27 (금)', '2026-11-27'],
  ['2026. 11. 27.(Fri.)', '2026-11-27'],
  ['２０２６．１１．２７（金）', '2026-11-27'],
  ['2026년 11월 27일 (금요일)', '2026-11-27'],
  ['26年11月27日', '2026-11-27'],
  ['11/27/26', '11/27/26'],
  ['27.11.2026', '27.11.2026'],
  ['26.13.1', '26.13.1'],
  ['11.27', '11.27'],
  ['2026-11-27 (14)', '2026-11-27 (14)'],
  ['202611', '202611'],
  ['2026111', '2026111'],
  ['2026-1127', '2026-1127'],
  ['20261340', '20261340'],
  ['27112026', '27112026'],
])('%j is taken for %j, and what may be several days for none', async (typed, day) => {
  const user = userEvent.setup();
  const labels = {
    ...{ calendar: 'Calendar', previousMonth: 'Month before', nextMonth: 'Month after' },
    ...{ failed: 'Failed', retry: 'Again' },
  };
  render(<DateInput label="Day" locale="en-US" labels={labels} />);
  const field = screen.getByLabelText('Day');
  await user.type(field, typed);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(day);
});

const fileLabels = {
  choose: 'Choose',
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `Sending ${name}`,
};

test('files are picked up to the most that is allowed, shown with their progress, and taken away', async () => {
  const user = userEvent.setup();
  const picked = jest.fn();
  const removed = jest.fn();
  const files = [{ id: '1', name: 'licence.pdf', progress: 40 }];
  const { rerender } = render(
    <FilePicker
      label="Files"
      multiple
      most={2}
      files={files}
      onPick={picked}
      onRemove={removed}
      labels={fileLabels}
    />,
  );
  await user.upload(screen.getByLabelText('Files'), [new File(['a'], 'a.png'), new File(['b'], 'b.png')]);
  expect(picked.mock.calls[0][0].map((file: File) => file.name)).toEqual(['a.png']);
  expect(screen.getByRole('progressbar', { name: 'Sending licence.pdf' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  await user.click(screen.getByRole('button', { name: 'Remove licence.pdf' }));
  expect(removed).toHaveBeenCalledWith('1');
  rerender(
    <FilePicker
      label="Files"
      most={1}
      files={files}
      onPick={picked}
      onRemove={removed}
      labels={fileLabels}
      error="Too many"
    />,
  );
  expect(screen.getByLabelText('Files')).toBeDisabled();
  expect(screen.getByLabelText('Files')).toHaveAccessibleDescription('Too many');
});

test('a file that is dropped is picked', () => {
  const picked = jest.fn();
  render(
    <FilePicker label="Files" files={[]} onPick={picked} onRemove={() => undefined} labels={fileLabels} />,
  );
  const file = new File(['a'], 'a.png');
  fireEvent.drop(screen.getByLabelText('Files'), { dataTransfer: { files: [file] } });
  expect(picked).toHaveBeenCalledWith([file]);
});
