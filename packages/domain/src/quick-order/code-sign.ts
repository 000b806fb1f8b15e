/** What stands before the number of a product, as the source of a pattern for the `u` and `i` flags. */
export const CODE_SIGN =
  '(?:#|(?<!\\p{L})(?:no\\s*[.:]|(?:상품|제품|품목)\\s*(?:번호|코드)|코드|품번|code|item|商品番号|品番|编号|編號)\\s*[:.]?)\\s*';
