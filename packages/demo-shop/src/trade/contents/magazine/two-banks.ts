import { five } from '../../../data/translate.ts';
import { type Article, REGION, SOMMELIER } from '../article.ts';

export const TWO_BANKS: Article = {
  kind: 'MAGAZINE',
  category: REGION,
  picture: 'bordeaux',
  author: SOMMELIER,
  wines: { countries: ['FR'], kinds: ['RED'] },
  daysBack: 44,
  likes: 46,
  runs: null,
  title: five(
    '좌안과 우안, 한 강의 두 문법',
    'Left bank, right bank: two grammars of one river',
    '左岸与右岸，一条河的两种语法',
    '左岸與右岸，一條河的兩種語法',
    '左岸と右岸、一つの川の二つの文法',
  ),
  summary: five(
    '자갈의 카베르네와 점토의 메를로. 보르도를 권할 때 가장 먼저 물어야 할 한 가지가 있습니다.',
    'Cabernet on gravel, Merlot on clay: before recommending a Bordeaux there is one thing to ask.',
    '砾石上的赤霞珠与黏土上的梅洛。推荐波尔多之前，有一件事要先问。',
    '礫石上的卡本內蘇維濃與黏土上的梅洛。推薦波爾多之前，有一件事要先問。',
    '砂利のカベルネと粘土のメルロ。ボルドーを勧める前に、まず尋ねるべきことがあります。',
  ),
  body: [
    five(
      '지롱드강의 왼쪽에는 자갈이 쌓여 있습니다. 물이 빨리 빠지고 낮의 열을 품어, 늦게 익는 카베르네 소비뇽이 여기서 익습니다. 오른쪽은 점토와 석회암입니다. 서늘하고 물기를 머금어 일찍 익는 메를로가 주인이 됩니다.',
      'On the left of the Gironde lies gravel. It drains fast and holds the heat of the day, so that late Cabernet Sauvignon ripens. On the right are clay and limestone, cool and moist, where early Merlot is at home.',
      '吉伦特河左岸堆积着砾石，排水快、蓄热强，晚熟的赤霞珠在此成熟。右岸是黏土与石灰岩，凉爽保水，早熟的梅洛成为主角。',
      '吉隆特河左岸堆積著礫石，排水快、蓄熱強，晚熟的卡本內蘇維濃在此成熟。右岸是黏土與石灰岩，涼爽保水，早熟的梅洛成為主角。',
      'ジロンド川の左には砂利が積もり、水はけがよく昼の熱を抱くため、晩熟のカベルネ・ソーヴィニヨンが熟します。右は粘土と石灰岩。涼しく水を含み、早熟のメルロが主役です。',
    ),
    {
      heading: five('물어볼 것은 하나', 'One thing to ask', '只需问一句', '只需問一句', '尋ねることは一つ'),
    },
    five(
      '"조이는 쪽이 좋으세요, 풀어지는 쪽이 좋으세요?" 조이는 맛을 좋아하면 좌안, 둥근 맛을 좋아하면 우안입니다. 마을 이름을 다 외우지 않아도 이 한 질문으로 손님의 절반은 맞힐 수 있습니다.',
      '“Do you like it firm, or round?” Firm is the left bank, round is the right. Without knowing a single village this question finds the right bottle for half of the guests.',
      '“您喜欢紧实的，还是圆润的？”紧实选左岸，圆润选右岸。不必背下所有村名，这一句就能答对一半的客人。',
      '「您喜歡緊實的，還是圓潤的？」緊實選左岸，圓潤選右岸。不必背下所有村名，這一句就能答對一半的客人。',
      '「引き締まった味と丸い味、どちらがお好みですか」。引き締まった味なら左岸、丸い味なら右岸。村の名をすべて覚えなくても、この一問で半分のお客様に合います。',
    ),
    five(
      '마을로 들어가면 결이 더 나뉩니다. 좌안에서 포이약은 가장 단단하고, 마고는 가장 향기로우며, 생줄리앙은 그 사이에서 고릅니다. 우안에서 포므롤은 벨벳처럼 두텁고, 생테밀리옹은 석회암 언덕 덕분에 끝이 더 곧습니다. 처음 들이는 가게라면 생줄리앙 하나와 생테밀리옹 하나로 두 강변을 모두 말할 수 있습니다.',
      'Within the banks villages differ. Pauillac is the firmest on the left, Margaux the most scented, and Saint-Julien even between them. On the right Pomerol is thick as velvet, and Saint-Émilion ends straighter, thanks to its limestone. For a start one Saint-Julien and one Saint-Émilion speak for both banks.',
      '细看村庄，质地更分明。左岸以波亚克最坚实、玛歌最芬芳，圣朱利安居中均衡。右岸波美侯厚如天鹅绒，圣埃美隆因石灰岩台地收尾更直。初次进货的店，一款圣朱利安加一款圣埃美隆便能讲清两岸。',
      '細看村莊，質地更分明。左岸以波雅克最堅實、瑪歌最芬芳，聖朱利安居中均衡。右岸玻美侯厚如天鵝絨，聖愛美濃因石灰岩台地收尾更直。初次進貨的店，一款聖朱利安加一款聖愛美濃便能講清兩岸。',
      '村に入るとさらに分かれます。左岸ではポイヤックが最も堅く、マルゴーが最も香り高く、サン・ジュリアンがその間で整います。右岸ではポムロールがビロードのように厚く、サン・テミリオンは石灰岩の丘のおかげで後味がまっすぐ。最初の店ならこの二つで両岸を語れます。',
    ),
    {
      quote: five(
        '좌안은 기둥을 세우고, 우안은 방을 채웁니다.',
        'The left bank raises the columns; the right bank fills the room.',
        '左岸立柱，右岸充盈厅堂。',
        '左岸立柱，右岸充盈廳堂。',
        '左岸は柱を立て、右岸は部屋を満たします。',
      ),
      source: SOMMELIER,
    },
    five(
      '빈티지가 뜨거운 해에는 우안의 알코올이 높아지고, 서늘한 해에는 좌안의 타닌이 거칠어집니다. 박스로 들이실 때 같은 값이라면 뜨거운 해에는 좌안, 서늘한 해에는 우안을 먼저 시음해 보세요.',
      'In hot years alcohol climbs on the right bank; in cool ones tannin turns rough on the left. At the same price by the case, taste the left bank first in hot years and the right bank in cool ones.',
      '炎热年份右岸酒精度偏高，凉爽年份左岸单宁偏粗。整箱采购同价位时，热年先试左岸，凉年先试右岸。',
      '炎熱年份右岸酒精度偏高，涼爽年份左岸單寧偏粗。整箱採購同價位時，熱年先試左岸，涼年先試右岸。',
      '暑い年は右岸のアルコールが高く、涼しい年は左岸のタンニンが粗くなります。同じ価格でケース購入なら、暑い年は左岸、涼しい年は右岸から試飲してください。',
    ),
  ],
};
