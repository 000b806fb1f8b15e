import type { Medal } from '@vitis/contracts';
import type { Translated } from '@vitis/domain';
import { hashOf } from '../random.ts';
import { five } from './translate.ts';

/** Competitions of a world in which the demonstration's wineries exist, too. */
const COMPETITIONS = [
  five('한강 와인 어워드', 'Han River Wine Awards', '汉江葡萄酒大赛', '漢江葡萄酒大賞', '漢江ワインアワード'),
  five(
    '소믈리에 셀렉션 부산',
    'Sommelier Selection Busan',
    '釜山侍酒师精选',
    '釜山侍酒師精選',
    'ソムリエ・セレクション釜山',
  ),
  five(
    '구대륙 와인 트로피',
    'Old World Trophy',
    '旧世界奖杯赛',
    '舊世界獎盃賽',
    'オールドワールド・トロフィー',
  ),
] as const;

/** Points from which on a wine has a medal of the kind. */
const MEDALS: readonly (readonly [least: number, medal: Medal])[] = [
  [95, 'GOLD'],
  [93, 'SILVER'],
  [91, 'BRONZE'],
];

/** Medals of a wine of so many points that came into the shop in a year: none, one or two. */
export function awardsOf(
  key: string,
  score: number,
  year: number,
): { competition: Translated; year: number; medal: Medal }[] {
  const medal = MEDALS.find(([least]) => score >= least)?.[1];
  if (medal === undefined) return [];
  const first = hashOf(`award ${key}`) % COMPETITIONS.length;
  const competitions = score >= 96 ? [first, (first + 1) % COMPETITIONS.length] : [first];
  return competitions.map((at, index) => ({ competition: COMPETITIONS[at]!, year: year - index, medal }));
}
