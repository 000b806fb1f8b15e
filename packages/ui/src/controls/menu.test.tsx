import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-entry.tsx';

const printed = jest.fn();
const items: MenuItem[] = [
  { id: 'print', label: 'Print', onSelect: printed },
  { id: 'order', label: 'Order', disabled: true },
  { id: 'detail', label: 'Detail', href: '#detail' },
  { id: 'cancel', label: 'Cancel', onSelect: () => undefined },
];

beforeEach(() => printed.mockClear());

test('opens by key on its first entry, and Escape goes back to the button', async () => {
  const user = userEvent.setup();
  render(<Menu label="More" items={items} />);
  const button = screen.getByRole('button', { name: 'More' });
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('arrow keys pass over what is closed and go round; letters find an entry', async () => {
  const user = userEvent.setup();
  render(<Menu label="More" items={items} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Detail' })).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Print' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('d');
  expect(screen.getByRole('menuitem', { name: 'Detail' })).toHaveFocus();
});

test('choosing does what the entry says and closes', async () => {
  const user = userEvent.setup();
  render(<Menu label="More" items={items} />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.keyboard('{Enter}');
  expect(printed).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a closed entry does nothing, and a press elsewhere closes', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Menu label="More" items={items} />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Order' }));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('one of a choice opens on the chosen entry', async () => {
  const user = userEvent.setup();
  render(
    <Menu
      label="Order by"
      items={[
        { id: 'a', label: 'Newest', checked: false },
        { id: 'b', label: 'Price', checked: true },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Order by' }));
  expect(screen.getByRole('menuitemradio', { name: 'Price' })).toHaveFocus();
  expect(screen.getByRole('menuitemradio', { name: 'Price' })).toBeChecked();
});
