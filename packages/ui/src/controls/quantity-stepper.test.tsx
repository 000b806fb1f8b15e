import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps, settledQuantity } from './quantity-stepper.tsx';
import { ifRead } from './unread-figure.ts';

const labels = { quantity: 'Quantity', decrease: 'Fewer', increase: 'More', unread: 'A whole number' };

function Stepper(props: Partial<QuantityStepperProps>) {
  const [bottles, setBottles] = useState(12);
  return (
    <QuantityStepper
      value={bottles}
      onValueChange={setBottles}
      labels={labels}
      unitSize={6}
      max={60}
      {...props}
      format={(count) => `${count / 6} cases`}
    />
  );
}

test('goes up and down by whole cases within its bounds', async () => {
  const user = userEvent.setup();
  render(<Stepper />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(quantity).toHaveValue('3 cases');
  await user.click(screen.getByRole('button', { name: 'Fewer' }));
  await user.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(quantity).toHaveAttribute('aria-valuenow', '6');
  expect(screen.getByRole('button', { name: 'Fewer' })).toBeDisabled();
});

test('answers to arrow keys, Page Up, Home and End', async () => {
  const user = userEvent.setup();
  render(<Stepper />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  await user.keyboard('{ArrowUp}');
  expect(quantity).toHaveAttribute('aria-valuenow', '18');
  await user.keyboard('{PageUp}');
  expect(quantity).toHaveAttribute('aria-valuenow', '60');
  await user.keyboard('{Home}');
  expect(quantity).toHaveAttribute('aria-valuenow', '6');
  await user.keyboard('{End}');
  expect(quantity).toHaveAttribute('aria-valuetext', '10 cases');
});

test('what is typed counts in cases, and only when the field is left', async () => {
  const user = userEvent.setup();
  render(<Stepper />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '4');
  expect(quantity).toHaveAttribute('aria-valuenow', '12');
  await user.tab();
  expect(quantity).toHaveAttribute('aria-valuenow', '24');
  await user.clear(quantity);
  await user.type(quantity, '999{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '60');
});

test('more than is offered can be typed, and is wrong; steps stay within what is offered', async () => {
  const user = userEvent.setup();
  render(<Stepper offered={24} />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  await user.keyboard('{End}');
  expect(quantity).toHaveAttribute('aria-valuenow', '24');
  expect(quantity).toBeValid();
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  await user.clear(quantity);
  await user.type(quantity, '9{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '54');
  expect(quantity).toBeInvalid();
  await user.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(quantity).toHaveAttribute('aria-valuenow', '24');
});

test('what is typed right after the focus takes the place of the quantity', async () => {
  const user = userEvent.setup();
  render(<Stepper />);
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  quantity.select();
  act(() => quantity.focus());
  expect([quantity.value, quantity.selectionStart, quantity.selectionEnd]).toEqual(['2', 0, 1]);
  await user.keyboard('4');
  await user.tab();
  expect(quantity).toHaveAttribute('aria-valuenow', '24');
});

test('Escape takes back what is typed, and an emptied field keeps the quantity', async () => {
  const user = userEvent.setup();
  render(<Stepper />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '9{Escape}');
  await user.tab();
  expect(quantity).toHaveAttribute('aria-valuenow', '12');
  await user.clear(quantity);
  await user.tab();
  expect(quantity).toHaveValue('2 cases');
});

test.each(['1.5', '-3', '1..5'])(
  '%s stays as it was typed, is said to be wrong, and is no quantity',
  async (typed) => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    render(<Stepper onValueChange={onValueChange} />);
    const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
    await user.click(quantity);
    await user.keyboard(typed);
    await user.tab();
    expect(quantity).toHaveValue(typed);
    expect(quantity).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('A whole number');
    expect(quantity.validationMessage).toBe('A whole number');
    await user.click(quantity);
    expect(quantity).toHaveValue(typed);
    await user.keyboard('{Enter}');
    expect(quantity).toHaveValue(typed);
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(quantity).toHaveValue('2 cases');
    expect(quantity).toBeValid();
    expect(screen.queryByText('A whole number')).not.toBeInTheDocument();
  },
);

test.each([
  [6, '4박스', '24'],
  [6, ' 4 cases ', '24'],
  [6, '4', '24'],
  [1, '24병', '24'],
  [1, '24 보틀', '24'],
  [6, '4짝', '24'],
  [6, '4 c/s', '24'],
  [1, '24b', '24'],
  [1, '1,234567890', null],
  [6, '12병', null],
  [1, '2박스', null],
  [1, '2 cases 3 bottles', null],
  [1, '24 bottles (4 cases)', null],
  [1, '24원', null],
  [1, '12\t6', null],
])('counted by %s, %j, pasted, is %j', async (unitSize, pasted, bottles) => {
  const user = userEvent.setup();
  render(<Stepper unitSize={unitSize} />);
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  await user.paste(pasted);
  await user.tab();
  expect(quantity).toHaveAttribute('aria-valuenow', bottles ?? '12');
  expect(quantity.validity.customError).toBe(bottles === null);
  if (bottles === null) expect(quantity).toHaveValue(pasted);
});

test('of a unit that is not its own no count is left when a letter of it goes', async () => {
  const user = userEvent.setup();
  render(<Stepper unitSize={1} />);
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  await user.paste('2박스');
  await user.keyboard('{Backspace}');
  await user.tab();
  expect(quantity).toHaveValue('2박');
  expect(quantity).toHaveAttribute('aria-valuenow', '12');
});

test.each(['1.5', '0', '{Backspace}'])('where there is no quantity yet, %s makes none', async (typed) => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  render(<Stepper value={0} onValueChange={onValueChange} />);
  await user.click(screen.getByRole('spinbutton', { name: 'Quantity' }));
  await user.keyboard(typed);
  await user.tab();
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a quantity from elsewhere takes the place of what could not be read', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Stepper value={12} />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.type(quantity, '.5');
  await user.tab();
  expect(quantity).toBeInvalid();
  rerender(<Stepper value={18} />);
  expect(quantity).toHaveValue('3 cases');
  expect(quantity).toBeValid();
});

test('what is out of use says nothing of what was typed there', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Stepper />);
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  await user.type(quantity, '.5');
  await user.tab();
  rerender(<Stepper disabled />);
  expect(quantity).toHaveValue('2 cases');
  expect(quantity.validity.customError).toBe(false);
});

test('a press beside a quantity that cannot be read leads to it; one beside another goes on', async () => {
  const user = userEvent.setup();
  const added = jest.fn();
  render(
    ['First', 'Second'].map((wine) => (
      <section key={wine}>
        <div>
          <Stepper labels={{ ...labels, quantity: wine }} />
        </div>
        <p>
          <button type="button" onClick={ifRead(() => added(wine))}>
            Add {wine}
          </button>
        </p>
      </section>
    )),
  );
  const first = screen.getByRole('spinbutton', { name: 'First' });
  await user.click(first);
  await user.keyboard('1.5');
  await user.click(screen.getByRole('button', { name: 'Add First' }));
  expect(first).toHaveFocus();
  expect(first).toHaveValue('1.5');
  await user.click(screen.getByRole('button', { name: 'Add Second' }));
  expect(added.mock.calls).toEqual([['Second']]);
  await user.click(first);
  await user.keyboard('3');
  await user.click(screen.getByRole('button', { name: 'Add First' }));
  expect(added.mock.calls).toEqual([['Second'], ['First']]);
});

test('what cannot be read of a line that is left out keeps nothing back but what that line does itself', async () => {
  const user = userEvent.setup();
  const pressed = jest.fn();
  render(
    <section>
      <div data-left-out="">
        <Stepper />
        <button type="button" onClick={ifRead(() => pressed('line'))}>
          Ask for the rest
        </button>
      </div>
      <div>
        <Stepper labels={{ ...labels, quantity: 'Second' }} />
      </div>
      <p>
        <button type="button" onClick={ifRead(() => pressed('all'))}>
          Order
        </button>
      </p>
    </section>,
  );
  await user.click(screen.getByRole('spinbutton', { name: 'Quantity' }));
  await user.keyboard('1.5');
  await user.click(screen.getByRole('button', { name: 'Ask for the rest' }));
  await user.click(screen.getByRole('button', { name: 'Order' }));
  expect(pressed.mock.calls).toEqual([['all']]);
});

test('the quantity with which the field began can be typed again after another', async () => {
  const user = userEvent.setup();
  render(<Stepper />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  await user.keyboard('4{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '24');
  await user.keyboard('2{Enter}');
  expect(quantity).toHaveAttribute('aria-valuenow', '12');
});

test('a quantity that is no whole unit stays as it is when the field is only passed', async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  render(<Stepper value={20} onValueChange={onValueChange} />);
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.click(quantity);
  expect(quantity).toHaveValue('');
  await user.tab();
  await user.click(quantity);
  await user.keyboard('{Enter}');
  expect(onValueChange).not.toHaveBeenCalled();
  await user.keyboard('3{Enter}');
  expect(onValueChange.mock.calls).toEqual([[18]]);
});

test('a quantity settles on a whole step, and on a bound where no step fits', () => {
  expect(settledQuantity(8, { min: 6, max: 60, step: 6 })).toBe(6);
  expect(settledQuantity(100, { min: 6, max: 58, step: 6 })).toBe(54);
  expect(settledQuantity(1, { min: 7, max: 60, step: 6 })).toBe(12);
  expect(settledQuantity(6, { min: 1, max: 4, step: 6 })).toBe(4);
});
