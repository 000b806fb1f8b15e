import { five } from '../../../data/translate.ts';
import type { Article } from '../article.ts';
import { sense } from './sense.ts';

/** Of bottles: what stands on them, how they are kept, why they look as they do. */
export const OF_BOTTLES: readonly Article[] = [
  sense(
    'mendoza',
    20,
    five('빈티지란 무엇인가요', 'What a vintage is', '什么是年份', '什麼是年份', 'ヴィンテージとは'),
    five(
      '라벨의 연도는 포도를 수확한 해입니다.',
      'The year on a label is that of the harvest.',
      '酒标上的年份是葡萄采收的年份。',
      '酒標上的年份是葡萄採收的年份。',
      'ラベルの年は、ぶどうを収穫した年です。',
    ),
    [
      five(
        '같은 밭, 같은 생산자라도 해마다 비와 볕이 달라 맛이 달라집니다. 더운 해에는 알코올과 과실이, 서늘한 해에는 산도와 향이 앞섭니다. 남반구의 2024년은 그해 3월에, 북반구의 2024년은 9월에 수확한 포도입니다.',
        'Rain and sun differ every year, and so does the wine of one plot and one producer. Hot years bring alcohol and fruit, cool ones acidity and scent. A 2024 of the southern hemisphere was picked in March, one of the northern in September.',
        '同一块地、同一酒庄，每年的雨水与日照不同，味道也不同。炎热年份酒精与果味突出，凉爽年份酸度与香气突出。南半球的 2024 采收于当年三月，北半球则是九月。',
        '同一塊地、同一酒莊，每年的雨水與日照不同，味道也不同。炎熱年份酒精與果味突出，涼爽年份酸度與香氣突出。南半球的 2024 採收於當年三月，北半球則是九月。',
        '同じ畑、同じ生産者でも、年ごとに雨と日差しが違い、味も変わります。暑い年はアルコールと果実が、涼しい年は酸と香りが前に出ます。南半球の2024年は三月に、北半球の2024年は九月に収穫したぶどうです。',
      ),
      five(
        '여러 해의 와인을 섞으면 NV로 적습니다. 스파클링은 해마다 같은 맛을 내기 위해 NV가 많습니다.',
        'Blends of several years are marked NV; many sparkling wines are, to taste alike every year.',
        '混合多个年份的酒标为 NV。起泡酒为保持每年风味一致，多为 NV。',
        '混合多個年份的酒標為 NV。氣泡酒為保持每年風味一致，多為 NV。',
        '複数年のワインを合わせたものはNVと表記します。スパークリングは毎年同じ味を保つためNVが多くあります。',
      ),
      {
        quote: five(
          '메뉴판에는 빈티지를 적고, 바뀌면 바로 고쳐 주세요. 손님이 가장 먼저 알아차립니다.',
          'Print the vintage, and correct it when it changes: guests notice first.',
          '酒单请标注年份，更换时立即修改，客人最先察觉。',
          '酒單請標註年份，更換時立即修改，客人最先察覺。',
          'リストにはヴィンテージを記し、変わったらすぐ直しましょう。最初に気づくのはお客様です。',
        ),
      },
    ],
  ),
  sense(
    'delivery',
    44,
    five(
      '와인은 어떻게 보관하나요',
      'How to keep wine',
      '葡萄酒如何保存',
      '葡萄酒如何保存',
      'ワインの保管方法',
    ),
    five(
      '온도가 일정하고 빛이 없는 곳에 눕혀 둡니다.',
      'Lying down, in the dark, at a steady temperature.',
      '在恒温避光处横放保存。',
      '在恆溫避光處橫放保存。',
      '温度が一定で光の当たらない場所に寝かせます。',
    ),
    [
      five(
        '12–15도가 알맞지만 더 중요한 것은 <strong>일정함</strong>입니다. 하루에 10도씩 오르내리는 18도보다 늘 20도인 창고가 낫습니다. 주방 옆, 창가, 에어컨 바람이 바로 닿는 자리는 피해 주세요.',
        'Best at 12–15 °C, yet <strong>steadiness</strong> matters more: a constant 20 °C is better than 18 °C that swings by ten degrees a day. Keep away from kitchens, windows and the draught of an air conditioner.',
        '以 12–15℃ 为宜，但更重要的是<strong>稳定</strong>。恒定 20℃ 的仓库胜过一天波动 10 度的 18℃。请避开厨房旁、窗边与空调直吹处。',
        '以 12–15℃ 為宜，但更重要的是<strong>穩定</strong>。恆定 20℃ 的倉庫勝過一天波動 10 度的 18℃。請避開廚房旁、窗邊與空調直吹處。',
        '12〜15度が適温ですが、大切なのは<strong>一定であること</strong>。一日に10度上下する18度より、常に20度の倉庫が勝ります。厨房の横、窓際、エアコンの風が当たる場所は避けてください。',
      ),
      {
        list: [
          five(
            '코르크 병은 눕혀서, 스크루캡은 세워도 됩니다.',
            'Corks lie down; screw caps may stand.',
            '软木塞横放，螺旋盖可直立。',
            '軟木塞橫放，螺旋蓋可直立。',
            'コルクは寝かせ、スクリューキャップは立てても構いません。',
          ),
          five(
            '박스째 둘 때는 라벨이 같은 쪽을 보게 쌓으면 재고를 세기 쉽습니다.',
            'Stack cases with their labels to one side and stock is quickly counted.',
            '整箱堆放时标签朝同一面，便于盘点。',
            '整箱堆放時標籤朝同一面，便於盤點。',
            'ケースはラベルを同じ側に向けて積むと数えやすくなります。',
          ),
          five(
            '배송 직후에는 하루 쉬게 한 뒤 내 주세요.',
            'Let wine rest for a day after delivery.',
            '到货后请静置一天再供应。',
            '到貨後請靜置一天再供應。',
            '納品直後は一日休ませてからお出しください。',
          ),
        ],
      },
    ],
  ),
  sense(
    'shapes',
    11,
    five(
      '병의 모양은 왜 다를까요',
      'Why bottles differ in shape',
      '酒瓶形状为何不同',
      '酒瓶形狀為何不同',
      'ボトルの形はなぜ違うのでしょう',
    ),
    five(
      '어깨가 각진 병과 완만한 병은 산지의 전통에서 왔습니다.',
      'Square shoulders or sloping ones: it is a tradition of the region.',
      '方肩与斜肩源自产区传统。',
      '方肩與斜肩源自產區傳統。',
      '肩の張った瓶となだらかな瓶は、産地の伝統に由来します。',
    ),
    [
      five(
        '어깨가 각진 보르도 병은 침전물을 걸러 내기 좋고, 완만한 부르고뉴 병은 오래된 유리 공예의 흔적입니다. 목이 긴 플루트는 라인강을 오르던 배의 좁은 선창에 맞춘 것이고, 스파클링 병은 6기압을 견디도록 두껍고 바닥이 깊습니다.',
        'The shoulder of a Bordeaux bottle holds back sediment; the slope of Burgundy recalls old glass-making. The tall flute fitted the narrow holds of boats on the Rhine, and sparkling wine needs thick glass and a deep foot against six atmospheres.',
        '波尔多瓶的方肩便于滤除沉淀，勃艮第瓶的斜肩是旧时玻璃工艺的遗迹。细长的笛形瓶适应莱茵河船只狭窄的货舱，起泡酒瓶为承受 6 个大气压而壁厚底深。',
        '波爾多瓶的方肩便於濾除沉澱，布根地瓶的斜肩是舊時玻璃工藝的遺跡。細長的笛形瓶適應萊茵河船隻狹窄的貨艙，氣泡酒瓶為承受 6 個大氣壓而壁厚底深。',
        '肩の張ったボルドー瓶は澱を止めやすく、なだらかなブルゴーニュ瓶は古いガラス作りの名残です。細長いフルート瓶はライン川の船の狭い船倉に合わせたもの、スパークリングの瓶は6気圧に耐えるため厚く、底が深くなっています。',
      ),
      five(
        '그림에 보이는 것은 왼쪽부터 보르도, 부르고뉴, 플루트, 샴페인, 포트의 병입니다.',
        'In the picture, from the left: Bordeaux, Burgundy, flute, Champagne, port.',
        '图中自左起：波尔多、勃艮第、笛形、香槟、波特。',
        '圖中自左起：波爾多、布根地、笛形、香檳、波特。',
        '絵は左からボルドー、ブルゴーニュ、フルート、シャンパーニュ、ポートの瓶です。',
      ),
    ],
  ),
];
