import type { Making } from '../data/wineries/winery.ts';
import { FORTIFYING } from './fortifying.ts';
import type { Telling } from './telling.ts';

/** What each way of making means in the glass. Wines of one making take turns with the sentences. */
export const MAKING: Record<Making, readonly Telling[]> = {
  barrique: [
    [
      '프렌치 오크통에서 {t} 숙성해 타닌의 결을 다듬었습니다.',
      'Its tannins were polished over {t} in French oak.',
    ],
    [
      '작은 오크통에서 보낸 {t} 동안 향신료와 구운 빵의 향이 더해졌습니다.',
      'The {t} it spent in small oak barrels added spice and toast.',
    ],
    [
      '새 오크와 쓰던 오크를 나누어 {t} 숙성했습니다.',
      'It matured for {t}, partly in new oak and partly in used.',
    ],
    [
      '{t} 동안 오크통에서 쉬며 과실과 나무 향이 하나로 어우러졌습니다.',
      'Over {t} in barrel, fruit and wood became one.',
    ],
  ],
  cask: [
    [
      '큰 오크통에서 {t} 천천히 익혀 나무 향보다 과실을 앞세웠습니다.',
      'It matured slowly for {t} in large casks, with fruit ahead of wood.',
    ],
    ['오래된 큰 통에서 {t} 쉬어 질감이 둥글어졌습니다.', 'A rest of {t} in old casks made it rounder.'],
    [
      '나무 향을 남기지 않는 큰 통에 {t} 두어 산지의 성격을 그대로 담았습니다.',
      'A stay of {t} in large casks leaves the place as it is and adds no wood.',
    ],
  ],
  american: [
    [
      '아메리칸 오크통에서 {t} 숙성해 바닐라와 코코넛의 단 향이 감돕니다.',
      'American oak for {t} lends a sweet note of vanilla and coconut.',
    ],
    [
      '{t} 동안 아메리칸 오크에서 익으며 너그러운 향을 얻었습니다.',
      'It gained its generous scent over {t} in American oak.',
    ],
    [
      '아메리칸 오크에서 보낸 {t}의 시간이 과실에 달콤한 향신료를 더합니다.',
      'After {t} in American oak, sweet spice joins the fruit.',
    ],
  ],
  concrete: [
    [
      '콘크리트 탱크에서 {t} 숙성해 과실을 꾸밈없이 살렸습니다.',
      'Ageing for {t} in concrete keeps the fruit plain and clear.',
    ],
    [
      '나무 대신 콘크리트에서 {t} 쉬게 하여 신선함과 질감을 함께 얻었습니다.',
      'A rest of {t} in concrete instead of wood gives freshness and texture.',
    ],
  ],
  steel: [
    [
      '스테인리스 탱크에서 차갑게 발효하고 {t} 보관해 향을 지켰습니다.',
      'It was fermented cool in steel and kept there for {t} to hold its aroma.',
    ],
    [
      '나무를 쓰지 않고 {t} 만에 담아 갓 딴 과실의 느낌이 살아 있습니다.',
      'No wood, and into bottle after {t}: it still tastes freshly picked.',
    ],
    [
      '낮은 온도에서 천천히 발효해 {g}의 향을 또렷하게 남겼습니다.',
      'A slow, cool fermentation leaves {g} clear in the glass.',
    ],
  ],
  bunches: [
    [
      '송이째 발효해 향을 들어 올리고 {t} 숙성했습니다.',
      'Whole bunches lift the scent; it then matured for {t}.',
    ],
    [
      '줄기를 남긴 채 발효해 향신료의 결이 돋보이며, {t} 숙성했습니다.',
      'Fermented with its stems for a thread of spice, it aged for {t}.',
    ],
  ],
  amphora: [
    [
      '질항아리에서 {t} 숙성해 흙의 온기와 맑은 과실이 함께 느껴집니다.',
      'Clay jars for {t} bring earthy warmth to clear fruit.',
    ],
    [
      '옛 방식대로 질항아리에서 발효하고 {t} 두었습니다.',
      'It was fermented in clay jars the old way and left there for {t}.',
    ],
  ],
  drying: [
    [
      '말린 포도를 천천히 발효하고 {t} 숙성해 농밀하면서도 부드럽습니다.',
      'Dried grapes, a slow fermentation and {t} of ageing make it dense yet gentle.',
    ],
  ],
  lees: [
    [
      '앙금과 함께 {t} 두어 산뜻함에 질감을 더했습니다.',
      'The {t} it spent on the lees add texture to freshness.',
    ],
    [
      '효모 앙금 위에서 {t} 쉬며 은은한 빵 향과 짭조름함을 얻었습니다.',
      'Resting on the lees for {t}, it took on a hint of bread and salt.',
    ],
    [
      '앙금을 저어 가며 {t} 숙성해 입안에서 도톰하게 느껴집니다.',
      'Stirred on its lees for {t}, it feels full on the palate.',
    ],
  ],
  barrel: [
    [
      '오크통에서 발효해 {t} 숙성하며 견과와 버터의 향이 배었습니다.',
      'Fermented and aged for {t} in barrel, it picked up nuts and butter.',
    ],
    [
      '작은 통에서 발효하고 {t} 앙금을 저어 깊이를 더했습니다.',
      'Barrel fermentation and {t} on stirred lees give it depth.',
    ],
    [
      '나무통에서 {t} 보내는 동안 산도와 질감이 균형을 찾았습니다.',
      'Over {t} in wood, acidity and texture found their balance.',
    ],
  ],
  rot: [
    [
      '귀부균이 앉은 포도알만 골라 빚어 {t} 숙성했습니다.',
      'Only berries touched by noble rot went in; it then aged for {t}.',
    ],
    [
      '귀부 포도의 농축된 단맛을 산도가 받쳐 주며, {t} 숙성했습니다.',
      'Acidity carries the concentrated sweetness of noble rot; it aged for {t}.',
    ],
  ],
  late: [
    [
      '늦게까지 익힌 송이만 골라 {t} 숙성해 꿀 같은 단맛과 산도가 팽팽합니다.',
      'From late-picked bunches, aged for {t}: honeyed sweetness held taut by acidity.',
    ],
  ],
  press: [
    [
      '따자마자 가볍게 눌러 옅은 빛깔을 얻고 {t} 만에 담았습니다.',
      'Pressed at once and gently for its pale colour, it was bottled after {t}.',
    ],
    [
      '껍질과 닿는 시간을 짧게 하여 맑은 빛깔과 산뜻함을 지켰습니다.',
      'Little time on skins keeps the colour pale and the taste fresh.',
    ],
    [
      '새벽의 찬 포도를 바로 눌러 {t} 쉬게 했습니다.',
      'Cold grapes of the early morning were pressed at once and rested for {t}.',
    ],
  ],
  bleed: [
    [
      '침용하는 통에서 즙을 흘려 내 색과 힘을 얻고 {t} 숙성했습니다.',
      'Juice bled from the vat gives colour and strength; it rested for {t}.',
    ],
  ],
  bottle: [
    [
      '병 안에서 두 번째로 발효하고 앙금과 함께 {t} 이상 기다려 기포가 섬세합니다.',
      'A second fermentation in bottle and at least {t} on the lees make its bubbles fine.',
    ],
    [
      '앙금 위에서 {t} 넘게 숙성해 구운 빵의 향이 기포를 타고 오릅니다.',
      'After more than {t} on the lees, toast rises with the bubbles.',
    ],
    [
      '전통 방식으로 빚어 {t} 이상 병에서 익혔습니다.',
      'Made by the traditional method, it matured in bottle for {t} or more.',
    ],
  ],
  tank: [
    [
      '탱크 안에서 {t} 동안 거품을 만들어 과실 향이 살아 있습니다.',
      'Its sparkle formed in tank over {t}, and the fruit stayed lively.',
    ],
    [
      '압력 탱크에서 낮은 온도로 발효해 가볍고 산뜻합니다.',
      'Fermented cool under pressure, it is light and fresh.',
    ],
  ],
  ...FORTIFYING,
};
