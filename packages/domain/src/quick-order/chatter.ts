import { timesOfDay, withoutTimes } from './times-of-day.ts';

/** What is written around an order and means nothing for it. */

const WHEN = [
  '급|급해요|급함|긴급|내일|모레|오늘|이번|이번주|다음|다음주|오전|오전에|오전중|오후|오후에|아침|아침에|저녁|저녁에|까지|내일까지',
  '오늘까지|모레까지|도착|도착요망|도착예정|입고|배송|납품|시간|도착시간|배송시간|납품시간|희망|사이에|가급적|빨리',
  'today|tomorrow|deliver|delivery|delivered|arrive|arrival',
].join('|');
/** Words that are written without a space between them. */
const JOINED = [
  '今日|明日|午前中?|午後|到着|納品|配達|配送|希望|までに|[をでに]?お?願いします|[をでに]?おねがいします|(?:て)?ください|(?:て)?下さい|を',
  '今天|明天|上午|下午|送到|送达|送達|到货|到貨|送货|送貨|请|請|麻烦|麻煩|谢谢|謝謝|要|来|來|加|和|与|と',
].join('|');
const WORDS = [
  WHEN,
  // Asking and thanking
  '주세요|주시고요?|주십시오|주시면|부탁|부탁해요|부탁드려요|부탁드립니다|부탁드릴게요|부탁합니다|보내|보내주세요|보내주십시오',
  '보내드려요|요청|요청드립니다|추가|추가로|추가요|더|씩|정도|만|요|이요|이고|이고요|입니다|으로|로|로요|해|해주세요|가져다|갖다',
  '발주|발주요|발주합니다|주문|주문이요|주문합니다|주문할게요|주문드려요|주문드립니다|신청|할게요|갈게요|넣어주세요|담아주세요',
  '가능|가능할까요|가능한가요|가능하면|되나요|될까요|있으면|있나요|있을까요|재고|혹시|감사|감사합니다|안녕하세요|수고하세요|사장님',
  // Which
  '지난번|저번|전에|그|그거|그걸로|걸로|거|아무거나|짜리|것|것으로',
  // Joining, and labels of fields
  '그리고|하고|랑|이랑|와|과|및|또|또는|각|각각|수량|품명|품목|와인명|상품명|빈티지|용량|단위|규격',
  // Other languages
  'please|pls|plz|thanks|thank|you|of|and|need|want|order|qty|quantity|vintage|bottle|hello|hi',
  `(?:${JOINED})+`,
].join('|');

const CHATTER = new RegExp(`^(?:${WORDS})$`, 'iu');

const IS_WHEN = new RegExp(`^(?:${WHEN})$`, 'iu');

/** 11/25까지, 11월 25일, 25일, 11/25(금), 금요일. */
const DAYS =
  /(?<!\d)\d{1,2}\s*(?:\/\s*\d{1,2}(?!\d)|월\s*\d{1,2}\s*일|일(?=까지|에|\s|$))(?:까지|에|경|쯤)?(?:\s*\([월화수목금토일]\))?|[월화수목금토일]요일(?:까지|에)?/gu;

/** Laughter, hearts and what points at an order: ㅎㅎ, ^^, ★, ~. */
const DECORATION = /([ㅋㅎㅠㅜ])\1+|[\^~〜～∼♡♥★☆※▶●■◆✔✅!?]+|\.{2,}/gu;

const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/gu;

const EDGES = /^[\s,.:;/\-–—=+*×()[\]{}<>"“”|]+|[\s,.:;/\-–—=+*×()[\]{}<>"“”|]+$/gu;

/** A polite sentence, which asks or greets. */
const SENTENCE = /(?:요|니다|까|죠)$/u;

const trimmed = (text: string): string => text.replace(EDGES, '');

/** A text without decoration, days, hours, and chatter at its ends; chatter in its middle may be part of a name. */
export function withoutChatter(text: string): string {
  const rest = withoutTimes(text).replace(DECORATION, ' ').replace(DAYS, ' ').replace(EMPTY_BRACKETS, ' ');
  const words = trimmed(rest).split(/\s+/u);
  const isChatter = (word: string | undefined) =>
    word !== undefined && (trimmed(word) === '' || CHATTER.test(trimmed(word)));
  while (isChatter(words[0])) words.shift();
  while (isChatter(words.at(-1))) words.pop();
  return trimmed(words.join(' '));
}

/** The figures in a text of which nothing else in it says whether they are a time of day or an order, 14:30; null without any. */
export function doubtfulTime(text: string): string | null {
  const times = timesOfDay(text);
  const isOpen = times.length > 0 && times.every(({ isBare }) => isBare);
  const saysWhen = text.search(DAYS) >= 0 || text.split(/\s+/u).some((word) => IS_WHEN.test(trimmed(word)));
  return isOpen && !saysWhen ? times.map(({ written }) => written).join(' ') : null;
}

/** Whether a text is nothing but such figures, and what is written around an order. */
export const isDoubtfulTime = (text: string): boolean =>
  withoutChatter(text) === '' && doubtfulTime(text) !== null;

/** Whether a line without a quantity greets, thanks or says when, and orders nothing. */
export function isNote(line: string): boolean {
  const rest = withoutChatter(line);
  if (rest === '') return !isDoubtfulTime(line);
  const end = line.replace(DECORATION, ' ').trim();
  return SENTENCE.test(end) && !/(?:주세요|주십시오|부탁\S*)$/u.test(end);
}
