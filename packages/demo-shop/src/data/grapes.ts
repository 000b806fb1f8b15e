import { five } from './translate.ts';

/** Grapes by key. Names of one `group` are one grape under two names. */
export const GRAPES = {
  'cabernet-sauvignon': {
    group: 'cabernet-sauvignon',
    name: five('카베르네 소비뇽', 'Cabernet Sauvignon', '赤霞珠', '卡本內蘇維濃', 'カベルネ・ソーヴィニヨン'),
  },
  merlot: { group: 'merlot', name: five('메를로', 'Merlot', '梅洛', '梅洛', 'メルロ') },
  'pinot-noir': {
    group: 'pinot-noir',
    name: five('피노 누아', 'Pinot Noir', '黑皮诺', '黑皮諾', 'ピノ・ノワール'),
  },
  spatburgunder: {
    group: 'pinot-noir',
    name: five(
      '슈페트부르군더',
      'Spätburgunder',
      '黑皮诺（德国）',
      '黑皮諾（德國）',
      'シュペートブルグンダー',
    ),
  },
  syrah: { group: 'syrah', name: five('시라', 'Syrah', '西拉', '希哈', 'シラー') },
  shiraz: { group: 'syrah', name: five('쉬라즈', 'Shiraz', '设拉子', '希拉茲', 'シラーズ') },
  'cabernet-franc': {
    group: 'cabernet-franc',
    name: five('카베르네 프랑', 'Cabernet Franc', '品丽珠', '卡本內弗朗', 'カベルネ・フラン'),
  },
  grenache: { group: 'grenache', name: five('그르나슈', 'Grenache', '歌海娜', '格那希', 'グルナッシュ') },
  garnacha: {
    group: 'grenache',
    name: five('가르나차', 'Garnacha', '歌海娜（西班牙）', '格那希（西班牙）', 'ガルナッチャ'),
  },
  mourvedre: {
    group: 'mourvedre',
    name: five('무르베드르', 'Mourvèdre', '慕合怀特', '慕維得爾', 'ムールヴェードル'),
  },
  carignan: { group: 'carignan', name: five('카리냥', 'Carignan', '佳丽酿', '卡利濃', 'カリニャン') },
  carinena: {
    group: 'carignan',
    name: five('카리녜나', 'Cariñena', '佳丽酿（西班牙）', '卡利濃（西班牙）', 'カリニェナ'),
  },
  cinsault: { group: 'cinsault', name: five('생소', 'Cinsault', '神索', '仙梭', 'サンソー') },
  gamay: { group: 'gamay', name: five('가메', 'Gamay', '佳美', '加美', 'ガメイ') },
  'petit-verdot': {
    group: 'petit-verdot',
    name: five('프티 베르도', 'Petit Verdot', '小味儿多', '小維多', 'プティ・ヴェルド'),
  },
  malbec: { group: 'malbec', name: five('말벡', 'Malbec', '马尔贝克', '馬爾貝克', 'マルベック') },
  carmenere: {
    group: 'carmenere',
    name: five('카르메네르', 'Carménère', '佳美娜', '卡門內爾', 'カルメネール'),
  },
  meunier: { group: 'meunier', name: five('뫼니에', 'Meunier', '莫尼耶皮诺', '皮諾莫尼耶', 'ムニエ') },
  sangiovese: {
    group: 'sangiovese',
    name: five('산지오베제', 'Sangiovese', '桑娇维塞', '山吉歐維榭', 'サンジョヴェーゼ'),
  },
  nebbiolo: { group: 'nebbiolo', name: five('네비올로', 'Nebbiolo', '内比奥罗', '內比歐露', 'ネッビオーロ') },
  barbera: { group: 'barbera', name: five('바르베라', 'Barbera', '巴贝拉', '巴貝拉', 'バルベーラ') },
  corvina: { group: 'corvina', name: five('코르비나', 'Corvina', '科维纳', '科維納', 'コルヴィーナ') },
  rondinella: {
    group: 'rondinella',
    name: five('론디넬라', 'Rondinella', '罗蒂内拉', '羅蒂內拉', 'ロンディネッラ'),
  },
  aglianico: {
    group: 'aglianico',
    name: five('알리아니코', 'Aglianico', '艾格尼科', '艾格尼科', 'アリアニコ'),
  },
  primitivo: {
    group: 'zinfandel',
    name: five('프리미티보', 'Primitivo', '普里米蒂沃', '普里米蒂沃', 'プリミティーヴォ'),
  },
  zinfandel: { group: 'zinfandel', name: five('진판델', 'Zinfandel', '金粉黛', '金芬黛', 'ジンファンデル') },
  'nero-davola': {
    group: 'nero-davola',
    name: five('네로 다볼라', "Nero d'Avola", '黑珍珠', '黑達沃拉', 'ネロ・ダーヴォラ'),
  },
  'nerello-mascalese': {
    group: 'nerello-mascalese',
    name: five(
      '네렐로 마스칼레제',
      'Nerello Mascalese',
      '马斯卡斯奈莱洛',
      '奈萊洛馬斯卡雷賽',
      'ネレッロ・マスカレーゼ',
    ),
  },
  tempranillo: {
    group: 'tempranillo',
    name: five('템프라니요', 'Tempranillo', '丹魄', '田帕尼優', 'テンプラニーリョ'),
  },
  'tinta-roriz': {
    group: 'tempranillo',
    name: five('틴타 호리스', 'Tinta Roriz', '罗丽红', '羅麗紅', 'ティンタ・ロリス'),
  },
  graciano: {
    group: 'graciano',
    name: five('그라시아노', 'Graciano', '格拉西亚诺', '格拉西亞諾', 'グラシアーノ'),
  },
  'touriga-nacional': {
    group: 'touriga-nacional',
    name: five('토리가 나시오날', 'Touriga Nacional', '国产多瑞加', '國產杜麗佳', 'トウリガ・ナシオナル'),
  },
  'touriga-franca': {
    group: 'touriga-franca',
    name: five('토리가 프랑카', 'Touriga Franca', '多瑞加弗兰卡', '杜麗佳弗蘭卡', 'トウリガ・フランカ'),
  },
  blaufrankisch: {
    group: 'blaufrankisch',
    name: five('블라우프랭키슈', 'Blaufränkisch', '蓝佛朗克', '藍佛朗克', 'ブラウフレンキッシュ'),
  },
  chardonnay: { group: 'chardonnay', name: five('샤르도네', 'Chardonnay', '霞多丽', '夏多內', 'シャルドネ') },
  'sauvignon-blanc': {
    group: 'sauvignon-blanc',
    name: five('소비뇽 블랑', 'Sauvignon Blanc', '长相思', '白蘇維濃', 'ソーヴィニヨン・ブラン'),
  },
  semillon: { group: 'semillon', name: five('세미용', 'Sémillon', '赛美蓉', '榭密雍', 'セミヨン') },
  riesling: { group: 'riesling', name: five('리슬링', 'Riesling', '雷司令', '麗絲玲', 'リースリング') },
  'chenin-blanc': {
    group: 'chenin-blanc',
    name: five('슈냉 블랑', 'Chenin Blanc', '白诗南', '白梢楠', 'シュナン・ブラン'),
  },
  gewurztraminer: {
    group: 'gewurztraminer',
    name: five('게뷔르츠트라미너', 'Gewürztraminer', '琼瑶浆', '格烏茲塔明那', 'ゲヴュルツトラミネール'),
  },
  'pinot-gris': {
    group: 'pinot-gris',
    name: five('피노 그리', 'Pinot Gris', '灰皮诺', '灰皮諾', 'ピノ・グリ'),
  },
  'pinot-grigio': {
    group: 'pinot-gris',
    name: five('피노 그리지오', 'Pinot Grigio', '灰皮诺（意大利）', '灰皮諾（義大利）', 'ピノ・グリージョ'),
  },
  viognier: { group: 'viognier', name: five('비오니에', 'Viognier', '维欧尼', '維歐尼耶', 'ヴィオニエ') },
  melon: {
    group: 'melon',
    name: five(
      '믈롱 드 부르고뉴',
      'Melon de Bourgogne',
      '勃艮第香瓜',
      '布根地香瓜',
      'ムロン・ド・ブルゴーニュ',
    ),
  },
  glera: { group: 'glera', name: five('글레라', 'Glera', '格雷拉', '格雷拉', 'グレーラ') },
  moscato: { group: 'moscato', name: five('모스카토', 'Moscato', '莫斯卡托', '蜜思嘉', 'モスカート') },
  garganega: {
    group: 'garganega',
    name: five('가르가네가', 'Garganega', '卡尔卡耐卡', '卡爾卡耐卡', 'ガルガーネガ'),
  },
  cortese: { group: 'cortese', name: five('코르테제', 'Cortese', '柯蒂斯', '柯蒂斯', 'コルテーゼ') },
  fiano: { group: 'fiano', name: five('피아노', 'Fiano', '菲亚诺', '菲亞諾', 'フィアーノ') },
  carricante: {
    group: 'carricante',
    name: five('카리칸테', 'Carricante', '卡利坎特', '卡利坎特', 'カッリカンテ'),
  },
  grillo: { group: 'grillo', name: five('그릴로', 'Grillo', '格里洛', '格里洛', 'グリッロ') },
  albarino: {
    group: 'albarino',
    name: five('알바리뇨', 'Albariño', '阿尔巴利诺', '阿爾巴利諾', 'アルバリーニョ'),
  },
  alvarinho: {
    group: 'albarino',
    name: five('알바리뉴', 'Alvarinho', '阿尔瓦里尼奥', '阿爾瓦里尼奧', 'アルヴァリーニョ'),
  },
  verdejo: { group: 'verdejo', name: five('베르데호', 'Verdejo', '弗德乔', '維岱荷', 'ベルデホ') },
  palomino: { group: 'palomino', name: five('팔로미노', 'Palomino', '帕洛米诺', '帕洛米諾', 'パロミノ') },
  'pedro-ximenez': {
    group: 'pedro-ximenez',
    name: five('페드로 히메네스', 'Pedro Ximénez', '佩德罗-希梅内斯', '佩德羅希梅內斯', 'ペドロ・ヒメネス'),
  },
  macabeo: { group: 'macabeo', name: five('마카베오', 'Macabeo', '马家婆', '馬卡貝歐', 'マカベオ') },
  xarello: { group: 'xarello', name: five('사렐로', 'Xarel·lo', '沙雷洛', '沙雷洛', 'チャレッロ') },
  parellada: {
    group: 'parellada',
    name: five('파레야다', 'Parellada', '帕雷亚达', '帕雷亞達', 'パレリャーダ'),
  },
  malvasia: {
    group: 'malvasia',
    name: five('말바지아', 'Malvasia', '玛尔维萨', '馬爾瓦西亞', 'マルヴァジア'),
  },
  'antao-vaz': {
    group: 'antao-vaz',
    name: five('안탕 바스', 'Antão Vaz', '安桃娃', '安桃娃', 'アンタン・ヴァス'),
  },
  'gruner-veltliner': {
    group: 'gruner-veltliner',
    name: five(
      '그뤼너 벨트리너',
      'Grüner Veltliner',
      '绿维特利纳',
      '綠維特林納',
      'グリューナー・フェルトリーナー',
    ),
  },
  furmint: { group: 'furmint', name: five('푸르민트', 'Furmint', '福明特', '福明特', 'フルミント') },
  harslevelu: {
    group: 'harslevelu',
    name: five('하르슐레벨뤼', 'Hárslevelű', '哈勒斯莱维露', '哈斯萊維露', 'ハールシュレヴェリュー'),
  },
  kekfrankos: {
    group: 'blaufrankisch',
    name: five('켁프랑코시', 'Kékfrankos', '蓝佛朗克（匈牙利）', '藍佛朗克（匈牙利）', 'ケークフランコシュ'),
  },
  torrontes: { group: 'torrontes', name: five('토론테스', 'Torrontés', '特浓情', '托倫特斯', 'トロンテス') },
  muscat: { group: 'moscato', name: five('뮈스카', 'Muscat', '麝香', '麝香葡萄', 'ミュスカ') },
} as const;

export type GrapeKey = keyof typeof GRAPES;
