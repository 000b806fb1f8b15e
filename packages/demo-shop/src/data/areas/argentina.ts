import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Argentina. */
export const ARGENTINA: Record<string, Area> = {
  mendoza: {
    name: five('멘도사', 'Mendoza', '门多萨', '門多薩', 'メンドーサ'),
    climate: 'warm',
    facts: [
      [
        '멘도사는 안데스 동쪽 기슭의 사막에 눈 녹은 물을 대어 포도를 기릅니다.',
        'In the desert east of the Andes, Mendoza waters its vines with melted snow.',
      ],
      [
        '고도가 높은 멘도사의 강한 볕은 말벡의 색을 짙게 합니다.',
        'High altitude sun deepens the colour of Malbec in Mendoza.',
      ],
    ],
  },
  'uco-valley': {
    name: five('우코 밸리', 'Uco Valley', '优克谷', '烏科谷', 'ウコ・ヴァレー'),
    parent: 'mendoza',
    climate: 'mild',
    facts: [
      [
        '우코 밸리의 밭은 해발 1,000m에서 1,500m 사이에 있어 밤이 무척 찹니다.',
        'Vineyards in the Uco Valley lie between 1,000 and 1,500 metres, and nights are cold.',
      ],
      [
        '석회가 하얗게 낀 자갈이 우코 밸리 와인에 긴장감을 줍니다.',
        'Stones white with calcium carbonate give tension to Uco Valley wines.',
      ],
    ],
  },
  'lujan-de-cuyo': {
    name: five('루한 데 쿠요', 'Luján de Cuyo', '路冉得库约', '盧漢德庫約', 'ルハン・デ・クージョ'),
    parent: 'mendoza',
    climate: 'warm',
    facts: [
      [
        '루한 데 쿠요는 아르헨티나에서 가장 먼저 말벡 산지로 인정받은 곳입니다.',
        'Luján de Cuyo was the first place in Argentina recognised for its Malbec.',
      ],
      [
        '멘도사강이 날라 온 자갈 위로 루한 데 쿠요의 오래된 포도나무가 자랍니다.',
        'Old vines of Luján de Cuyo stand on stones carried by the river Mendoza.',
      ],
    ],
  },
  salta: {
    name: five('살타', 'Salta', '萨尔塔', '薩爾塔', 'サルタ'),
    climate: 'warm',
    facts: [
      [
        '아르헨티나 북쪽의 살타에는 세계에서 가장 높은 포도밭들이 있습니다.',
        'Salta, in the north of Argentina, has some of the highest vineyards in the world.',
      ],
      [
        '공기가 얇은 살타에서는 포도 껍질이 두꺼워지고 향이 짙어집니다.',
        'In the thin air of Salta, skins grow thick and aromas strong.',
      ],
    ],
  },
  cafayate: {
    name: five('카파야테', 'Cafayate', '卡法亚特', '卡法亞特', 'カファジャテ'),
    parent: 'salta',
    climate: 'warm',
    facts: [
      [
        '카파야테는 해발 1,700m의 모래 골짜기로, 토론테스의 꽃향기가 가장 진합니다.',
        'At 1,700 metres, the sandy valley of Cafayate has the most floral Torrontés of all.',
      ],
      [
        '한 해 삼백 일 넘게 맑은 카파야테는 낮과 밤의 온도 차가 큽니다.',
        'With over three hundred clear days, Cafayate swings from warm days to cold nights.',
      ],
    ],
  },
  patagonia: {
    name: five('파타고니아', 'Patagonia', '巴塔哥尼亚', '巴塔哥尼亞', 'パタゴニア'),
    climate: 'cool',
    facts: [
      [
        '파타고니아의 네그로강 골짜기는 바람이 거세고 서늘해 피노 누아가 잘 자랍니다.',
        'Windy and cool, the Río Negro valley of Patagonia suits Pinot Noir.',
      ],
      [
        '가로수로 심은 포플러가 파타고니아의 포도밭을 바람에서 지킵니다.',
        'Rows of poplars guard the vineyards of Patagonia from the wind.',
      ],
    ],
  },
};
