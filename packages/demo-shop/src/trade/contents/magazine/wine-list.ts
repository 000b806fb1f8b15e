import { five } from '../../../data/translate.ts';
import { type Article, EDITORS, SERVICE } from '../article.ts';

export const WINE_LIST_PAGE: Article = {
  kind: 'MAGAZINE',
  category: SERVICE,
  picture: 'tasting',
  author: EDITORS,
  daysBack: 2,
  likes: 12,
  runs: null,
  title: five(
    '와인 리스트 한 장을 다시 쓰는 법',
    'Rewriting a wine list on one page',
    '如何重写一页酒单',
    '如何重寫一頁酒單',
    'ワインリスト一枚を書き直す',
  ),
  summary: five(
    '백 종을 적은 두꺼운 리스트보다 스무 종을 잘 고른 한 장이 더 팔립니다. 한 장을 만드는 순서를 따라가 봅니다.',
    'A page of twenty well-chosen wines sells more than a book of a hundred. How such a page is made, step by step.',
    '与其罗列一百款，不如精选二十款写满一页。让我们一步步来完成。',
    '與其羅列一百款，不如精選二十款寫滿一頁。讓我們一步步來完成。',
    '百種を並べた厚いリストより、二十種を選んだ一枚の方が売れます。その一枚の作り方をたどります。',
  ),
  body: [
    five(
      '손님이 와인 리스트를 보는 시간은 평균 2분이 되지 않습니다. 그 안에 읽히지 않는 와인은 없는 와인과 같습니다. 먼저 지난 석 달의 판매 기록을 펴고, 한 번도 나가지 않은 와인에 줄을 그어 보세요. 대개 리스트의 절반이 지워집니다.',
      'Guests look at a wine list for less than two minutes. A wine they do not reach might as well not be there. Take the last three months of sales and strike out what never sold: it is usually half of the list.',
      '客人翻看酒单的时间平均不到两分钟。没被读到的酒等于不存在。请先翻开近三个月的销售记录，把一次也没卖出的酒划掉，通常会划去一半。',
      '客人翻看酒單的時間平均不到兩分鐘。沒被讀到的酒等於不存在。請先翻開近三個月的銷售紀錄，把一次也沒賣出的酒劃掉，通常會劃去一半。',
      'お客様がリストを見る時間は平均2分もありません。その間に読まれないワインは、ないのと同じです。まず過去三か月の販売記録を開き、一度も出なかったワインに線を引いてみてください。たいてい半分が消えます。',
    ),
    {
      heading: five(
        '스무 종의 뼈대',
        'The bones of twenty',
        '二十款的骨架',
        '二十款的骨架',
        '二十種の骨組み',
      ),
    },
    {
      list: [
        five(
          '스파클링 3 — 식전용 하나, 샴페인 하나, 로제 하나',
          'Three sparkling: an aperitif, a Champagne, a rosé',
          '起泡酒 3 款：餐前、香槟、桃红各一',
          '氣泡酒 3 款：餐前、香檳、粉紅各一',
          'スパークリング3：食前用、シャンパーニュ、ロゼ',
        ),
        five(
          '화이트 6 — 가벼운 것부터 오크를 쓴 것까지 차례로',
          'Six whites, from the lightest to those that saw oak',
          '白葡萄酒 6 款：从清爽到橡木桶陈酿依次排列',
          '白酒 6 款：從清爽到橡木桶陳釀依次排列',
          '白6：軽いものから樽を使ったものへ順に',
        ),
        five(
          '레드 9 — 가볍게 셋, 중간 셋, 무겁게 셋',
          'Nine reds: three light, three medium, three full',
          '红葡萄酒 9 款：轻、中、重各三',
          '紅酒 9 款：輕、中、重各三',
          '赤9：軽め三、中くらい三、重め三',
        ),
        five(
          '스위트와 주정강화 2 — 디저트 옆에 적습니다',
          'Two sweet or fortified, printed beside the desserts',
          '甜酒与加强酒 2 款，写在甜点旁',
          '甜酒與加烈酒 2 款，寫在甜點旁',
          '甘口・酒精強化2：デザートの横に',
        ),
      ],
    },
    five(
      '나라가 아니라 <strong>무게</strong>로 줄을 세우면 손님은 산지를 몰라도 고를 수 있습니다. 직원도 "조금 더 무거운 것"이라는 말에 바로 다음 줄을 가리키면 됩니다.',
      'Sort by <strong>weight</strong>, not by country, and guests can choose without knowing regions. “Something a little fuller” is simply the next line.',
      '不按国家而按<strong>酒体轻重</strong>排列，客人不懂产区也能选。听到“再厚重一点”，员工只需指向下一行。',
      '不按國家而按<strong>酒體輕重</strong>排列，客人不懂產區也能選。聽到「再厚重一點」，員工只需指向下一行。',
      '国ではなく<strong>重さ</strong>で並べれば、産地を知らなくても選べます。「もう少し重いもの」と言われたら、次の行を指せばよいのです。',
    ),
    {
      quote: five(
        '가장 싼 와인이 가장 많이 팔린다면, 두 번째 와인이 잘못된 것입니다.',
        'If the cheapest wine sells most, something is wrong with the second one.',
        '如果最便宜的酒卖得最好，问题出在第二款。',
        '如果最便宜的酒賣得最好，問題出在第二款。',
        '最も安いワインが最も売れるなら、二番目のワインに問題があります。',
      ),
    },
    {
      heading: five(
        '이름은 세 줄로',
        'Three lines for a name',
        '名称写成三行',
        '名稱寫成三行',
        '名前は三行で',
      ),
    },
    five(
      '한 와인에 쓸 수 있는 자리는 세 줄입니다. 첫 줄에는 생산자와 와인 이름, 둘째 줄에는 산지와 품종과 해, 셋째 줄에는 맛을 한 문장으로 적습니다. "검은 체리와 가죽, 긴 끝맛"처럼 손님이 떠올릴 수 있는 말이 좋고, "균형 잡힌", "우아한" 같은 말은 어느 와인에나 붙으니 빼는 편이 낫습니다.',
      'A wine has room for three lines: producer and name; region, grapes and year; and one sentence about its taste. Use words that a guest can picture, such as “black cherry, leather, a long finish”. “Balanced” and “elegant” fit any wine and are better left out.',
      '一款酒占三行：第一行酒庄与酒名，第二行产区、品种与年份，第三行用一句话写味道。写“黑樱桃与皮革，余味悠长”这样客人能想象的词，“平衡”“优雅”放在哪款酒上都行，不如删去。',
      '一款酒占三行：第一行酒莊與酒名，第二行產區、品種與年份，第三行用一句話寫味道。寫「黑櫻桃與皮革，餘味悠長」這樣客人能想像的詞，「平衡」「優雅」放在哪款酒上都行，不如刪去。',
      '一本に使える場所は三行です。一行目に生産者と名前、二行目に産地・品種・年、三行目に味を一文で。「黒いチェリーと革、長い余韻」のように思い浮かぶ言葉がよく、「バランスのよい」「エレガントな」はどのワインにも付くので省きましょう。',
    ),
    five(
      '글라스로 내는 와인은 리스트의 맨 위에 따로 모읍니다. 손님은 병보다 잔을 먼저 결정하고, 첫 잔이 마음에 들면 같은 줄의 병으로 올라갑니다. 그래서 글라스 와인 옆에는 잔 값과 병 값을 나란히 적어 두는 것이 좋습니다.',
      'Wines by the glass stand together at the top. Guests decide on a glass before they decide on a bottle, and who likes the first goes on to the bottle of the same line. So print both prices beside each other.',
      '杯卖酒集中放在酒单最上方。客人先决定喝一杯，再决定开一瓶；第一杯满意，便会升级为同一行的整瓶。因此请将杯价与瓶价并列标注。',
      '杯賣酒集中放在酒單最上方。客人先決定喝一杯，再決定開一瓶；第一杯滿意，便會升級為同一行的整瓶。因此請將杯價與瓶價並列標註。',
      'グラスのワインはリストの一番上にまとめます。お客様は瓶より先にグラスを決め、最初の一杯が気に入れば同じ行の瓶へ進みます。だからグラスと瓶の値段を並べて書いておきましょう。',
    ),
    {
      heading: five('가격은 계단으로', 'Prices in steps', '价格要有台阶', '價格要有台階', '価格は階段に'),
    },
    five(
      '한 갈래 안에서 값은 1.4배쯤의 계단으로 올라가는 편이 고르기 쉽습니다. 4만 원, 5만 5천 원, 8만 원이면 손님은 가운데를 고르고, 가운데가 가장 좋은 이익을 남기도록 정하면 됩니다. 원가율을 모두 같게 두기보다 비싼 와인의 배수를 낮추면 좋은 와인이 돕니다.',
      'Within a group, steps of about 1.4 are easy to choose from: 40,000, 55,000 and 80,000 won. Guests take the middle one, so let that one earn the most. Do not mark up everything alike: lower the factor for dear wines and good bottles move.',
      '同一类别内，价格以约 1.4 倍的台阶递增最易选择。4 万、5.5 万、8 万韩元，客人多选中间，让中间款利润最好即可。不必统一加价，高价酒降低倍数，好酒才会流动。',
      '同一類別內，價格以約 1.4 倍的台階遞增最易選擇。4 萬、5.5 萬、8 萬韓元，客人多選中間，讓中間款利潤最好即可。不必統一加價，高價酒降低倍數，好酒才會流動。',
      '一つの分類の中では、価格が1.4倍ほどの段で上がると選びやすくなります。4万、5.5万、8万ウォンならお客様は真ん中を選びます。真ん中が最も利益を残すようにし、高いワインの掛け率は下げれば、良いワインが動きます。',
    ),
    {
      figure: 'decanter',
      caption: five(
        '무게가 있는 레드는 디캔터와 함께 권하면 한 줄 위의 병이 나갑니다.',
        'Offer full reds with a decanter, and the bottle one line up is ordered.',
        '推荐厚重红酒时搭配醒酒器，往往能卖出高一级的那瓶。',
        '推薦厚重紅酒時搭配醒酒器，往往能賣出高一級的那瓶。',
        '重めの赤はデキャンタとともに勧めると、一つ上の瓶が出ます。',
      ),
    },
    five(
      '마지막으로 리스트 아래에 갱신한 날짜를 적어 주세요. 석 달이 지난 날짜는 손님보다 먼저 우리에게 말을 겁니다. 품절이 잦은 와인은 재입고 알림을 켜 두고, 대체 빈티지는 견적 메시지로 미리 물어보시면 됩니다.',
      'Last of all print the date of the list. A date three months old speaks to us before it speaks to guests. For wines that run out, ask for a restock notice, and ask for other vintages when you request a quote.',
      '最后，请在酒单下方写上更新日期。三个月前的日期会先提醒我们自己。常缺货的酒请开启到货提醒，替代年份可在报价留言中事先询问。',
      '最後，請在酒單下方寫上更新日期。三個月前的日期會先提醒我們自己。常缺貨的酒請開啟到貨提醒，替代年份可在報價留言中事先詢問。',
      '最後に、リストの下に更新日を書いてください。三か月前の日付は、お客様より先に私たちに語りかけます。品切れの多いワインは再入荷通知を、代わりのヴィンテージは見積のメッセージでお尋ねください。',
    ),
  ],
};
