import { five } from '../../../data/translate.ts';
import { type Article, REGION, SOMMELIER } from '../article.ts';

export const PORT: Article = {
  kind: 'MAGAZINE',
  category: REGION,
  picture: 'douro',
  author: SOMMELIER,
  wines: { countries: ['PT'] },
  daysBack: 64,
  likes: 19,
  runs: null,
  title: five(
    '포트가 익어 가는 두 갈래 길',
    'The two roads of port',
    '波特酒的两条陈年之路',
    '波特酒的兩條陳年之路',
    'ポートが熟す二つの道',
  ),
  summary: five(
    '병에서 익는 빈티지와 통에서 익는 토니는 색도, 내는 법도, 남은 병을 두는 법도 다릅니다.',
    'Vintage matures in bottle and tawny in cask: colour, service and what to do with the rest all differ.',
    '年份波特在瓶中陈年，茶色波特在桶中陈年，颜色、侍酒与开瓶后的保存各不相同。',
    '年份波特在瓶中陳年，茶色波特在桶中陳年，顏色、侍酒與開瓶後的保存各不相同。',
    '瓶で熟すヴィンテージと樽で熟すトウニーは、色も出し方も、残りの置き方も異なります。',
  ),
  body: [
    five(
      '도루의 포도는 발로 밟아 색을 뽑고, 발효가 반쯤 되었을 때 주정을 부어 멈춥니다. 단맛이 남고 알코올은 19–20도가 됩니다. 여기서 길이 둘로 갈립니다.',
      'Grapes of the Douro are trodden for colour, and half-way through fermentation spirit is poured in. Sweetness stays, alcohol rises to 19 or 20 degrees. Here the road divides.',
      '杜罗河的葡萄以脚踩取色，发酵到一半时加入烈酒终止，甜味得以保留，酒精度达 19–20 度。路从这里分成两条。',
      '斗羅河的葡萄以腳踩取色，發酵到一半時加入烈酒終止，甜味得以保留，酒精度達 19–20 度。路從這裡分成兩條。',
      'ドウロのぶどうは足で踏んで色を出し、発酵の半ばで酒精を加えて止めます。甘みが残り、アルコールは19〜20度。ここで道が二つに分かれます。',
    ),
    {
      list: [
        five(
          '<strong>빈티지</strong> — 통에서 2년, 병에서 수십 년. 검붉은 과실과 침전물. 하루 전에 세워 두었다가 걸러 따르고, 열면 이틀 안에 비웁니다.',
          '<strong>Vintage</strong> — two years in cask, decades in bottle: dark fruit and sediment. Stand it up the day before, strain it, and finish it within two days.',
          '<strong>年份波特</strong> — 桶中两年，瓶中数十年，深色果味并有沉淀。提前一天直立，过滤后倒出，开瓶两天内饮尽。',
          '<strong>年份波特</strong> — 桶中兩年，瓶中數十年，深色果味並有沉澱。提前一天直立，過濾後倒出，開瓶兩天內飲盡。',
          '<strong>ヴィンテージ</strong> — 樽で二年、瓶で数十年。黒い果実と澱。前日から立てて濾して注ぎ、開けたら二日で空けます。',
        ),
        five(
          '<strong>토니</strong> — 작은 통에서 10년, 20년. 호두와 말린 무화과, 호박빛. 12도쯤으로 식혀 내고, 연 병도 두 달은 그대로입니다.',
          '<strong>Tawny</strong> — ten or twenty years in small casks: walnut, dried fig, amber. Serve at about 12 °C; an open bottle keeps for two months.',
          '<strong>茶色波特</strong> — 小桶中十年、二十年，核桃、无花果干与琥珀色。冰至约 12℃ 侍酒，开瓶后两个月不变。',
          '<strong>茶色波特</strong> — 小桶中十年、二十年，核桃、無花果乾與琥珀色。冰至約 12℃ 侍酒，開瓶後兩個月不變。',
          '<strong>トウニー</strong> — 小樽で十年、二十年。胡桃と干しいちじく、琥珀色。12度ほどに冷やし、開けた瓶も二か月はそのままです。',
        ),
      ],
    },
    {
      figure: 'port',
      caption: five(
        '같은 도루의 포도지만 색이 말해 줍니다. 왼쪽이 병, 오른쪽이 통에서 익은 잔입니다.',
        'The same grapes, told apart by colour: aged in bottle on the left, in cask on the right.',
        '同为杜罗河的葡萄，颜色道出差别：左为瓶陈，右为桶陈。',
        '同為斗羅河的葡萄，顏色道出差別：左為瓶陳，右為桶陳。',
        '同じドウロのぶどうでも色が語ります。左が瓶、右が樽で熟した一杯です。',
      ),
    },
    five(
      '라벨에서 두 길을 가르는 말은 간단합니다. 연도가 크게 적혀 있으면 병에서 익는 쪽, 10·20·30이라는 숫자가 적혀 있으면 통에서 익은 쪽입니다. LBV는 그 중간으로, 통에서 4–6년을 보낸 한 해의 와인입니다. 걸러 내지 않아도 되고 값은 빈티지의 3분의 1이어서 글라스로 내기에 알맞습니다.',
      'Labels tell the roads apart. A year in large figures matures in bottle; 10, 20 or 30 has matured in cask. LBV lies between: one year’s wine after four to six years in cask. It needs no straining, costs a third of vintage, and suits the glass.',
      '酒标上的区别很简单：大字写年份的在瓶中陈年，写 10、20、30 的在桶中陈年。LBV 居中，是单一年份在桶中四至六年的酒，无需过滤，价格约为年份波特的三分之一，适合按杯供应。',
      '酒標上的區別很簡單：大字寫年份的在瓶中陳年，寫 10、20、30 的在桶中陳年。LBV 居中，是單一年份在桶中四至六年的酒，無需過濾，價格約為年份波特的三分之一，適合按杯供應。',
      'ラベルの見分けは簡単です。年が大きく書かれていれば瓶、10・20・30とあれば樽で熟したもの。LBVはその中間で、樽で四〜六年を過ごした単一年のワイン。濾す必要がなく、値段はヴィンテージの三分の一で、グラスに向きます。',
    ),
    five(
      '디저트 메뉴가 짧은 가게라면 토니 한 병이 가장 쉬운 답입니다. 60ml 한 잔에 견과 한 줌이면 한 접시가 되고, 병은 두 달 동안 버려지지 않습니다.',
      'Where there are few desserts, one bottle of tawny is the easiest answer. Sixty millilitres and a handful of nuts make a plate, and nothing is poured away for two months.',
      '若甜点菜单较短，一瓶茶色波特是最简单的答案。60ml 一杯配一把坚果便是一道甜点，两个月都不会浪费。',
      '若甜點菜單較短，一瓶茶色波特是最簡單的答案。60ml 一杯配一把堅果便是一道甜點，兩個月都不會浪費。',
      'デザートの少ない店なら、トウニー一本が最も簡単な答えです。60mlに一握りのナッツで一皿になり、二か月は無駄になりません。',
    ),
  ],
};
