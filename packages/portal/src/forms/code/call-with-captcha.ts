import { checkCaptcha, type Endpoint, getCaptchaChallenge } from '@vitis/contracts';
import { type Answer, callApi, type EndpointInput, fetchData } from '@vitis/platform';
import { askPerson } from '../captcha/ask-person.ts';
import { solveHashcash } from './hashcash.ts';

/** Good for a few calls of this page; then the provider asks for another one. */
let pass: string | undefined;

/**
 * A solved captcha's pass. By default it troubles nobody: what it costs is a second of the processor. Where the operator
 * has Google's, the person is asked; undefined where they do not want to.
 */
async function solveCaptcha(): Promise<string | undefined> {
  const challenge = await fetchData(getCaptchaChallenge, {});
  const token =
    challenge.kind === 'recaptcha'
      ? await askPerson()
      : await solveHashcash(challenge.challenge, challenge.bits);
  return token === null ? undefined : (await fetchData(checkCaptcha, { query: { token } })).pass;
}

/** Calls at the same time wait for one captcha. */
let solving: Promise<string | undefined> | null = null;

const needsCaptcha = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 403 && (body as { code?: string }).code === 'CAPTCHA_REQUIRED';

/**
 * A call of an endpoint that wants a captcha after a few: solved on the way. The screen has a `CaptchaHost`, for captchas
 * that a person has to solve.
 */
export async function callWithCaptcha<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & { body: object },
): Promise<Answer<E>> {
  const send = () => callApi(endpoint, { ...input, body: { ...input.body, captcha: pass } });
  const first = await send();
  if (!needsCaptcha(first)) return first;
  solving ??= solveCaptcha().finally(() => {
    solving = null;
  });
  pass = await solving;
  return pass === undefined ? first : send();
}
