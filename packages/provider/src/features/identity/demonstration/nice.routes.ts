import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { demonstrationPage, demonstrationPolicy } from '../../../http/demonstration-page.ts';
import { escapeHtml } from '../../../http/escape-html.ts';
import { isThisMachine } from '../../../http/this-machine.ts';
import { notFound } from '../../../problems/problem-error.ts';
import { NICE_PATHS } from '../nice-client.ts';
import { demonstrationNice, NICE_DEMONSTRATION_PATH } from './demonstration-nice.ts';
import { createNiceStandIn, type NiceQuery } from './nice-stand-in.ts';

const config = { policy: 'this machine', rateLimit: false as const };
const CHECK_PATH = `${NICE_DEMONSTRATION_PATH}/CheckPlusSafeModel/service.cb`;

const text = v.optional(v.pipe(v.string(), v.maxLength(4_000)), '');
const Query = v.object({ token_version_id: text, enc_data: text, integrity_value: text });
const Typed = v.object({ name: text, birthdate: text, mobileno: text, mobileco: text, do: text });

const CARRIERS = ['SKT', 'KT', 'LG U+', '알뜰폰'];

const page = (action: string): string =>
  demonstrationPage({
    title: '시연용 본인확인',
    standsInFor: 'NICE 본인확인이 아닙니다',
    content: `<h1>휴대폰 본인확인</h1>
<p>시연에서 사용할 이름과 번호를 입력해 주세요. 문자는 발송되지 않습니다.<br><span lang="en">Enter the name and number to act as. No text message is sent.</span></p>
<form method="post" action="${escapeHtml(action)}">
<label for="name">이름 · Name</label>
<input id="name" name="name" maxlength="30" value="김하나" autocomplete="off" autofocus required>
<label for="birthdate">생년월일 · Date of birth</label>
<input id="birthdate" name="birthdate" inputmode="numeric" pattern="\\d{8}" maxlength="8" value="19900101" autocomplete="off" required>
<label for="mobileco">통신사 · Carrier</label>
<select id="mobileco" name="mobileco">${CARRIERS.map((name) => `<option>${name}</option>`).join('')}</select>
<label for="mobileno">휴대전화 번호 · Mobile number</label>
<input id="mobileno" name="mobileno" type="tel" maxlength="13" placeholder="010-1234-5678" autocomplete="off" required>
<button name="do" value="continue">확인 · Confirm</button>
<button name="do" value="cancel" formnovalidate>취소 · Cancel</button>
</form>`,
  });

/** The stand-in of NICE below `/dev/nice`: for this machine only, and never in production. */
export async function niceRoutes(app: FastifyInstance): Promise<void> {
  const nice = createNiceStandIn();
  const { clientId, clientSecret } = demonstrationNice(0);
  const credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  app.addHook('onRequest', async (request) => {
    if (!isThisMachine(request)) throw notFound();
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post(NICE_DEMONSTRATION_PATH + NICE_PATHS.token, { config }, async ({ headers }, reply) =>
    headers.authorization === credentials ? nice.token() : reply.code(401).send({}),
  );
  app.post(
    NICE_DEMONSTRATION_PATH + NICE_PATHS.cryptoToken,
    { config },
    async ({ body }, reply) => nice.cryptoToken(body) ?? reply.code(400).send({}),
  );

  app.get(CHECK_PATH, { config }, async ({ query, url }, reply) => {
    const shop = nice.shopOf(v.parse(Query, query) satisfies NiceQuery);
    if (shop === undefined) throw notFound();
    return reply
      .header('content-security-policy', demonstrationPolicy(shop))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(url));
  });
  app.post(CHECK_PATH, { config }, async ({ query, body }, reply) => {
    const typed = v.parse(Typed, body);
    const address = nice.finish(v.parse(Query, query), typed.do === 'cancel' ? null : typed);
    if (address === undefined) throw notFound();
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });
}
