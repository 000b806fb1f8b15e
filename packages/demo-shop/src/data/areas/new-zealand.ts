import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** New Zealand. */
export const NEW_ZEALAND: Record<string, Area> = {
  'hawkes-bay': {
    name: five('혹스베이', 'Hawke’s Bay', '霍克斯湾', '霍克斯灣', 'ホークス・ベイ'),
    climate: 'mild',
    facts: [
      [
        '혹스베이의 김블릿 그래블스는 옛 강바닥의 자갈이 열을 품어 시라와 메를로를 익힙니다.',
        'The Gimblett Gravels of Hawke’s Bay, an old river bed, store heat for Syrah and Merlot.',
      ],
      [
        '볕이 긴 혹스베이는 뉴질랜드에서 가장 오래된 와인 산지 가운데 하나입니다.',
        'Sunny Hawke’s Bay is among the oldest wine regions of New Zealand.',
      ],
    ],
  },
  wairarapa: {
    name: five('와이라라파', 'Wairarapa', '怀拉拉帕', '懷拉拉帕', 'ワイララパ'),
    climate: 'cool',
    facts: [
      [
        '와이라라파는 바람 많은 자갈 단구에서 적은 양의 진한 피노 누아를 냅니다.',
        'On windy gravel terraces, Wairarapa gives little but intense Pinot Noir.',
      ],
      [
        '북섬 남쪽 끝의 와이라라파는 작은 가족 와이너리가 많은 산지입니다.',
        'At the foot of the North Island, Wairarapa is a region of small family wineries.',
      ],
    ],
  },
  marlborough: {
    name: five('말버러', 'Marlborough', '马尔堡', '馬爾堡', 'マールボロ'),
    climate: 'cool',
    facts: [
      [
        '말버러는 볕이 길고 밤이 차서 소비뇽 블랑의 향이 폭발하듯 또렷합니다.',
        'Long sun and cold nights give Marlborough Sauvignon Blanc its bursting clarity.',
      ],
      [
        '와이라우강이 남긴 자갈 평야가 말버러 포도밭의 바탕입니다.',
        'The stony plain of the Wairau is the floor of Marlborough.',
      ],
    ],
  },
  'central-otago': {
    name: five('센트럴 오타고', 'Central Otago', '中奥塔哥', '中奧塔哥', 'セントラル・オタゴ'),
    climate: 'cool',
    facts: [
      [
        '센트럴 오타고는 세계에서 가장 남쪽에 있는 산지 가운데 하나로, 편암 골짜기에서 피노 누아가 익습니다.',
        'Among the most southerly regions of the world, Central Otago ripens Pinot Noir in valleys of schist.',
      ],
      [
        '바다에서 먼 센트럴 오타고는 여름이 덥고 겨울이 혹독한 대륙성 기후입니다.',
        'Far from the sea, Central Otago has hot summers and hard winters.',
      ],
    ],
  },
};
