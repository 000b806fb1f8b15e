import { screen, waitFor } from '@testing-library/react';
import { listOrderForms } from '@vitis/contracts';
import { SheetButton } from '@vitis/portal/list';
import { renderFeature } from '@vitis/testing/render';

test('all that the list finds is asked for as a workbook in the language of the page, and saved under its title', async () => {
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { t, user } = await renderFeature(
    <SheetButton
      endpoint={listOrderForms}
      query={{ status: 'CONFIRMED', page: 2, size: 20, sort: 'total,asc' }}
      title="Orders"
    />,
    { part: 'mf-mypage-buyer', as: 'buyer', language: 'en-US' },
  );
  const asked: Request[] = [];
  jest.mocked(globalThis.fetch).mockImplementation(async (input) => {
    asked.push(input as Request);
    return new Response('sheet', { status: 200 });
  });
  await user.click(screen.getByRole('button', { name: t('portal.list.sheet') }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Orders \d{4}-\d{2}-\d{2}\.xlsx$/)]));
  const [{ url, headers }] = asked as [Request];
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    status: 'CONFIRMED',
    sort: 'total,asc',
    format: 'xlsx',
  });
  expect(headers.get('accept-language')).toBe('en-US');
});
