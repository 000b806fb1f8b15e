import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Problem } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface Refusal {
  status: 413 | 502 | 504;
  title: string;
  code: 'PAYLOAD_TOO_LARGE' | 'UNAVAILABLE';
}

export const TOO_LARGE: Refusal = { status: 413, title: 'Payload Too Large', code: 'PAYLOAD_TOO_LARGE' };
export const UNREACHABLE: Refusal = { status: 502, title: 'Bad Gateway', code: 'UNAVAILABLE' };
export const TOO_LATE: Refusal = { status: 504, title: 'Gateway Timeout', code: 'UNAVAILABLE' };

const MESSAGES: Record<Refusal['code'], Record<Language, string>> = {
  PAYLOAD_TOO_LARGE: {
    'ko-KR': '보내신 내용이 너무 큽니다. 크기를 줄여 다시 시도해 주세요.',
    'en-US': 'What you sent is too large. Please make it smaller and try again.',
    'zh-CN': '发送的内容过大，请缩小后重试。',
    'zh-TW': '傳送的內容過大，請縮小後再試。',
    'ja-JP': '送信内容が大きすぎます。サイズを小さくしてもう一度お試しください。',
  },
  UNAVAILABLE: {
    'ko-KR': 'SERVER ERROR : 관리자에게 문의하세요.',
    'en-US': 'SERVER ERROR: please contact the administrator.',
    'zh-CN': 'SERVER ERROR：请联系管理员。',
    'zh-TW': 'SERVER ERROR：請聯絡管理員。',
    'ja-JP': 'SERVER ERROR：管理者にお問い合わせください。',
  },
};

/** Answers with a problem of the gateway's own, in the language of the call. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const asked = request.headers['accept-language'];
  const language = LANGUAGES.find((known) => known === asked) ?? DEFAULT_LANGUAGE;
  const problem: Problem = {
    type: 'about:blank',
    title: refusal.title,
    status: refusal.status,
    code: refusal.code,
    message: MESSAGES[refusal.code][language],
    requestId: request.id,
  };
  return reply.code(refusal.status).type('application/problem+json').send(problem);
}
