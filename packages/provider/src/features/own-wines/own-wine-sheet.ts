import type { OwnWine } from '@vitis/contracts';
import { bottlesLeft, seoulDay, wineTitle, word } from '@vitis/domain';
import { dayColumn, numberColumn, type Sheet, textColumn } from '../../sheets/sheet.ts';
import { WORDS } from '../../sheets/sheet-words.ts';

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
    numberColumn(
      word('잔 용량(ml)', 'Glass (ml)', '杯量（ml）', '杯量（ml）', 'グラス容量（ml）'),
      (wine) => wine.glassMillilitres,
    ),
    numberColumn(
      word('잔 판매가', 'Glass price', '杯售价', '杯售價', 'グラス価格'),
      ({ glassPrice }) => glassPrice,
    ),
    numberColumn(
      word('병 판매가', 'Bottle price', '瓶售价', '瓶售價', 'ボトル価格'),
      ({ bottlePrice }) => bottlePrice,
    ),
  ],
};
