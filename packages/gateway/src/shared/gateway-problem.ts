import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Problem } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Refusal {
  status: 408 | 413 | 429 | 500 | 502 | 503 | 504;
  title: string;
  code: 'REQUEST_TIMEOUT' | 'PAYLOAD_TOO_LARGE' | 'TOO_MANY_REQUESTS' | 'UNAVAILABLE';
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
}

export const TOO_SLOW: Refusal = { status: 408, title: 'Request Timeout', code: 'REQUEST_TIMEOUT' };
export const TOO_LARGE: Refusal = { status: 413, title: 'Payload Too Large', code: 'PAYLOAD_TOO_LARGE' };
/** A fault of this server's; what it was is for the log alone. */
export const FAULT: Refusal = { status: 500, title: 'Internal Server Error', code: 'UNAVAILABLE' };
export const UNREACHABLE: Refusal = { status: 502, title: 'Bad Gateway', code: 'UNAVAILABLE' };
export const TOO_LATE: Refusal = { status: 504, title: 'Gateway Timeout', code: 'UNAVAILABLE' };
export const TOO_BUSY: Refusal = {
  status: 503,
  title: 'Service Unavailable',
  code: 'UNAVAILABLE',
  retryAfter: 5,
};
/** @param seconds after which the next one is taken */
export const tooMany = (seconds: number): Refusal => ({
  status: 429,
  title: 'Too Many Requests',
  code: 'TOO_MANY_REQUESTS',
  retryAfter: Math.max(1, Math.ceil(seconds)),
});

/** `{minutes}` is filled in. */
const MESSAGES: Record<Refusal['code'], Record<Language, string>> = {
  REQUEST_TIMEOUT: {
    'ko-KR': '보내신 내용이 제시간에 도착하지 않았습니다. 연결을 확인한 뒤 다시 시도해 주세요.',
    'en-US': 'What you sent did not arrive in time. Please check your connection and try again.',
    'zh-CN': '发送的内容未能及时到达，请检查网络连接后重试。',
    'zh-TW': '傳送的內容未能及時到達，請檢查網路連線後再試。',
    'ja-JP': '送信内容が時間内に届きませんでした。接続を確認して、もう一度お試しください。',
  },
  PAYLOAD_TOO_LARGE: {
    'ko-KR': '보내신 내용이 너무 큽니다. 크기를 줄여 다시 시도해 주세요.',
    'en-US': 'What you sent is too large. Please make it smaller and try again.',
    'zh-CN': '发送的内容过大，请缩小后重试。',
    'zh-TW': '傳送的內容過大，請縮小後再試。',
    'ja-JP': '送信内容が大きすぎます。サイズを小さくしてもう一度お試しください。',
  },
  TOO_MANY_REQUESTS: {
    'ko-KR': '요청이 너무 많습니다. {minutes}분 후에 다시 시도해 주세요.',
    'en-US': 'Too many requests. Please try again in {minutes} min.',
    'zh-CN': '请求过多，请在 {minutes} 分钟后重试。',
    'zh-TW': '請求過多，請在 {minutes} 分鐘後再試。',
    'ja-JP': 'リクエストが多すぎます。{minutes}分後にもう一度お試しください。',
  },
  UNAVAILABLE: {
    'ko-KR': 'SERVER ERROR : 관리자에게 문의하세요.',
    'en-US': 'SERVER ERROR: please contact the administrator.',
    'zh-CN': 'SERVER ERROR：请联系管理员。',
    'zh-TW': 'SERVER ERROR：請聯絡管理員。',
    'ja-JP': 'SERVER ERROR：管理者にお問い合わせください。',
  },
};

/** What a person reads about a refusal. */
export function refusalText({ code, retryAfter = 60 }: Refusal, language: Language): string {
  return MESSAGES[code][language].replace('{minutes}', String(Math.max(1, Math.ceil(retryAfter / 60))));
}

/** Answers with a problem of the gateway's own, in the language of the call. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const asked = request.headers['accept-language'];
  const language = LANGUAGES.find((known) => known === asked) ?? DEFAULT_LANGUAGE;
  const problem: Problem = {
    type: 'about:blank',
    title: refusal.title,
    status: refusal.status,
    code: refusal.code,
    message: refusalText(refusal, language),
    requestId: request.id,
  };
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  // Nobody waits for the rest of what came too slowly.
  if (refusal.status === 408) reply.header('Connection', 'close');
  return reply
    .code(refusal.status)
    .header('Cache-Control', 'no-store')
    .type('application/problem+json')
    .send(problem);
}
