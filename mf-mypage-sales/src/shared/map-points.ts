/** `서울특별시 용산구 이태원로 245` of `서울특별시 용산구 이태원로 245 (한남동)`: a map knows it without its brackets. */
export const addressOnMap = (address1: string): string => address1.replace(/\s*\([^)]*\)\s*$/, '');

/** `12.4km`: a way as the crow flies. */
export const formatKilometres = (metres: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(
    metres / 1000,
  );
