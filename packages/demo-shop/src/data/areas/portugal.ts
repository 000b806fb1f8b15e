import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Portugal. */
export const PORTUGAL: Record<string, Area> = {
  'vinho-verde': {
    name: five('비뉴 베르드', 'Vinho Verde', '绿酒产区', '綠酒產區', 'ヴィーニョ・ヴェルデ'),
    climate: 'cool',
    facts: [
      [
        '포르투갈 북서쪽의 비뉴 베르드는 비가 많고 푸르러 가볍고 상큼한 화이트를 냅니다.',
        'In the rainy green north-west of Portugal, Vinho Verde gives light and lively whites.',
      ],
      [
        '화강암 토양의 비뉴 베르드에서 알바리뉴는 가장 북쪽 골짜기에 심습니다.',
        'On granite, Alvarinho grows in the northernmost valleys of Vinho Verde.',
      ],
    ],
  },
  douro: {
    name: five('도루', 'Douro', '杜罗河谷', '斗羅河谷', 'ドウロ'),
    climate: 'warm',
    facts: [
      [
        '도루는 1756년에 경계를 정한 산지로, 강가의 편암 절벽을 깎아 계단밭을 쌓았습니다.',
        'Bounded in 1756, the Douro is terraced into schist cliffs above its river.',
      ],
      [
        '도루의 편암은 갈라진 틈으로 뿌리를 깊이 들여 여름 가뭄을 견디게 합니다.',
        'Cracked schist lets roots go deep and outlast the summer drought in the Douro.',
      ],
    ],
  },
  dao: {
    name: five('당', 'Dão', '杜奥', '杜奧', 'ダン'),
    climate: 'mild',
    facts: [
      [
        '산으로 둘러싸인 당은 화강암 토양과 소나무 숲 사이에서 우아한 레드를 냅니다.',
        'Ringed by mountains, Dão makes elegant reds on granite among pine woods.',
      ],
      [
        '당은 토리가 나시오날의 고향으로 알려진 고원입니다.',
        'Dão is a plateau known as the home of Touriga Nacional.',
      ],
    ],
  },
  alentejo: {
    name: five('알렌테주', 'Alentejo', '阿连特茹', '阿連特茹', 'アレンテージョ'),
    climate: 'warm',
    facts: [
      [
        '코르크참나무 숲이 펼쳐진 알렌테주는 볕이 넉넉해 과실이 둥글게 익습니다.',
        'Among its cork oaks, sunny Alentejo ripens round and generous fruit.',
      ],
      [
        '알렌테주에는 로마 시대부터 이어진 질항아리 양조가 아직 남아 있습니다.',
        'Wine is still made in clay jars in Alentejo, as in Roman times.',
      ],
    ],
  },
  madeira: {
    name: five('마데이라', 'Madeira', '马德拉', '馬德拉', 'マデイラ'),
    climate: 'warm',
    facts: [
      [
        '대서양의 화산섬 마데이라에서는 와인을 따뜻한 다락에서 천천히 데워 익힙니다.',
        'On the volcanic island of Madeira, wine is warmed slowly under the roof.',
      ],
      [
        '산도가 높아 병을 연 뒤에도 오래 변하지 않는 것이 마데이라의 힘입니다.',
        'High acidity keeps Madeira sound long after the bottle is opened.',
      ],
    ],
  },
};
