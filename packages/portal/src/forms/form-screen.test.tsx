import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  changePassword,
  changePasswordInput,
  createShippingAddress,
  createShippingAddressInput,
} from '@vitis/contracts';
import { createMemoryRouter, RouterProvider, sessionStore } from '@vitis/platform/owner';
import type { DeclaredScreen } from '../remote/define-screen.ts';
import { formScreen } from './form-screen.tsx';
import type { SchemaForm } from './use-schema-form.ts';

// A page's texts come from the shell, which is not there.
jest.mock('@vitis/platform/i18n', () => ({
  useLanguage: () => 'ko-KR',
  useTranslation: () => ({ t: (key: string) => key }),
}));

const labels = { title: 'form.title' } as const;
const passwords = { password: '', newPassword: '', confirmNewPassword: '' };
const address = {
  name: '',
  fullName: '',
  mobile: '',
  postalCode: '',
  address1: '',
  address2: '',
  message: '',
};

/** A field for each value. */
const fieldsOf = (start: Record<string, string>) =>
  function Fields({ form }: { form: SchemaForm<Record<string, string>> }) {
    return Object.keys(start).map((name) => <input key={name} aria-label={name} {...form.field(name)} />);
  };

const PasswordForm = formScreen({
  ...labels,
  endpoint: changePassword,
  input: changePasswordInput,
  start: passwords as Record<string, string>,
  Fields: fieldsOf(passwords),
});

const AddressForm = formScreen({
  ...labels,
  endpoint: createShippingAddress,
  input: createShippingAddressInput,
  start: address as Record<string, string>,
  Fields: fieldsOf(address),
});

/** Somebody fills in a form and sends it, and the answer is lost: what lies in the window's storage then. */
async function storedBy(Screen: DeclaredScreen, typed: Record<string, string>): Promise<string> {
  const token = `e30.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 60 }))}.x`;
  const user = { id: 1, fullName: '김도윤', roles: ['B2B' as const] };
  sessionStore.set({ status: 'signed-in', session: { token, user } });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }]);
  render(<RouterProvider router={router} />);
  for (const [name, value] of Object.entries(typed))
    await act(async () => fireEvent.input(screen.getByLabelText(name), { target: { value } }));
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(await screen.findByText('portal.forms.unsettled')).toBeInTheDocument();
  return JSON.stringify(Object.entries(sessionStorage));
}

beforeEach(() => sessionStorage.clear());

test('what is typed, and what was sent without an answer, waits in the window', async () => {
  const typed = {
    name: '본점',
    fullName: '김도윤',
    mobile: '01012345678',
    postalCode: '04349',
    address1: '서울특별시 용산구 이태원로 245',
  };
  const stored = await storedBy(AddressForm, typed);
  expect(stored).toContain('이태원로 245');
  expect(stored).toContain('attempt');
});

test('a password never lies in the window’s storage', async () => {
  const typed = {
    password: 'the old secret of 2025',
    newPassword: 'the new secret of 2026',
    confirmNewPassword: 'the new secret of 2026',
  };
  expect(await storedBy(PasswordForm, typed)).toBe('[]');
});
