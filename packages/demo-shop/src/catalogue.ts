export { firstProducts, type ProductRows, productRows } from './catalogue/product-rows.ts';
export { type ReferenceIds, referenceRows } from './catalogue/reference-rows.ts';
export { wineryRows } from './catalogue/winery-rows.ts';
