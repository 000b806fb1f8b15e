import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import type { SocialClients } from '../features/social/social-clients.ts';

/** A code that the server gave, and whom it stands for. */
interface Given {
  codeChallenge: string;
  redirectUri: string;
  person: { id: string; email: string | null };
}

export type SocialServer = Awaited<ReturnType<typeof startSocialServer>>;

const issuer = 'https://appleid.apple.com';

/**
 * Answers as Kakao, Naver, Facebook, Google and Apple do, each in its own words. Unlike them it signs in whoever the
 * test says; like them it takes a code once, with its proof key and the address that it was asked for with.
 */
export async function startSocialServer() {
  const codes = new Map<string, Given>();
  const people = new Map<string, Given['person']>();
  /** What the next exchange is answered instead. */
  let instead: { status: number; body: string } | 'nothing' | undefined;

  const profileOf = (provider: string, person: Given['person'] | undefined): object => {
    if (person === undefined) return { error: 'invalid_token' };
    const { id, email } = person;
    if (provider === 'kakao') return { id: Number(id), kakao_account: email === null ? {} : { email } };
    if (provider === 'naver') return { resultcode: '00', message: 'success', response: { id, email } };
    return provider === 'facebook' ? { id, email } : { sub: id, email };
  };

  const exchange = async (provider: string, form: URLSearchParams): Promise<[number, object]> => {
    const code = form.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      given?.codeChallenge === challenge &&
      given.redirectUri === form.get('redirect_uri') &&
      form.get('client_secret') === 'secret' &&
      form.get('grant_type') === 'authorization_code';
    if (!isRight) return [400, { error: 'invalid_grant' }];
    const token = crypto.randomUUID();
    people.set(token, given.person);
    const idToken = await new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setSubject(given.person.id)
      .setAudience('id')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('nobody checks what came over TLS from the provider itself'));
    // Naver writes the seconds as a text.
    const body = {
      access_token: token,
      token_type: 'bearer',
      expires_in: provider === 'naver' ? '3600' : 3600,
    };
    return [200, provider === 'apple' ? { ...body, id_token: idToken.replace(/^[^.]+/, RS256) } : body];
  };

  const server = createServer(async (request, reply) => {
    if (instead === 'nothing') return void request.socket.destroy();
    const [, provider = '', what] = (request.url ?? '').split('?')[0]!.split('/');
    const [status, body] =
      what === 'token'
        ? await exchange(provider, new URLSearchParams(await textOf(request)))
        : [200, profileOf(provider, people.get(request.headers.authorization?.slice(7) ?? ''))];
    reply.writeHead(instead?.status ?? status, { 'content-type': 'application/json;charset=utf-8' });
    reply.end(instead?.body ?? JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const clientOf = (provider: string) => ({
    clientId: 'id',
    clientSecret: 'secret',
    issuer,
    authorizationUrl: `${base}/${provider}/authorize`,
    tokenUrl: `${base}/${provider}/token`,
    profileUrl: `${base}/${provider}/me`,
    scope: 'email',
  });
  const clients: SocialClients = {
    kakao: { ...clientOf('kakao'), profile: 'kakao' },
    naver: { ...clientOf('naver'), profile: 'naver' },
    facebook: { ...clientOf('facebook'), profile: 'facebook' },
    google: { ...clientOf('google'), profile: 'openid' },
    apple: { ...clientOf('apple'), profile: 'openid', profileUrl: null, scope: '' },
  };
  return {
    clients,
    /** Signs somebody in where an address leads; answers what the browser comes back with. */
    signIn: (authorizationUrl: string, person: Given['person']) => {
      const { searchParams } = new URL(authorizationUrl);
      const code = crypto.randomUUID();
      codes.set(code, {
        codeChallenge: searchParams.get('code_challenge')!,
        redirectUri: searchParams.get('redirect_uri')!,
        person,
      });
      return { code, state: searchParams.get('state')!, redirectUri: searchParams.get('redirect_uri')! };
    },
    answerInstead: (given: typeof instead) => {
      instead = given;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** Header of a token that is signed as Apple signs. */
const RS256 = Buffer.from('{"alg":"RS256"}').toString('base64url');

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text;
}
