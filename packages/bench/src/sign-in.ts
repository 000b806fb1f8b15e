import { login, type SuccessOf } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';

/** Of every account of the demonstration, and of those that a measurement copies from them. */
const PASSWORD = 'Vitis!2026';

/** Signs somebody in at a provider or gateway; throws a `PlainError` where that is refused. Returns the token. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(url + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json', 'accept-language': 'ko-KR' },
    body: JSON.stringify({ email, password: PASSWORD }),
    signal: AbortSignal.timeout(60_000),
  });
  if (answer.status !== 200) throw new PlainError(`${email} cannot sign in: ${answer.status}`);
  return ((await answer.json()) as SuccessOf<typeof login>).accessToken;
}
