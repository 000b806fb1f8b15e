import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PrintHead } from './print-frame.tsx';

// A page's language and texts come from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({
  useLanguage: () => 'ko-KR',
  useTranslation: () => ({ t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}` }),
}));

const at = (time: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));

test('a sheet that was rendered before midnight is of the day on which it is looked at', async () => {
  at('2026-11-20T23:59:50+09:00');
  const place = document.createElement('div');
  place.innerHTML = renderToString(<PrintHead title="시음 노트" />);
  at('2026-11-21T00:00:10+09:00');
  const failed = jest.fn();
  const root = await act(async () =>
    hydrateRoot(place, <PrintHead title="시음 노트" />, { onRecoverableError: failed }),
  );

  expect(place).toHaveTextContent('2026-11-21');
  expect(place).not.toHaveTextContent('2026-11-20');
  expect(failed).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
