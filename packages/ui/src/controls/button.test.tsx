import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartIcon } from '../icons.ts';
import { Button, ButtonLink, buttonClass } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkProvider } from './link-provider.tsx';

test('a button is pressed by pointer and by key, and does not submit by itself', async () => {
  const user = userEvent.setup();
  const pressed = jest.fn();
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <Button onClick={pressed}>Save</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(submitted).not.toHaveBeenCalled();
});

test('a loading button keeps its name and the focus, and takes no press', async () => {
  const user = userEvent.setup();
  const pressed = jest.fn();
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <Button type="submit" loading onClick={pressed}>
        Order
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Order' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('a link that looks like a button goes through the router where there is one, and leaves the site without it', () => {
  render(
    <LinkProvider
      component={({ children, ...rest }) => (
        <a {...rest} data-routed="yes">
          {children}
        </a>
      )}
    >
      <ButtonLink href="/product">Wines</ButtonLink>
      <ButtonLink href="https://example.com/">Brand</ButtonLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Wines' })).toHaveAttribute('data-routed', 'yes');
  expect(screen.getByRole('link', { name: 'Brand' })).not.toHaveAttribute('data-routed');
});

test('the look of a button can be worn by another element', () => {
  expect(buttonClass({ variant: 'primary', size: 'small' }).split(' ')).toEqual([
    'button',
    'primary',
    'small',
  ]);
});

test('an icon button is found by its name, which includes its count', () => {
  render(<IconButton icon={cartIcon} label="Cart" count={128} countLabel="128 wines" />);
  expect(screen.getByRole('button', { name: 'Cart, 128 wines' })).toHaveTextContent('99+');
});
