import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vitis/platform/owner';
import { Outlet } from '@vitis/platform/router';
import { I18nextProvider } from 'react-i18next';
import { developmentRoutes } from './development-routes.tsx';
import { createI18n } from './i18n.ts';
import { PageTitle } from './navigation/page-title.tsx';

const Frame = () => (
  <>
    <PageTitle />
    <Outlet />
  </>
);

test('the page of all controls has a title of its own', async () => {
  const routes = [
    { id: 'page', Component: Frame, HydrateFallback: () => null, children: developmentRoutes() },
  ];
  render(
    <I18nextProvider i18n={createI18n('ko-KR', {})}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/dev/ui'] })} />
    </I18nextProvider>,
  );

  expect(await screen.findByRole('heading', { name: '컨트롤 모음' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('컨트롤 모음 | VITIS'));
});
