import { five } from '../translate.ts';
import type { Area } from './area.ts';

/** Burgundy and Beaujolais. */
export const BURGUNDY: Record<string, Area> = {
  bourgogne: {
    name: five('부르고뉴', 'Bourgogne', '勃艮第', '布根地', 'ブルゴーニュ'),
    climate: 'cool',
    facts: [
      [
        '부르고뉴에서는 밭 하나하나를 클리마라 부르며, 같은 품종도 밭에 따라 다른 와인이 됩니다.',
        'Burgundy calls each plot a climat, and one grape becomes a different wine in every one of them.',
      ],
      [
        '석회암과 이회토가 층을 이룬 동향 비탈이 부르고뉴의 중심을 이룹니다.',
        'East-facing slopes of limestone and marl are the heart of Burgundy.',
      ],
    ],
  },
  chablis: {
    name: five('샤블리', 'Chablis', '夏布利', '夏布利', 'シャブリ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '샤블리의 키메리지 토양에는 작은 굴 화석이 박혀 있어 짭조름한 인상을 떠올리게 합니다.',
        'The Kimmeridgian soil of Chablis is full of tiny fossil oysters, and the wine brings the sea to mind.',
      ],
      [
        '부르고뉴 가장 북쪽의 샤블리는 봄 서리를 견디며 날카로운 산도를 지킵니다.',
        'Northernmost in Burgundy, Chablis endures spring frost and keeps a keen acidity.',
      ],
    ],
  },
  'gevrey-chambertin': {
    name: five(
      '주브레 샹베르탱',
      'Gevrey-Chambertin',
      '热夫雷-香贝丹',
      '哲維瑞-香貝丹',
      'ジュヴレ・シャンベルタン',
    ),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '주브레 샹베르탱은 코트 드 뉘에서 그랑 크뤼 밭이 가장 많은 마을로, 힘 있는 피노 누아를 냅니다.',
        'Gevrey-Chambertin has more grands crus than any other village of the Côte de Nuits, and Pinot Noir of real power.',
      ],
      [
        '점토가 많은 석회암 비탈이 주브레 샹베르탱의 단단한 골격을 만듭니다.',
        'Clay over limestone gives Gevrey-Chambertin its firm structure.',
      ],
    ],
  },
  'vosne-romanee': {
    name: five('본 로마네', 'Vosne-Romanée', '沃恩-罗曼尼', '馮內-侯瑪內', 'ヴォーヌ・ロマネ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '본 로마네는 향신료와 꽃 향이 겹겹이 쌓이는 피노 누아로 이름난 코트 드 뉘의 마을입니다.',
        'Vosne-Romanée, in the Côte de Nuits, is known for Pinot Noir layered with spice and flowers.',
      ],
      [
        '얕은 석회암 위의 붉은 점토가 본 로마네의 결 고운 타닌을 낳습니다.',
        'Red clay over shallow limestone gives Vosne-Romanée its fine grain.',
      ],
    ],
  },
  'nuits-saint-georges': {
    name: five('뉘 생 조르주', 'Nuits-Saint-Georges', '夜圣乔治', '夜-聖喬治', 'ニュイ・サン・ジョルジュ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '뉘 생 조르주는 남북으로 긴 비탈에 놓여, 북쪽 밭은 섬세하고 남쪽 밭은 단단합니다.',
        'Nuits-Saint-Georges stretches along its slope: finer in the north, firmer in the south.',
      ],
      [
        '그랑 크뤼는 없지만 뉘 생 조르주에는 개성이 뚜렷한 프르미에 크뤼가 많습니다.',
        'Nuits-Saint-Georges has no grand cru but many premiers crus of strong character.',
      ],
    ],
  },
  beaune: {
    name: five('본', 'Beaune', '博讷', '伯恩', 'ボーヌ'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '본은 부르고뉴 와인 거래의 중심지로, 도시 뒤편 비탈 대부분이 프르미에 크뤼입니다.',
        'Beaune is the trading heart of Burgundy, and most of the slope behind the town is premier cru.',
      ],
      [
        '모래가 섞인 본의 가벼운 토양은 일찍부터 마시기 좋은 피노 누아를 냅니다.',
        'Lighter, sandy soils in Beaune give Pinot Noir that opens early.',
      ],
    ],
  },
  meursault: {
    name: five('뫼르소', 'Meursault', '默尔索', '梅索', 'ムルソー'),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '뫼르소는 이회토가 많은 비탈에서 견과와 버터를 떠올리게 하는 샤르도네를 냅니다.',
        'On slopes rich in marl, Meursault grows Chardonnay that recalls nuts and butter.',
      ],
      [
        '지하수면이 낮아 깊은 저장고를 팔 수 있는 뫼르소에서는 긴 숙성이 전통입니다.',
        'A low water table allows deep cellars in Meursault, and long ageing is the tradition.',
      ],
    ],
  },
  'puligny-montrachet': {
    name: five(
      '퓔리니 몽라셰',
      'Puligny-Montrachet',
      '普里尼-蒙哈榭',
      '普里尼-蒙哈榭',
      'ピュリニー・モンラッシェ',
    ),
    parent: 'bourgogne',
    climate: 'cool',
    facts: [
      [
        '퓔리니 몽라셰는 자갈 섞인 석회암에서 곧고 긴장감 있는 샤르도네를 냅니다.',
        'Stony limestone gives Puligny-Montrachet a straight and tense Chardonnay.',
      ],
      [
        '흰 꽃과 감귤, 돌의 인상이 길게 이어지는 것이 퓔리니 몽라셰의 특징입니다.',
        'White flowers, citrus and stone run long in Puligny-Montrachet.',
      ],
    ],
  },
  maconnais: {
    name: five('마코네', 'Mâconnais', '马孔', '馬貢', 'マコネ'),
    parent: 'bourgogne',
    climate: 'mild',
    facts: [
      [
        '부르고뉴 남쪽의 마코네는 햇볕이 넉넉해 잘 익은 과실의 샤르도네를 냅니다.',
        'In the south of Burgundy, the Mâconnais has sun enough for ripe, generous Chardonnay.',
      ],
      [
        '솔뤼트레 바위 아래 석회암 비탈이 마코네의 풍경을 이룹니다.',
        'Limestone slopes under the rock of Solutré mark the Mâconnais.',
      ],
    ],
  },
  beaujolais: {
    name: five('보졸레', 'Beaujolais', '博若莱', '薄酒萊', 'ボジョレー'),
    climate: 'mild',
    facts: [
      [
        '보졸레는 가메가 화강암 언덕에서 가장 생기 있는 과실을 보여 주는 산지입니다.',
        'In Beaujolais, Gamay shows its liveliest fruit on hills of granite.',
      ],
      [
        '포도송이를 통째로 발효하는 방식이 보졸레의 부드러운 질감을 만듭니다.',
        'Whole bunches in the vat give Beaujolais its supple texture.',
      ],
    ],
  },
  morgon: {
    name: five('모르공', 'Morgon', '墨贡', '摩恭', 'モルゴン'),
    parent: 'beaujolais',
    climate: 'mild',
    facts: [
      [
        '모르공의 코트 뒤 피는 부서진 편암 토양으로, 가메에 깊이와 숙성력을 줍니다.',
        'The Côte du Py in Morgon, a hill of crumbling schist, gives Gamay depth and staying power.',
      ],
      [
        '모르공은 보졸레의 열 개 크뤼 가운데 가장 힘 있는 편에 듭니다.',
        'Morgon is among the most powerful of the ten crus of Beaujolais.',
      ],
    ],
  },
};
