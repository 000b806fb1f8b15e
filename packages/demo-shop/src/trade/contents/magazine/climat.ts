import { five } from '../../../data/translate.ts';
import { type Article, REGION, SOMMELIER } from '../article.ts';

export const CLIMAT: Article = {
  kind: 'MAGAZINE',
  category: REGION,
  picture: 'bourgogne',
  author: SOMMELIER,
  wines: { countries: ['FR'] },
  daysBack: 4,
  likes: 37,
  runs: null,
  title: five(
    '클리마를 읽는 법',
    'How to read a climat',
    '如何读懂克利玛',
    '如何讀懂克利瑪',
    'クリマの読み方',
  ),
  summary: five(
    '밭의 이름이 곧 맛의 설명이 되는 부르고뉴. 라벨에서 밭을 찾아 손님에게 설명하는 순서를 정리했습니다.',
    'In Burgundy the name of a plot tells how the wine tastes. Where to find it on a label, and how to explain it at the table.',
    '在勃艮第，地块之名即风味之注。本文整理如何在酒标上找到地块，并向客人说明。',
    '在布根地，地塊之名即風味之註。本文整理如何在酒標上找到地塊，並向客人說明。',
    'ブルゴーニュでは畑の名がそのまま味の説明になります。ラベルから畑を見つけ、お客様に伝える順序をまとめました。',
  ),
  body: [
    five(
      '같은 피노 누아라도 비탈의 위와 아래, 돌과 점토의 비율에 따라 다른 와인이 됩니다. 부르고뉴 사람들은 그 차이를 천 년 가까이 적어 왔고, 하나하나의 밭에 <em>클리마</em>라는 이름을 붙였습니다. 그래서 라벨에는 품종보다 밭의 이름이 크게 적힙니다.',
      'The same Pinot Noir becomes another wine higher or lower on the slope, with more stone or more clay. Burgundy has written these differences down for almost a thousand years and calls each plot a <em>climat</em>. That is why labels print the plot larger than the grape.',
      '同为黑皮诺，坡上坡下、石块与黏土的比例不同，酒便不同。勃艮第人近千年来一直记录着这些差异，并把每一块地称为<em>克利玛</em>。因此酒标上地块之名比品种更醒目。',
      '同為黑皮諾，坡上坡下、石塊與黏土的比例不同，酒便不同。布根地人近千年來一直記錄著這些差異，並把每一塊地稱為<em>克利瑪</em>。因此酒標上地塊之名比品種更醒目。',
      '同じピノ・ノワールでも、斜面の上か下か、石と粘土の割合によって別のワインになります。ブルゴーニュの人々は千年近くその違いを書き留め、一つひとつの畑を<em>クリマ</em>と呼んできました。だからラベルには品種より畑の名が大きく記されます。',
    ),
    {
      heading: five(
        '비탈 한 줄에 네 등급이 있습니다',
        'Four ranks on one slope',
        '一道坡上的四个等级',
        '一道坡上的四個等級',
        '一本の斜面に四つの格付け',
      ),
    },
    five(
      '코트 도르의 언덕은 동쪽을 봅니다. 아침 해를 먼저 받고 오후의 열기는 덜 받습니다. 가장 좋은 밭은 대개 비탈의 허리, 해발 250미터에서 300미터 사이에 있습니다. 위로 올라가면 흙이 얇아 와인이 가늘어지고, 아래로 내려가면 점토가 깊어 와인이 무거워집니다.',
      'The hill of the Côte d’Or looks east: it has the first sun and is spared the worst of the afternoon. The best plots lie along its waist, between 250 and 300 metres. Higher up the soil is thin and so is the wine; further down the clay is deep and the wine turns heavy.',
      '金丘的山坡朝东，最先迎接晨光，又避开午后的酷热。最好的地块多在坡腰，海拔 250 至 300 米之间。往上土层浅，酒体纤细；往下黏土深，酒体厚重。',
      '金丘的山坡朝東，最先迎接晨光，又避開午後的酷熱。最好的地塊多在坡腰，海拔 250 至 300 公尺之間。往上土層淺，酒體纖細；往下黏土深，酒體厚重。',
      'コート・ドールの丘は東を向き、朝日を最初に受け、午後の熱は和らぎます。最良の畑は斜面の中腹、標高250〜300メートルに並びます。上は土が薄くワインも細く、下は粘土が深くワインも重くなります。',
    ),
    {
      list: [
        five(
          '<strong>지역 등급</strong> — Bourgogne. 여러 마을의 포도를 섞습니다. 글라스로 내기 좋습니다.',
          '<strong>Regional</strong> — Bourgogne: grapes of several villages. Good by the glass.',
          '<strong>大区级</strong> — Bourgogne，混合多个村庄的葡萄，适合按杯销售。',
          '<strong>大區級</strong> — Bourgogne，混合多個村莊的葡萄，適合按杯銷售。',
          '<strong>地方名</strong> — Bourgogne。複数の村のぶどうを合わせます。グラス向きです。',
        ),
        five(
          '<strong>마을 등급</strong> — Gevrey-Chambertin처럼 마을 이름이 적힙니다. 코스의 중심에 둡니다.',
          '<strong>Village</strong> — the name of a village, such as Gevrey-Chambertin. The centre of a menu.',
          '<strong>村庄级</strong> — 标注村名，如 Gevrey-Chambertin，适合作为套餐的中心。',
          '<strong>村莊級</strong> — 標註村名，如 Gevrey-Chambertin，適合作為套餐的中心。',
          '<strong>村名</strong> — Gevrey-Chambertinのように村の名が記されます。コースの中心に。',
        ),
        five(
          '<strong>프르미에 크뤼</strong> — 마을 이름 뒤에 밭의 이름과 1er Cru가 붙습니다.',
          '<strong>Premier cru</strong> — the village, then the plot and “1er Cru”.',
          '<strong>一级园</strong> — 村名之后标注地块名与 1er Cru。',
          '<strong>一級園</strong> — 村名之後標註地塊名與 1er Cru。',
          '<strong>プルミエ・クリュ</strong> — 村名の後に畑の名と1er Cruが続きます。',
        ),
        five(
          '<strong>그랑 크뤼</strong> — 마을 이름이 사라지고 밭의 이름만 남습니다.',
          '<strong>Grand cru</strong> — the village is gone; only the plot is named.',
          '<strong>特级园</strong> — 不再标注村名，只剩地块之名。',
          '<strong>特級園</strong> — 不再標註村名，只剩地塊之名。',
          '<strong>グラン・クリュ</strong> — 村の名が消え、畑の名だけが残ります。',
        ),
      ],
      ordered: true,
    },
    {
      quote: five(
        '등급은 값을 말하고, 클리마는 맛을 말합니다. 손님에게는 맛을 먼저 들려주세요.',
        'The rank tells the price; the climat tells the taste. Tell guests the taste first.',
        '等级说的是价格，克利玛说的是味道。请先向客人讲味道。',
        '等級說的是價格，克利瑪說的是味道。請先向客人講味道。',
        '格付けは値段を語り、クリマは味を語ります。お客様にはまず味を伝えましょう。',
      ),
      source: SOMMELIER,
    },
    {
      figure: 'shapes',
      caption: five(
        '어깨가 완만한 두 번째 병이 부르고뉴의 병입니다. 피노 누아와 샤르도네가 같은 병에 담깁니다.',
        'The second bottle, with sloping shoulders, is Burgundy’s; Pinot Noir and Chardonnay share it.',
        '第二支斜肩瓶即勃艮第瓶，黑皮诺与霞多丽同用此瓶。',
        '第二支斜肩瓶即布根地瓶，黑皮諾與夏多內同用此瓶。',
        '肩のなだらかな二本目がブルゴーニュの瓶。ピノ・ノワールもシャルドネも同じ瓶です。',
      ),
    },
    {
      heading: five(
        '흙을 한 문장으로',
        'The soil in one sentence',
        '用一句话说土壤',
        '用一句話說土壤',
        '土を一文で',
      ),
    },
    five(
      '흙을 설명할 때 지질 용어는 필요 없습니다. 석회암이 많은 밭은 와인이 <em>곧고</em>, 점토가 많은 밭은 <em>둥글고</em>, 돌이 많은 밭은 <em>가볍게 시작해 길게 끝납니다</em>. 제브레는 점토가 깊어 힘이 있고, 샹볼은 석회암이 얕게 깔려 향이 먼저 오며, 본은 그 사이에서 누구에게나 편안합니다.',
      'No geology is needed. Much limestone makes a wine <em>straight</em>, much clay makes it <em>round</em>, and many stones let it <em>begin lightly and end late</em>. Gevrey has deep clay and is strong, Chambolle has shallow limestone and begins with scent, and Beaune between them is easy for everybody.',
      '说明土壤不需要地质术语。石灰岩多的地块，酒<em>挺直</em>；黏土多的，酒<em>圆润</em>；石块多的，酒<em>轻起而长收</em>。热夫雷黏土深厚而有力，香波石灰岩浅而香气先至，博讷介于其间，人人都觉得舒服。',
      '說明土壤不需要地質術語。石灰岩多的地塊，酒<em>挺直</em>；黏土多的，酒<em>圓潤</em>；石塊多的，酒<em>輕起而長收</em>。哲維瑞黏土深厚而有力，香波石灰岩淺而香氣先至，伯恩介於其間，人人都覺得舒服。',
      '土の説明に地質用語はいりません。石灰岩が多い畑は<em>まっすぐ</em>、粘土が多い畑は<em>丸く</em>、石が多い畑は<em>軽く始まり長く終わります</em>。ジュヴレは粘土が深く力強く、シャンボールは石灰岩が浅く香りが先に立ち、ボーヌはその間で誰にでも心地よい。',
    ),
    five(
      '같은 클리마라도 주인이 수십 명인 밭이 많습니다. 클로 드 부조는 50헥타르를 여든 명이 나누어 가집니다. 그러니 밭의 이름은 맛의 방향을, 생산자의 이름은 솜씨를 말한다고 기억하시면 됩니다. 둘 중 하나만 고를 수 있다면 생산자를 먼저 보세요.',
      'Many plots have dozens of owners: eighty share the fifty hectares of Clos de Vougeot. Remember that the plot tells the direction and the producer the skill. If only one of the two can be had, look at the producer.',
      '同一克利玛往往有数十位业主，伏旧园 50 公顷由八十人分有。请记住：地块名说明味道的方向，酒庄名说明功夫。二者只能选一，请先看酒庄。',
      '同一克利瑪往往有數十位業主，梧玖園 50 公頃由八十人分有。請記住：地塊名說明味道的方向，酒莊名說明功夫。二者只能選一，請先看酒莊。',
      '同じクリマでも持ち主が数十人という畑が多くあります。クロ・ド・ヴージョは50ヘクタールを八十人が分け合います。畑の名は味の方向を、生産者の名は腕を語ると覚えてください。どちらか一つなら、生産者を先に見ましょう。',
    ),
    {
      heading: five(
        '처음이라면 두 병을 나란히',
        'For a start, two bottles side by side',
        '初次接触，两瓶并饮',
        '初次接觸，兩瓶並飲',
        '初めてなら二本を並べて',
      ),
    },
    five(
      '직원 교육에는 같은 생산자, 같은 해의 마을 등급 한 병과 프르미에 크뤼 한 병을 나란히 따라 보시기를 권합니다. 양조가 같으니 남는 차이는 밭입니다. 향의 종류보다 <em>끝맛의 길이</em>와 <em>결의 촘촘함</em>을 비교하면 누구나 차이를 말할 수 있습니다.',
      'To train a team, pour a village wine and a premier cru of one producer and one year side by side. The cellar is the same; what is left is the plot. Compare the <em>length</em> and the <em>grain</em> rather than the scents, and anyone can say what differs.',
      '培训员工时，建议将同一酒庄、同一年份的村庄级与一级园各一瓶并排品饮。酿造相同，差异便来自地块。与其比较香气种类，不如比较<em>余味长度</em>与<em>质地细密</em>，人人都能说出不同。',
      '培訓員工時，建議將同一酒莊、同一年份的村莊級與一級園各一瓶並排品飲。釀造相同，差異便來自地塊。與其比較香氣種類，不如比較<em>餘味長度</em>與<em>質地細密</em>，人人都能說出不同。',
      'スタッフ教育には、同じ生産者・同じ年の村名とプルミエ・クリュを並べて注ぐことをおすすめします。造りが同じなら、残る違いは畑です。香りの種類より<em>余韻の長さ</em>と<em>きめの細かさ</em>を比べれば、誰でも違いを言葉にできます。',
    ),
    five(
      '메뉴판에는 마을과 밭을 한글과 원어로 함께 적어 주세요. 손님이 읽을 수 있는 이름은 다시 주문하는 이름이 됩니다.',
      'On the list, print village and plot in Korean and in French. A name that guests can read is a name they order again.',
      '酒单上请同时标注村庄与地块的译名和原文。客人读得出的名字，才会再次点单。',
      '酒單上請同時標註村莊與地塊的譯名和原文。客人讀得出的名字，才會再次點單。',
      'リストには村と畑の名をお客様の言葉と原語で併記してください。読める名前は、また頼まれる名前になります。',
    ),
  ],
};
