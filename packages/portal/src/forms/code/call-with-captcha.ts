import { checkCaptcha, type Endpoint, getCaptchaChallenge } from '@vitis/contracts';
import { type Answer, callApi, type EndpointInput, fetchData } from '@vitis/platform';
import { solveHashcash } from './hashcash.ts';

/** Good for a few calls of this page; then the provider asks for another one. */
let pass: string | undefined;

/** Solves a captcha without troubling the person: what it costs is a second of the processor. */
async function solveCaptcha(): Promise<string> {
  const challenge = await fetchData(getCaptchaChallenge, {});
  const token = await solveHashcash(challenge.challenge, challenge.bits);
  return (await fetchData(checkCaptcha, { query: { token } })).pass;
}

const needsCaptcha = ({ status, body }: { status: number; body: unknown }): boolean =>
  status === 403 && (body as { code?: string }).code === 'CAPTCHA_REQUIRED';

/** A call of an endpoint that wants a captcha after a few: solved on the way, so that its sender only waits a moment. */
export async function callWithCaptcha<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E> & { body: object },
): Promise<Answer<E>> {
  const send = () => callApi(endpoint, { ...input, body: { ...input.body, captcha: pass } });
  const first = await send();
  if (!needsCaptcha(first)) return first;
  pass = await solveCaptcha();
  return send();
}
