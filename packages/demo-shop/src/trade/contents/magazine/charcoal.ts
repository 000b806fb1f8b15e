import { five } from '../../../data/translate.ts';
import { type Article, PAIRING, SOMMELIER } from '../article.ts';

export const CHARCOAL: Article = {
  kind: 'MAGAZINE',
  category: PAIRING,
  picture: 'decanter',
  author: SOMMELIER,
  wines: { kinds: ['RED'] },
  daysBack: 14,
  likes: 58,
  runs: null,
  title: five(
    '숯불구이에 어울리는 레드 다섯 갈래',
    'Five kinds of red for charcoal grills',
    '炭火烤肉的五类红葡萄酒',
    '炭火烤肉的五類紅酒',
    '炭火焼きに合う赤、五つの道',
  ),
  summary: five(
    '부위의 기름과 양념의 단맛. 두 가지만 보면 어떤 레드를 낼지 정해집니다.',
    'The fat of the cut and the sweetness of the marinade decide which red to pour.',
    '部位的油脂与腌料的甜度，看这两点就能决定选哪一类红葡萄酒。',
    '部位的油脂與醃料的甜度，看這兩點就能決定選哪一類紅酒。',
    '部位の脂と、たれの甘さ。この二つを見れば、どの赤を出すかが決まります。',
  ),
  body: [
    five(
      '숯불은 고기에 두 가지를 더합니다. 겉의 그을음과 속의 육즙입니다. 그을음은 오크의 향과 만나고, 육즙은 타닌을 부드럽게 합니다. 그래서 혼자 마시면 떫은 와인이 불판 앞에서는 비단이 됩니다.',
      'Charcoal adds two things to meat: a charred crust and juice inside. Char meets oak, and juice softens tannin. A wine that is harsh by itself turns to silk at the grill.',
      '炭火为肉带来两样东西：外层的焦香与内里的肉汁。焦香与橡木相遇，肉汁令单宁柔和。单饮觉得涩的酒，到了烤盘前便如丝绸。',
      '炭火為肉帶來兩樣東西：外層的焦香與內裡的肉汁。焦香與橡木相遇，肉汁令單寧柔和。單飲覺得澀的酒，到了烤盤前便如絲綢。',
      '炭火は肉に二つのものを加えます。表面の焦げと、内側の肉汁です。焦げは樽の香りと出会い、肉汁はタンニンを和らげます。単独では渋いワインが、網の前では絹になります。',
    ),
    {
      list: [
        five(
          '<strong>꽃등심·살치살</strong> — 카베르네 소비뇽. 기름이 많을수록 타닌이 단단한 쪽으로.',
          '<strong>Rib-eye and chuck flap</strong> — Cabernet Sauvignon: the more fat, the firmer the tannin.',
          '<strong>肋眼、翼板</strong> — 赤霞珠。油脂越多，单宁越要坚实。',
          '<strong>肋眼、翼板</strong> — 卡本內蘇維濃。油脂越多，單寧越要堅實。',
          '<strong>リブロース・ざぶとん</strong> — カベルネ・ソーヴィニヨン。脂が多いほどタンニンは強く。',
        ),
        five(
          '<strong>안심</strong> — 피노 누아. 담백한 고기는 결이 고운 와인이 덮지 않습니다.',
          '<strong>Tenderloin</strong> — Pinot Noir: fine enough not to cover lean meat.',
          '<strong>里脊</strong> — 黑皮诺。清淡的肉不宜被厚重的酒掩盖。',
          '<strong>里肌</strong> — 黑皮諾。清淡的肉不宜被厚重的酒掩蓋。',
          '<strong>ヒレ</strong> — ピノ・ノワール。淡白な肉を覆わないきめ細かさ。',
        ),
        five(
          '<strong>양념갈비</strong> — 쉬라즈나 프리미티보. 농익은 과실이 단맛을 받아 줍니다.',
          '<strong>Marinated short ribs</strong> — Shiraz or Primitivo: ripe fruit meets the sweetness.',
          '<strong>调味排骨</strong> — 设拉子或普里米蒂沃。成熟果味承接甜味。',
          '<strong>調味排骨</strong> — 希拉茲或普里米蒂沃。成熟果味承接甜味。',
          '<strong>味付けカルビ</strong> — シラーズやプリミティーヴォ。熟した果実が甘みを受けとめます。',
        ),
        five(
          '<strong>삼겹살</strong> — 시원하게 낸 가메나 바르베라. 산도가 기름을 씻습니다.',
          '<strong>Pork belly</strong> — Gamay or Barbera, served cool: acidity rinses the fat.',
          '<strong>五花肉</strong> — 微凉的佳美或巴贝拉，以酸度清洗油脂。',
          '<strong>五花肉</strong> — 微涼的加美或巴貝拉，以酸度清洗油脂。',
          '<strong>サムギョプサル</strong> — 少し冷やしたガメイやバルベーラ。酸が脂を流します。',
        ),
        five(
          '<strong>양갈비</strong> — 론의 시라나 템프라니요. 후추와 허브가 향을 잇습니다.',
          '<strong>Lamb chops</strong> — Syrah from the Rhône or Tempranillo: pepper and herbs carry on the scent.',
          '<strong>羊排</strong> — 罗讷河谷西拉或丹魄，以胡椒与香草延续香气。',
          '<strong>羊排</strong> — 隆河希哈或田帕尼優，以胡椒與香草延續香氣。',
          '<strong>ラムチョップ</strong> — ローヌのシラーやテンプラニーリョ。胡椒とハーブが香りをつなぎます。',
        ),
      ],
      ordered: true,
    },
    {
      quote: five(
        '매운 양념에는 알코올이 낮은 쪽을 고르세요. 고추의 열은 알코올을 만나면 두 배가 됩니다.',
        'With hot seasoning choose less alcohol: the heat of chilli doubles when it meets it.',
        '辣味腌料请选酒精度较低的酒，辣椒的灼热遇到酒精会加倍。',
        '辣味醃料請選酒精度較低的酒，辣椒的灼熱遇到酒精會加倍。',
        '辛い味付けにはアルコールの低いものを。唐辛子の熱はアルコールと出会うと倍になります。',
      ),
      source: SOMMELIER,
    },
    {
      heading: five(
        '양념이 먼저입니다',
        'The marinade comes first',
        '先看腌料',
        '先看醃料',
        '味付けが先です',
      ),
    },
    five(
      '같은 갈비라도 소금만 뿌렸는지, 간장과 배를 넣고 재웠는지에 따라 와인이 달라집니다. 소금구이는 고기의 단백질과 기름만 생각하면 되니 타닌이 있는 쪽이 맞습니다. 간장 양념은 단맛과 감칠맛이 더해져 타닌을 쓰게 만듭니다. 이때는 과실이 농익고 타닌이 둥근 와인, 곧 호주 쉬라즈나 풀리아의 프리미티보가 편합니다.',
      'One cut of ribs wants two different wines, salted or marinated. Salt leaves protein and fat, which like tannin. Soy and pear bring sweetness and savour, which turn tannin bitter: here ripe fruit and round tannin are at ease, as in Shiraz from Australia or Primitivo from Apulia.',
      '同样是排骨，只撒盐还是用酱油和梨腌过，配酒便不同。盐烤只需考虑蛋白质与油脂，适合有单宁的酒。酱油腌料带来甜味与鲜味，会使单宁发苦，这时果味成熟、单宁圆润的酒更合适，如澳大利亚设拉子或普利亚的普里米蒂沃。',
      '同樣是排骨，只撒鹽還是用醬油和梨醃過，配酒便不同。鹽烤只需考慮蛋白質與油脂，適合有單寧的酒。醬油醃料帶來甜味與鮮味，會使單寧發苦，這時果味成熟、單寧圓潤的酒更合適，如澳洲希拉茲或普利亞的普里米蒂沃。',
      '同じカルビでも、塩だけか、醤油と梨に漬けたかでワインが変わります。塩焼きはたんぱく質と脂だけを考え、タンニンのある方へ。醤油だれは甘みと旨みが加わり、タンニンを苦くします。果実が熟しタンニンの丸い、豪州のシラーズやプーリアのプリミティーヴォが楽です。',
    ),
    five(
      '쌈도 생각해 주세요. 깻잎과 마늘, 쌈장이 한 입에 들어오면 섬세한 향은 들리지 않습니다. 쌈을 많이 먹는 상에는 값비싼 한 병보다 힘 있는 두 병이 낫고, 고기만 먼저 한 점 드신 뒤에 와인을 따라 드리면 같은 와인도 더 좋게 기억됩니다.',
      'Think of the wraps, too. With perilla, garlic and bean paste in one bite no fine scent is heard. Two sturdy bottles do better than a dear one; and who has a first bite of meat alone before the wine is poured remembers the same wine as a better one.',
      '还要考虑包饭。紫苏叶、大蒜与包饭酱同入一口，细腻的香气便听不见了。多吃包饭的桌，与其一瓶名贵，不如两瓶有力。先让客人单吃一口肉再倒酒，同样的酒会留下更好的印象。',
      '還要考慮包飯。紫蘇葉、大蒜與包飯醬同入一口，細膩的香氣便聽不見了。多吃包飯的桌，與其一瓶名貴，不如兩瓶有力。先讓客人單吃一口肉再倒酒，同樣的酒會留下更好的印象。',
      'サムも考えてください。えごまの葉、にんにく、サムジャンが一口に入ると繊細な香りは聞こえません。サムの多い席には高価な一本より力のある二本を。最初に肉だけを一口召し上がってから注ぐと、同じワインもより良く記憶されます。',
    ),
    {
      heading: five('잔과 온도', 'Glass and temperature', '酒杯与温度', '酒杯與溫度', 'グラスと温度'),
    },
    five(
      '불판 옆은 덥습니다. 레드는 14–15도로 조금 낮게 내면 식사가 끝날 때까지 맛이 무너지지 않습니다. 타닌이 강한 어린 와인은 손님이 앉자마자 디캔터에 옮겨 두면 첫 고기가 익을 때 알맞게 풀립니다.',
      'It is hot beside the grill. Serve reds a little low, at 14–15 °C, and they hold until the end of the meal. Move a young, tannic wine into a decanter as guests sit down: it opens as the first meat is done.',
      '烤盘旁温度高。红葡萄酒以略低的 14–15℃ 上桌，到用餐结束味道仍稳定。单宁强的年轻酒在客人入座时即移入醒酒器，第一块肉烤好时恰好打开。',
      '烤盤旁溫度高。紅酒以略低的 14–15℃ 上桌，到用餐結束味道仍穩定。單寧強的年輕酒在客人入座時即移入醒酒器，第一塊肉烤好時恰好打開。',
      '網のそばは暑いもの。赤は14〜15度と少し低めに出せば、食事の終わりまで味が崩れません。タンニンの強い若いワインは着席と同時にデキャンタへ移すと、最初の肉が焼ける頃にほどよく開きます。',
    ),
    five(
      '한 병만 둔다면 <a href="/product?sort=score,desc">중간 무게의 블렌드</a>가 안전합니다. 여러 부위를 함께 굽는 상에서는 가장 잘 맞는 와인보다 어느 것과도 다투지 않는 와인이 다시 주문됩니다.',
      'If there is to be only one, a <a href="/product?sort=score,desc">blend of medium weight</a> is safe. Where many cuts share the grill, guests order again what quarrels with none of them.',
      '若只备一款，<a href="/product?sort=score,desc">中等酒体的混酿</a>最稳妥。多种部位同烤时，会被再次点单的不是最搭的酒，而是与谁都不冲突的酒。',
      '若只備一款，<a href="/product?sort=score,desc">中等酒體的混釀</a>最穩妥。多種部位同烤時，會被再次點單的不是最搭的酒，而是與誰都不衝突的酒。',
      '一本だけ置くなら<a href="/product?sort=score,desc">中程度の重さのブレンド</a>が安心です。いろいろな部位を焼く席では、最も合うワインより、どれとも争わないワインがまた頼まれます。',
    ),
  ],
};
