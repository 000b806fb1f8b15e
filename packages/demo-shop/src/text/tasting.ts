import { withParticle } from '@vitis/domain';
import type { WineLine } from '../data/wineries/winery.ts';

/** What a wine tastes of, in one language each: aromas and dishes as they are named there. */
export interface Impressions {
  notes: readonly string[];
  pairings: readonly string[];
  charm: string;
}

/** Figures from 0 to 5; tannin is null where a wine has none to speak of. */
export interface Structure {
  body: number;
  acidity: number;
  tannin: number | null;
}

/** The closing that repeats the least of what was said before: no word of two letters or more stands twice. */
function freshest(closings: readonly string[], said: string, turn: number): string {
  const repeats = (closing: string) =>
    closing
      .split(/[\s,.]+/)
      .filter((word) => word.length > 1 && said.includes(word.slice(0, Math.max(2, word.length - 2)))).length;
  const least = Math.min(...closings.map(repeats));
  const fresh = closings.filter((closing) => repeats(closing) === least);
  return fresh[turn % fresh.length]!;
}

const and = (a: string, b: string) => `${withParticle(a, '와/과')} ${b}`;

/** How the wine goes on after its scent; a clause that ends a sentence. */
function closingKo(line: WineLine, { body, acidity, tannin }: Structure): string[] {
  if (line.sugar >= 4)
    return ['짙은 단맛을 산도가 가볍게 받쳐 줍니다.', '단맛이 길게 이어지면서도 끝은 깨끗합니다.'];
  if (line.kind === 'SPARKLING')
    return ['고운 기포가 입안을 산뜻하게 씻어 줍니다.', '기포가 잘고 끝맛이 상쾌합니다.'];
  if (line.kind === 'FORTIFIED')
    return ['따뜻한 여운이 오래 남습니다.', '한 모금만으로도 향이 길게 이어집니다.'];
  if (line.kind === 'ROSE')
    return ['가볍고 산뜻하게 마무리됩니다.', '끝맛이 깔끔해 식탁 어디에나 어울립니다.'];
  if (tannin === null) {
    if (acidity >= 4) return ['곧은 산도가 끝까지 이어집니다.', '산도가 또렷해 입맛을 돋웁니다.'];
    return body >= 3.5
      ? ['도톰한 질감이 천천히 가라앉습니다.', '넉넉한 질감과 산도가 균형을 이룹니다.']
      : ['산뜻하고 부담 없이 넘어갑니다.', '끝맛이 가볍고 깨끗합니다.'];
  }
  if (tannin >= 4)
    return ['촘촘한 타닌이 긴 여운을 받쳐 줍니다.', '단단한 타닌은 몇 해 더 두면 더욱 부드러워집니다.'];
  if (tannin >= 3)
    return ['결 고운 타닌이 뒤를 받칩니다.', '타닌과 산도가 균형을 이루어 음식과 잘 어울립니다.'];
  return ['타닌이 부드러워 조금 시원하게 내도 좋습니다.', '비단처럼 가볍게 넘어가며 여운은 깁니다.'];
}

function closingEn(line: WineLine, { body, acidity, tannin }: Structure): string[] {
  if (line.sugar >= 4)
    return ['acidity lightly carries its deep sweetness', 'the sweetness lasts, and the finish is clean'];
  if (line.kind === 'SPARKLING')
    return ['fine bubbles leave the palate fresh', 'the bubbles are small and the finish is brisk'];
  if (line.kind === 'FORTIFIED') return ['a warm finish stays for long', 'a single sip goes on and on'];
  if (line.kind === 'ROSE') return ['it ends light and fresh', 'a clean finish puts it at home on any table'];
  if (tannin === null) {
    if (acidity >= 4) return ['straight acidity runs to the end', 'its clear acidity wakes the appetite'];
    return body >= 3.5
      ? ['a full texture settles slowly', 'ample texture is balanced by freshness']
      : ['it goes down crisp and easy', 'the finish is light and clean'];
  }
  if (tannin >= 4) return ['dense tannins carry a long finish', 'firm tannins will soften over some years'];
  if (tannin >= 3)
    return ['fine-grained tannins stand behind it', 'tannin and acidity are in balance, ready for food'];
  return ['soft tannins make it good slightly cooled', 'it is light as silk, and long'];
}

/** Sentences about scent and taste; each stands on its own. */
export function tastingsKo(
  line: WineLine,
  structure: Structure,
  { notes, charm }: Impressions,
  turn: number,
): string[] {
  const closing = freshest(closingKo(line, structure), charm, turn);
  const [a, b, c] = [notes[0]!, notes[1]!, notes[2] ?? notes[1]!];
  return [
    `${and(a, b)} 향이 먼저 오르고, ${closing}`,
    `잔에서는 ${a}, ${b}, ${c} 향이 차례로 피어나며 ${closing}`,
    `${withParticle(charm, '이/가')} 돋보이고 ${closing}`,
    `${a} 향 뒤로 ${withParticle(c, '이/가')} 은은하게 따르며 ${closing}`,
    `${withParticle(charm, '을/를')} 또렷이 보여 주는 와인으로, ${closing}`,
  ];
}

export function tastingsEn(
  line: WineLine,
  structure: Structure,
  { notes, charm }: Impressions,
  turn: number,
): string[] {
  const closing = freshest(closingEn(line, structure), charm, turn);
  const [a, b, c] = [notes[0]!, notes[1]!, notes[2] ?? notes[1]!];
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    `${capital(a)} and ${b} come first, and ${closing}.`,
    `The glass shows ${a}, ${b} and ${c} in turn; ${closing}.`,
    `It stands out for ${charm}, and ${closing}.`,
    `Behind ${a} there is a trace of ${c}, and ${closing}.`,
    `A clear picture of ${charm}: ${closing}.`,
  ];
}

export function tableKo({ pairings }: Impressions): string[] {
  const [a, b] = [pairings[0]!, pairings[1]!];
  return [
    `${withParticle(a, '이나/나')} ${withParticle(b, '와/과')} 함께 내기 좋습니다.`,
    `${withParticle(a, '와/과')} 특히 잘 어울립니다.`,
    `${a}, ${b} 같은 요리를 곁들이면 맛이 살아납니다.`,
  ];
}

export function tableEn({ pairings }: Impressions): string[] {
  const [a, b] = [pairings[0]!, pairings[1]!];
  return [
    `It is a good match for ${a} or ${b}.`,
    `Try it with ${a}.`,
    `Dishes such as ${a} and ${b} bring it to life.`,
  ];
}
