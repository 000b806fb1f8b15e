import { act, renderHook } from '@testing-library/react';
import { HEADERS, listRestockNotifications } from '@vitis/contracts';
import { useRefresh } from '@vitis/platform/data';
import { sessionStore } from '@vitis/platform/owner';
import { useRestock } from './use-restock.ts';

// A page's language comes from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({ useLanguage: () => 'ko-KR' }));

test('asking again after a cancellation is another intent, though the first answer was lost', async () => {
  const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
  const user = { id: 1, fullName: '김도윤', roles: ['B2B' as const] };
  sessionStore.set({ status: 'signed-in', session: { token, user } });
  const waiting = new Set<number>();
  const asked: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    if (request.method === 'GET') return Response.json({ _embedded: { items: [...waiting] } });
    if (request.method === 'DELETE') {
      waiting.clear();
      return new Response(null, { status: 204 });
    }
    asked.push(request);
    waiting.add(2);
    if (asked.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ idProduct: 2 }, { status: 201 });
  });
  const { result } = renderHook(() => ({ ...useRestock(2), refresh: useRefresh() }));
  const press = () => act(() => result.current.toggle());
  await act(() => result.current.refresh(listRestockNotifications));

  await press();
  await act(() => result.current.refresh(listRestockNotifications));
  expect(result.current.isOn).toBe(true);
  await press();
  expect(result.current.isOn).toBe(false);
  await press();

  expect(result.current.isOn).toBe(true);
  const [first, second] = asked.map(({ headers }) => headers.get(HEADERS.idempotencyKey));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).not.toBe(first);
});
