import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AlertDialog, ConfirmDialog } from './alert-dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Modal } from './modal.tsx';

function Opener({ dismissable }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Ask again"
        closeLabel="Close"
        dismissable={dismissable}
      >
        <label>
          Message <input data-autofocus />
        </label>
      </Modal>
    </>
  );
}

test('a modal is named by its title, takes the focus, and gives it back when it closes', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Ask again' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('Escape and a press beside a modal close it', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the second press of a double click on what opens a modal leaves it open', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.mouseDown(screen.getByRole('dialog'), { detail: 2 });
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a drag that began inside, and a modal that must be answered, stay open', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.mouseDown(screen.getByRole('textbox'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  unmount();
  render(<Opener dismissable={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('an alert says its message and has the focus on its one button', async () => {
  const user = userEvent.setup();
  const read = jest.fn();
  render(<AlertDialog open message="Being prepared" okLabel="OK" onOk={read} />);
  expect(screen.getByRole('alertdialog', { name: 'Being prepared' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(read).toHaveBeenCalledTimes(1);
});

test('a dangerous question has the focus on Cancel, and Escape cancels', async () => {
  const user = userEvent.setup();
  const answers = { onOk: jest.fn(), onCancel: jest.fn() };
  render(
    <ConfirmDialog
      open
      tone="danger"
      title="Cancel the order?"
      message="It cannot be undone."
      okLabel="Cancel order"
      cancelLabel="Keep"
      {...answers}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Cancel the order?' })).toHaveAccessibleDescription(
    'It cannot be undone.',
  );
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(answers.onCancel).toHaveBeenCalledTimes(1);
  expect(answers.onOk).not.toHaveBeenCalled();
});

test('while the answer is on its way nothing can be pressed twice', async () => {
  const user = userEvent.setup();
  const answers = { onOk: jest.fn(), onCancel: jest.fn() };
  render(<ConfirmDialog open busy message="Confirm?" okLabel="OK" cancelLabel="Cancel" {...answers} />);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.keyboard('{Escape}');
  expect(answers.onOk).not.toHaveBeenCalled();
  expect(answers.onCancel).not.toHaveBeenCalled();
});

test('a drawer is a dialog that closes by its cross', async () => {
  const user = userEvent.setup();
  const closed = jest.fn();
  render(
    <Drawer open onClose={closed} title="Filters" closeLabel="Close">
      Kinds
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveTextContent('Kinds');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
});
