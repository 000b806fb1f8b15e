import type { Socket } from 'node:net';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SMALL_PAGE_POLICY, smallPage } from './refused-page.ts';

const TITLES: Record<Language, string> = {
  'ko-KR': '주소가 올바르지 않습니다',
  'en-US': 'This address is not valid',
  'zh-CN': '网址不正确',
  'zh-TW': '網址不正確',
  'ja-JP': 'アドレスが正しくありません',
};

const WRONG: Record<Language, string> = {
  'ko-KR': '주소에 읽을 수 없는 글자가 있습니다. 주소를 확인하시거나 홈에서 찾아 주세요.',
  'en-US': 'It has letters that cannot be read. Please check it, or begin at the home page.',
  'zh-CN': '网址中有无法识别的字符。请检查网址，或从首页查找。',
  'zh-TW': '網址中有無法辨識的字元。請檢查網址，或從首頁查找。',
  'ja-JP': '読み取れない文字が含まれています。アドレスを確認するか、ホームからお探しください。',
};

const TOO_LONG: Record<Language, string> = {
  'ko-KR': '주소가 너무 깁니다. 검색어나 조건을 줄여 주세요.',
  'en-US': 'It is too long. Please use fewer words or conditions.',
  'zh-CN': '网址过长，请减少搜索词或筛选条件。',
  'zh-TW': '網址過長，請減少搜尋詞或篩選條件。',
  'ja-JP': 'アドレスが長すぎます。検索語や条件を減らしてください。',
};

const languageIn = (url: string): Language =>
  LANGUAGES.find((language) => url.includes(`lang=${language}`)) ?? DEFAULT_LANGUAGE;

const page = (language: Language, texts: Record<Language, string>): string =>
  smallPage({ language, title: TITLES[language], text: texts[language] });

/** What every answer has; no hook runs for an address that cannot be read. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': SMALL_PAGE_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Answers an address that no route can be found for, since it is no text in UTF-8 (`/product/%ff`). */
export function sendBadAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const reads = request.headers.accept?.includes('text/html') ?? false;
  void reply.code(400);
  if (reads) void reply.headers(HEADERS).send(page(languageIn(request.url), WRONG));
  else void reply.send({ statusCode: 400, error: 'Bad Request', message: error.message });
}

/**
 * Of a request that was not read to its end: its address, as far as the packet at which that was given up holds it. That is
 * at most 64 kB, and on a slow line may be a piece from the middle.
 */
const firstLine = (packet: unknown): string =>
  Buffer.isBuffer(packet) ? (packet.toString('latin1').split('\r\n', 1)[0] ?? '') : '';

/** Answers what never becomes a request: a head that is too long, too slow, or no HTTP. */
export function answerClientError(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, body] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', page(languageIn(firstLine(error.rawPacket)), TOO_LONG)]
      : [error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', ''];
  const headers = Object.entries({
    ...HEADERS,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  });
  const head = [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
