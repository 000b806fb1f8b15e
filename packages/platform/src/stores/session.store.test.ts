import type { Role } from '@vitis/contracts';
import { $firstRole, $sessionState } from './session.store.ts';

const firstOf = (roles: Role[]) => {
  $sessionState.set({
    status: 'signed-in',
    session: { token: 'token', user: { id: 1, fullName: '김도윤', roles } },
  });
  return $firstRole.get();
};

afterEach(() => $sessionState.set({ status: 'unknown' }));

test('the first role decides the side menu', () => {
  expect(firstOf(['SALESPERSON', 'B2B'])).toBe('SALESPERSON');
  expect(firstOf(['DRIVER'])).toBe('DRIVER');
  expect(firstOf([])).toBeNull();
});
