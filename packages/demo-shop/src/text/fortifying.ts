import type { Making } from '../data/wineries/winery.ts';
import type { Telling } from './telling.ts';

type Fortified = Extract<
  Making,
  'ruby' | 'lbv' | 'vintage' | 'tawny' | 'fino' | 'oloroso' | 'px' | 'madeira' | 'vdn' | 'stickie' | 'marsala'
>;

/** How fortified wines are made and aged; `{t}` as in `MAKING`. */
export const FORTIFYING: Record<Fortified, readonly Telling[]> = {
  ruby: [
    [
      '큰 통에서 {t} 익혀 젊은 과실의 힘을 그대로 담았습니다.',
      'Large vats kept the force of young fruit for {t}.',
    ],
  ],
  lbv: [
    [
      '한 해의 포도만으로 빚어 통에서 {t} 기다린 뒤 병에 담았습니다.',
      'From a single year, it waited {t} in wood before bottling.',
    ],
  ],
  vintage: [
    [
      '뛰어난 해에만 만들며, 통에서 {t} 보낸 뒤 병에서 수십 년을 익습니다.',
      'Made in great years alone, it leaves the cask after {t} and matures in bottle for decades.',
    ],
  ],
  tawny: [
    [
      '작은 통에서 평균 {t}을 보내며 빛깔은 호박색으로, 향은 견과로 바뀌었습니다.',
      'An average of {t} in small casks turned its colour to amber and its scent to nuts.',
    ],
  ],
  fino: [
    [
      '플로르라는 효모막 아래에서 {t} 익어 더없이 담백합니다.',
      'Under a veil of flor for {t}, it turned bone dry.',
    ],
  ],
  oloroso: [
    [
      '공기와 만나며 솔레라에서 {t} 익어 호두와 가죽 향이 깊습니다.',
      'Open to the air in the solera for {t}, it grew deep with walnut and leather.',
    ],
  ],
  px: [
    [
      '햇볕에 말린 포도로 빚어 솔레라에서 {t} 졸이듯 익혔습니다.',
      'From sun-dried grapes, concentrated for {t} in the solera.',
    ],
  ],
  madeira: [
    [
      '볕이 드는 다락에서 {t} 동안 천천히 데워 익혔습니다.',
      'It warmed and matured for {t} in lofts under the sun.',
    ],
  ],
  vdn: [
    [
      '발효 중에 주정을 더해 천연의 단맛을 남기고 {t} 숙성했습니다.',
      'Spirit stopped the fermentation and kept the natural sweetness; it then aged for {t}.',
    ],
  ],
  stickie: [
    [
      '더운 창고의 묵은 통에서 {t} 넘게 익으며 커피와 토피의 향을 얻었습니다.',
      'More than {t} in old casks under a hot roof brought coffee and toffee.',
    ],
  ],
  marsala: [
    [
      '오크통에서 {t} 산화 숙성해 말린 과실과 견과의 향이 이어집니다.',
      'Oxidative ageing for {t} in oak leaves dried fruit and nuts.',
    ],
  ],
};
