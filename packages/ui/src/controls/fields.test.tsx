import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { NumberInput, wholeNumber } from './number-input.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { Switch } from './switch.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';
import { focusUnread } from './unread-figure.ts';

test('a field is named by its label and described by its error and its hint', () => {
  render(<TextInput label="Business number" hint="Ten digits" error="Two digits are missing" required />);
  const field = screen.getByRole('textbox', { name: 'Business number' });
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Two digits are missing Ten digits');
});

test('the clear button empties the field, tells the form and gives the focus back', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(
    <TextInput
      label="Name"
      defaultValue="Damwon"
      clearLabel="Clear"
      onChange={(event) => changed(event.target.value)}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(changed).toHaveBeenLastCalledWith('');
});

test('a password can be shown and hidden', async () => {
  const user = userEvent.setup();
  render(<TextInput label="Password" reveal={{ show: 'Show', hide: 'Hide' }} />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a field of digits keeps digits only, full-width ones too', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  render(<TextInput label="Code" digits onChange={(event) => changed(event.target.value)} />);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '1a2-３');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('123');
  expect(changed).toHaveBeenLastCalledWith('123');
});

function Price() {
  const [price, setPrice] = useState<number | null>(38500);
  return (
    <>
      <NumberInput label="Unit price" value={price} onValueChange={setPrice} unreadError="A whole number" />
      <p>{price} won</p>
      <button type="button" onClick={() => setPrice(90000)}>
        All
      </button>
    </>
  );
}

test('a price reads in groups and is typed as digits', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const field = screen.getByRole('textbox', { name: 'Unit price' });
  expect(field).toHaveValue('38,500');
  await user.clear(field);
  await user.type(field, '1,2x34567');
  expect(field).toHaveValue('1234567');
  await user.tab();
  expect(field).toHaveValue('1,234,567');
});

test.each([
  ['won', null],
  ['１,２００원', 1200],
  ['12.00', 12],
  ['38.000', null],
  ['1.5', null],
  ['-5', null],
  ['−5', null],
  ['1-2', null],
  [' 12 ', 12],
  ['₩38,000', 38_000],
  ['￦ 38,000', 38_000],
  ['KRW 1,234,567.00', 1_234_567],
  ['38,000원', 38_000],
  ['38000 won', 38_000],
  ['12병', null],
  ['3 cases', null],
  ['2박스 3병', null],
  ['1E+05', null],
  ['3만5천', null],
  ['3만', null],
  ['(1,200)', null],
  ['12,34', null],
  ['1,2345', null],
  ['38 000', null],
  ['750ml × 6', null],
  ['12/25', null],
  ['원', null],
  ['', null],
])('%s is read as %s', (text, number) => {
  expect(wholeNumber(text)).toBe(number);
});

