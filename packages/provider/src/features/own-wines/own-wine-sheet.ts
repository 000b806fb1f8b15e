import type { OwnWine } from '@vitis/contracts';
import {
  bottleMargin,
  bottlesLeft,
  glassMargin,
  type InLanguages,
  seoulDay,
  shortageOf,
  wineTitle,
  word,
} from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

/** Whole percent. */
const rateColumn = (
  header: InLanguages,
  rate: (wine: OwnWine) => number | null,
): Sheet<OwnWine>['columns'][number] => ({
  header,
  width: 12,
  format: '0%',
  cell: (wine) => {
    const percent = rate(wine);
    return percent === null ? null : percent / 100;
  },
});

/** 보유 와인: what was bought, what is left of it, and what the house sells it for. */
export const ownWineSheet: Sheet<OwnWine> = {
  title: word('보유 와인', 'Our wines', '自有葡萄酒', '自有葡萄酒', '保有ワイン'),
  columns: [
    textColumn(WORDS.wine, 48, ({ product, productName }) => (product ? wineTitle(product) : productName)),
    numberColumn(
      word('구매(병)', 'Bought (bottles)', '采购（瓶）', '採購（瓶）', '購入（本）'),
      ({ bought }) => bought,
    ),
    dayColumn(
      word('최근 구매일', 'Last bought', '最近采购日', '最近採購日', '最終購入日'),
      ({ lastBoughtDay }) => lastBoughtDay,
    ),
    numberColumn(
      word(
        '최근 단가(부가세 별도)',
        'Last price without VAT',
        '最近单价（不含税）',
        '最近單價（未稅）',
        '直近単価（税別）',
      ),
      ({ lastUnitPrice }) => lastUnitPrice,
    ),
    numberColumn(word('남은 병', 'Left (bottles)', '剩余（瓶）', '剩餘（瓶）', '残り（本）'), (wine) =>
      bottlesLeft(wine),
    ),
    dayColumn(
      word('재고 확인일', 'Counted', '盘点日', '盤點日', '棚卸日'),
      ({ countedAt }) => countedAt && seoulDay(new Date(countedAt)),
    ),
    numberColumn(word('적정 재고', 'Par level', '合理库存', '合理庫存', '適正在庫'), ({ par }) => par),
    numberColumn(word('부족(병)', 'Short (bottles)', '短缺（瓶）', '短缺（瓶）', '不足（本）'), (wine) =>
      shortageOf(wine),
    ),
    numberColumn(
      word('잔 용량(ml)', 'Glass (ml)', '杯量（ml）', '杯量（ml）', 'グラス容量（ml）'),
      (wine) => wine.glassMillilitres,
    ),
    numberColumn(
      word(
        '잔 판매가(부가세 포함)',
        'Glass price with VAT',
        '杯售价（含税）',
        '杯售價（含稅）',
        'グラス価格（税込）',
      ),
      ({ glassPrice }) => glassPrice,
    ),
    numberColumn(
      word(
        '잔 원가(부가세 별도)',
        'Glass cost without VAT',
        '每杯成本（不含税）',
        '每杯成本（未稅）',
        'グラス原価（税別）',
      ),
      (wine) => glassMargin(wine).cost,
    ),
    numberColumn(
      word(
        '잔 마진(부가세 별도)',
        'Glass margin without VAT',
        '每杯毛利（不含税）',
        '每杯毛利（未稅）',
        'グラス粗利（税別）',
      ),
      (wine) => glassMargin(wine).margin,
    ),
    rateColumn(
      word('잔 마진율', 'Glass margin rate', '每杯毛利率', '每杯毛利率', 'グラス粗利率'),
      (wine) => glassMargin(wine).marginRate,
    ),
    numberColumn(
      word(
        '병 판매가(부가세 포함)',
        'Bottle price with VAT',
        '瓶售价（含税）',
        '瓶售價（含稅）',
        'ボトル価格（税込）',
      ),
      ({ bottlePrice }) => bottlePrice,
    ),
    numberColumn(
      word(
        '병 마진(부가세 별도)',
        'Bottle margin without VAT',
        '每瓶毛利（不含税）',
        '每瓶毛利（未稅）',
        'ボトル粗利（税別）',
      ),
      (wine) => bottleMargin(wine).margin,
    ),
    rateColumn(
      word('병 마진율', 'Bottle margin rate', '每瓶毛利率', '每瓶毛利率', 'ボトル粗利率'),
      (wine) => bottleMargin(wine).marginRate,
    ),
  ],
};
