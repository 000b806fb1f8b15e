import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { ROLES } from './languages.ts';
import { refusal } from './problem.ts';

const TypedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const changePassword = defineEndpoint({
  method: 'PATCH',
  path: '/api/v1/me/password',
  access: ROLES,
  responses: {
    /** Every other session of the member ends; this one goes on with the new token. */
    200: v.object({ accessToken: v.string() }),
    403: refusal('PASSWORD_WRONG'),
  },
  input: typeOnly<typeof changePasswordInput>(),
});

export const changePasswordInput = () =>
  ({
    summary: 'Changes the password; a wrong current one is refused',
    body: v.object({
      password: TypedPassword,
      newPassword: TypedPassword,
      confirmNewPassword: TypedPassword,
    }),
  }) satisfies InputSchemas;
