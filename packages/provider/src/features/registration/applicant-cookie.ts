import { getSignUp } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameText, keyedHash } from '../../http/keyed-hash.ts';
import { notFound } from '../../problems/problem-error.ts';

const name = 'vitis-b2b-application';
/** How long a browser may look at its sign-up after it was sent, or the password was shown, in seconds. */
const goodFor = 12 * 60 * 60;

const cookieName = (request: FastifyRequest) => (request.protocol === 'https' ? `__Secure-${name}` : name);
const sign = (secret: string, userId: number, end: number) =>
  keyedHash(secret, 'applicant')(String(userId), String(end));

/** Lets this browser, and no script in it, see and correct the sign-up. It opens nothing else. */
export function letApplicantIn(reply: FastifyReply, userId: number, now: Date): void {
  const { request, server } = reply;
  const end = now.getTime() + goodFor * 1000;
  const rules = [
    `Path=${getSignUp.path}`,
    `Max-Age=${goodFor}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  const value = `${userId}.${end}.${sign(server.secret, userId, end)}`;
  reply.header('set-cookie', `${cookieName(request)}=${value}; ${rules.join('; ')}`);
}

/** The applicant whom this browser may speak for. Throws 404: nobody is told whether there is a sign-up. */
export function requireApplicant(request: FastifyRequest, now: Date): number {
  const userId = applicantOf(request, now);
  if (userId === undefined) throw notFound();
  return userId;
}

/** The applicant whom this browser may speak for; undefined where there is none. */
function applicantOf(request: FastifyRequest, now: Date): number | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [each, value = ''] = part.trim().split('=');
    if (each !== cookieName(request)) continue;
    const [userId = '', end = '', signature = ''] = value.split('.');
    const isRight = isSameText(signature, sign(request.server.secret, Number(userId), Number(end)));
    return isRight && Number(end) > now.getTime() ? Number(userId) : undefined;
  }
  return undefined;
}