test.each(['1.5', '-1.5', '1.500.000'])(
  '%s is said to be no price, and is worth no figure',
  async (typed) => {
    const user = userEvent.setup();
    render(<Price />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit price' });
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('A whole number');
    expect(focusUnread(document.body)).toBe(true);
    expect(field).toHaveFocus();
    expect(screen.getByText('NaN won')).toBeVisible();
    await user.click(field);
    expect(field).toHaveValue(typed);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(field).toHaveValue('90,000');
    expect(field).toBeValid();
    expect(focusUnread(document.body)).toBe(false);
  },
);

test.each([
  '2박스 3병',
  '3만5천',
  '1E+05',
  '(1,200)',
  '2박스',
  '300만원',
  '2 cases 3 bottles',
  '38,000 원 x 6',
  '12\t6',
  '12,34',
])('%s, pasted, is not made one number of', async (pasted) => {
  const user = userEvent.setup();
  render(<Price />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit price' });
  await user.clear(field);
  await user.click(field);
  await user.paste(pasted);
  expect(field).toHaveValue(pasted);
  expect(field).toBeInvalid();
  expect(screen.getByText('NaN won')).toBeVisible();
});

test('what was pasted in words stays in words while it is changed, until it is a number or nothing', async () => {
  const user = userEvent.setup();
  render(<Price />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit price' });
  await user.clear(field);
  await user.click(field);
  await user.paste('300만원');
  await user.keyboard('{Backspace}');
  expect(field).toHaveValue('300만');
  expect(field).toBeInvalid();
  await user.keyboard('{Backspace}0000');
  expect(field).toHaveValue('3000000');
  expect(field).toBeValid();
});

test('the unit of a field may be pasted with its figure, no other', async () => {
  const user = userEvent.setup();
  function Left() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <NumberInput
        label="Left"
        suffix="병"
        value={value}
        onValueChange={setValue}
        unreadError="A whole number"
      />
    );
  }
  render(<Left />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Left' });
  await user.click(field);
  await user.paste('12병');
  expect(field).toHaveValue('12');
  expect(field).toBeValid();
  await user.clear(field);
  await user.paste('2박스');
  expect(field).toHaveValue('2박스');
  expect(field).toBeInvalid();
});

test.each([
  ['12 bottles', 12],
  ['12본', 12],
  ['12b', 12],
  ['1,200 btl', 1200],
  ['12', 12],
  ['2박스', Number.NaN],
  ['6병입', Number.NaN],
  ['12원', Number.NaN],
])('of bottles, %j, pasted, is %j', async (pasted, count) => {
  const user = userEvent.setup();
  const changed = jest.fn();
  function Bottles() {
    const [value, setValue] = useState<number | null>(null);
    const set = (next: number | null) => {
      changed(next);
      setValue(next);
    };
    return (
      <NumberInput
        label="Bottles"
        units="bottles"
        suffix="병"
        value={value}
        onValueChange={set}
        unreadError="A whole number"
      />
    );
  }
  render(<Bottles />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bottles' });
  await user.click(field);
  await user.paste(pasted);
  expect(changed.mock.calls).toEqual([[count]]);
  expect(field).toHaveValue(Number.isNaN(count) ? pasted : String(count));
  expect(field.validity.valid).toBe(!Number.isNaN(count));
});

test.each(['38,500원', ' ₩38,500 ', '38500.00'])('%s, pasted, is that price', async (pasted) => {
  const user = userEvent.setup();
  render(<Price />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit price' });
  await user.clear(field);
  await user.click(field);
  await user.paste(pasted);
  await user.tab();
  expect(field).toHaveValue('38,500');
  expect(field).toBeValid();
});

test('an unread figure that has the focus already is said once more, also where its form does not validate', async () => {
  const user = userEvent.setup();
  const said = jest.fn();
  const { container } = render(
    <form noValidate>
      <Price />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Unit price' });
  field.addEventListener('invalid', () => said(field.validationMessage));
  await user.clear(field);
  await user.type(field, '1.5');
  expect(field).toHaveFocus();
  expect(focusUnread(container)).toBe(true);
  expect(said.mock.calls).toEqual([['A whole number']]);
});

test('mounted anew with what could not be read, it stays wrong until somebody edits it', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  const unread = (
    <NumberInput label="Price" value={Number.NaN} onValueChange={changed} unreadError="A whole number" />
  );
  render(unread);
  const field = screen.getByRole('textbox', { name: 'Price' });
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
  await user.click(field);
  await user.tab();
  expect(changed).not.toHaveBeenCalled();
  expect(field).toBeInvalid();
  await user.click(field);
  await user.keyboard('{Delete}');
  expect(changed.mock.calls).toEqual([[null]]);
  await user.keyboard('{Backspace}');
  expect(changed.mock.calls).toEqual([[null], [null]]);
  await user.keyboard('7');
  expect(changed).toHaveBeenLastCalledWith(7);
});

test('an unread figure that comes back under readable digits does not pass them off as itself', async () => {
  const user = userEvent.setup();
  const changed = jest.fn();
  const priced = (value: number) => (
    <NumberInput label="Price" value={value} onValueChange={changed} unreadError="A whole number" />
  );
  const { rerender } = render(priced(38500));
  const field = screen.getByRole('textbox', { name: 'Price' });
  await user.click(field);
  expect(field).toHaveValue('38500');
  rerender(priced(Number.NaN));
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
  await user.keyboard('{Backspace}');
  expect(changed.mock.calls).toEqual([[null]]);
  rerender(priced(38500));
  expect(field).toHaveValue('38500');
});

test('the counter of a text area follows what is typed', async () => {
  const user = userEvent.setup();
  render(<TextArea label="Message" maxLength={5} counter={(used, most) => `${used} of ${most}`} />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'winery');
  expect(screen.getByText('5 of 5')).toBeInTheDocument();
});

test('where styles cannot, a text area is as high as a draft that was put into it, and low again once it is empty', () => {
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: Element,
  ) {
    return 20 * (this as HTMLTextAreaElement).value.split('\n').length;
  });
  const area = (value: string) => <TextArea label="Order" value={value} readOnly />;
  const { rerender } = render(area('one\ntwo\nthree'));
  expect(screen.getByRole('textbox')).toHaveStyle({ height: '60px' });
  rerender(area(''));
  expect(screen.getByRole('textbox')).toHaveStyle({ height: '20px' });
  height.mockRestore();
});

test('a select offers its options and a first choice that is none', async () => {
  const user = userEvent.setup();
  render(
    <Select
      label="Reason"
      placeholder="Choose"
      options={[{ value: 'price', label: 'Price' }]}
      error="Choose one"
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Reason' });
  expect(field).toHaveValue('');
  expect(field).toHaveAccessibleDescription('Choose one');
  await user.selectOptions(field, 'Price');
  expect(field).toHaveValue('price');
});

test('a checkbox that stands for some of its parts is mixed', () => {
  render(<Checkbox label="France" indeterminate readOnly checked={false} />);
  expect(screen.getByRole('checkbox', { name: 'France' })).toBePartiallyChecked();
});

test('a radio group has a name, one choice, and moves by arrow keys', async () => {
  const user = userEvent.setup();
  const chosen = jest.fn();
  const options = [
    { value: 'a', label: 'Main store' },
    { value: 'b', label: 'Warehouse' },
  ];
  render(
    <RadioGroup
      label="Deliver to"
      options={options}
      defaultValue="a"
      onValueChange={chosen}
      error="Not served"
    />,
  );
  expect(screen.getByRole('group', { name: 'Deliver to' })).toHaveAccessibleDescription('Not served');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Warehouse' })).toBeChecked();
  expect(chosen).toHaveBeenLastCalledWith('b');
});

test('a switch is turned by the space bar', async () => {
  const user = userEvent.setup();
  render(<Switch label="Text messages" />);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Text messages' })).toBeChecked();
});
