import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '@vitis/platform/owner';
import { I18nextProvider } from 'react-i18next';
import { RemoteScreen } from '../features/remote-screen/remote-screen.tsx';
import { reportRemoteFailure } from '../federation/report.ts';
import type { ReadyScreen } from '../federation/screen-source.ts';
import { Page, registryOf, route } from '../test/page.tsx';
import { createI18n } from './i18n.ts';

jest.mock('../federation/report.ts');

test('a screen that throws is told of the build that runs, not of the one that the page names', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const described = route('/wines', '와인');
  const registry = registryOf({ routes: [described] });
  const lastGood = '0.1.0-22222222';
  const data: ReadyScreen = {
    status: 'ready',
    part: 'mf-test',
    build: lastGood,
    Screen: () => {
      throw new Error('broken');
    },
    route: { path: described.path, load: jest.fn(), head: () => ({}) },
  };
  const routes = [
    {
      path: described.path,
      handle: { part: 'mf-test', route: described },
      loader: () => data,
      Component: RemoteScreen,
      HydrateFallback: () => null,
    },
  ];
  render(
    <I18nextProvider i18n={createI18n('ko-KR', {})}>
      <Page registry={registry}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [described.path] })} />
      </Page>
    </I18nextProvider>,
  );

  expect(await screen.findByText(`mf-test ${lastGood} render`)).toBeInTheDocument();
  expect(reportRemoteFailure).toHaveBeenCalledWith(expect.objectContaining({ build: lastGood }));
});
