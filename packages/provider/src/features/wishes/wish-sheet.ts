import type { ClientPrice, Wish } from '@vitis/contracts';
import { statusLabel, wineTitle, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

/** A wish with the company's own price; none where the wine has none. */
export type PricedWish = Wish & { price: ClientPrice | undefined };

/** 위시리스트. */
export const wishSheet: Sheet<PricedWish> = {
  title: word('위시리스트', 'Wish list', '心愿单', '願望清單', 'ウィッシュリスト'),
  columns: [
    textColumn(WORDS.wine, 48, ({ product }) => wineTitle(product)),
    textColumn(
      word('원어명', 'Name on the label', '原文名称', '原文名稱', '原語名'),
      48,
      ({ product }) => product.nameEn,
    ),
    textColumn(word('종류', 'Kind', '种类', '種類', '種類'), 12, ({ product }) => product.kind.name),
    textColumn(word('국가', 'Country', '国家', '國家', '国'), 12, ({ product }) => product.country.name),
    textColumn(
      word('와이너리', 'Winery', '酒庄', '酒莊', 'ワイナリー'),
      28,
      ({ product }) => product.winery.name,
    ),
    numberColumn(
      word('용량(ml)', 'Volume (ml)', '容量（ml）', '容量（ml）', '容量（ml）'),
      ({ product }) => product.volume,
    ),
    numberColumn(
      word('박스 입수', 'Bottles in a case', '每箱瓶数', '每箱瓶數', '入数'),
      ({ product }) => product.caseSize,
    ),
    numberColumn(
      word(
        '공급가(부가세 별도)',
        'Price without VAT',
        '供货价（不含税）',
        '供貨價（未稅）',
        '供給価格（税別）',
      ),
      ({ price }) => price?.price ?? null,
    ),
    textColumn(word('재고', 'Stock', '库存', '庫存', '在庫'), 12, ({ product }, language) =>
      statusLabel('availability', product.availability, language),
    ),
    dayColumn(word('담은 날', 'Added', '添加日', '加入日', '追加日'), ({ wishedAt }) =>
      wishedAt.slice(0, 10),
    ),
  ],
};
