import {
  type CodeMode,
  type CodeProof,
  confirmCode,
  type Endpoint,
  type Problem,
  type SentCode,
  type SuccessOf,
  sendCode,
} from '@vitis/contracts';
import { type Answer, ApiFailure, callApi } from '@vitis/platform';
import { callWithCaptcha } from './call-with-captcha.ts';

/** What became of a call about a code. `message` is null where nobody answered. */
export type CodeReply<Body> =
  | { done: true; body: Body }
  | { done: false; message: string | null; retryAfter?: number };

/** How a code is sent to a number, and confirmed. */
export interface CodeCalls<Body> {
  send: (mobile: string) => Promise<CodeReply<SentCode>>;
  confirm: (mobile: string, code: string) => Promise<CodeReply<Body>>;
}

/** An answer as a form about a code shows it: the provider's own words where it has some. */
export async function codeReply<E extends Endpoint>(
  answer: Promise<Answer<E>>,
): Promise<CodeReply<SuccessOf<E>>> {
  try {
    const { status, body, retryAfter } = (await answer) as {
      status: number;
      body: unknown;
      retryAfter?: number;
    };
    if (status < 300) return { done: true, body: body as SuccessOf<E> };
    return {
      done: false,
      message: (body as Problem).message,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  } catch (error) {
    const problem = error instanceof ApiFailure ? error.problem : null;
    const wrong = problem?.errors?.[0]?.message;
    return { done: false, message: wrong ?? problem?.message ?? null };
  }
}

/** Codes of `/cert`, for a purpose: they end in a proof, which the call that it is for takes. */
export const certCalls = (mode: CodeMode): CodeCalls<CodeProof> => ({
  send: (mobile) => codeReply(callWithCaptcha(sendCode, { body: { mode, mobile } })),
  confirm: (mobile, code) => codeReply(callApi(confirmCode, { body: { mode, mobile, code } })),
});
