import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vitis/platform/owner';
import { Outlet } from '@vitis/platform/router';
import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '../../shared/disclosure.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

let arrive: () => void;
let answer: () => void;

function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    arrive = () => setThere(true);
  }, []);
  return isThere ? <h1>Wine</h1> : <button type="button">Skip</button>;
}

function Frame() {
  useFocusOnNavigation();
  return (
    <>
      <input aria-label="Search" />
      <Disclosure label="Account">Sign out</Disclosure>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}

function Chat() {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <h1>Chat</h1>
      <textarea ref={field} aria-label="Message" />
    </>
  );
}

async function navigateTo(path: string) {
  const children = [
    { path: '/', element: <h1>Wines</h1> },
    { path: '/late', element: <Late /> },
    { path: '/about', element: <h1>About</h1> },
    { path: '/chat', element: <Chat /> },
    {
      path: '/slow',
      element: <h1>Slow</h1>,
      loader: () =>
        new Promise((resolve) => {
          answer = () => resolve(null);
        }),
    },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }]);
  render(<RouterProvider router={router} />);
  if (path === '/slow') void act(() => void router.navigate(path));
  else await act(() => router.navigate(path));
  return router;
}

test('the heading of the next screen has the focus', async () => {
  await navigateTo('/about');
  expect(screen.getByRole('heading', { name: 'About' })).toHaveFocus();
});

test('a heading that comes with its data has the focus then', async () => {
  await navigateTo('/late');
  expect(screen.getByRole('main')).toHaveFocus();
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Wine' })).toHaveFocus();
});

test('who has gone on meanwhile is left alone', async () => {
  await navigateTo('/late');
  const outside = document.body.appendChild(document.createElement('input'));
  outside.focus();
  await act(async () => arrive());
  expect(outside).toHaveFocus();
});

test('who writes the next search while the page is on its way keeps the field', async () => {
  const router = await navigateTo('/late');
  screen.getByLabelText('Search').focus();
  await act(() => router.navigate('/about'));
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveFocus();
});

test('a field of the next screen that takes the focus by itself does not keep it', async () => {
  await navigateTo('/chat');
  expect(screen.getByRole('heading', { name: 'Chat' })).toHaveFocus();
});

test('a menu that was opened while the page was on its way stays; the next page closes it', async () => {
  const router = await navigateTo('/slow');
  const menu = screen.getByRole('button', { name: 'Account' });
  menu.focus();
  fireEvent.click(menu);
  await act(async () => answer());
  expect(screen.getByRole('heading', { name: 'Slow' })).toBeVisible();
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(menu).toHaveFocus();

  await act(() => router.navigate('/about'));
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { name: 'About' })).toHaveFocus();
});
