import { GLASS_MILLILITRES, MENU_PRICE_LIMIT, STORED_BOTTLES_LIMIT } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import type { FieldErrors } from '@vitis/portal/commands';
import { useFirstErrorFocus } from '@vitis/portal/forms';
import { useCallback, useState } from 'react';

/** What can be typed about a wine of the house. */
export const OWN_WINE_FIELDS = ['left', 'par', 'glassMillilitres', 'glassPrice', 'bottlePrice'] as const;
export type OwnWineField = (typeof OWN_WINE_FIELDS)[number];
/** What is typed about one wine; null is an emptied field, NaN what cannot be read. */
export type Typed = Partial<Record<OwnWineField, number | null>>;

const STORED = { least: 0, most: STORED_BOTTLES_LIMIT };
const PRICE = { least: 0, most: MENU_PRICE_LIMIT };
/** As the contract has them. */
const BOUNDS: Readonly<Record<OwnWineField, { least: number; most: number }>> = {
  left: STORED,
  par: STORED,
  glassMillilitres: GLASS_MILLILITRES,
  glassPrice: PRICE,
  bottlePrice: PRICE,
};

/** Every field but the glass may be empty: a house pours something. */
function isWrong(field: OwnWineField, value: number | null | undefined): boolean {
  if (value === undefined) return false;
  if (value === null) return field === 'glassMillilitres';
  return !(value >= BOUNDS[field].least && value <= BOUNDS[field].most);
}

const placeOf = (idProduct: number, field: OwnWineField) => `${idProduct}.${field}`;

/**
 * What is wrong with the fields of a house's wines: what the contract does not take, once it was tried to save it, and
 * what the provider says of a field. `list` is what the wines are called in the body that is sent.
 */
export function useOwnWineErrors(list: 'items' | 'wines') {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<readonly OwnWineField[]>(OWN_WINE_FIELDS);
  const some = asked.map((field) => `[data-field="${field}"][aria-invalid="true"]`).join();
  const element = useFirstErrorFocus(tries, undefined, asked === OWN_WINE_FIELDS ? undefined : some);

  const forget = useCallback(
    (idProduct: number, field: OwnWineField) =>
      setSaid((all) => new Map([...all].filter(([place]) => place !== placeOf(idProduct, field)))),
    [],
  );

  const wineOf = (field: string): [number, OwnWineField] | null => {
    const [name, at, own] = field.split('.');
    const known = OWN_WINE_FIELDS.find((each) => each === own);
    return name === list && known ? [Number(at), known] : null;
  };

  return {
    /** On the element around the fields: another try brings the focus to the first that is wrong. */
    element,
    /** Whether what the provider says of a field is said at it. */
    shows: (field: string): boolean => wineOf(field) !== null,
    /** Whether all of it, or of some fields alone, may be sent; from now on what may not says so. */
    passes: (wines: Iterable<Typed>, fields: readonly OwnWineField[] = OWN_WINE_FIELDS): boolean => {
      const isPassed = [...wines].every((wine) => !fields.some((field) => isWrong(field, wine[field])));
      // What is wrong with the others is said when they are sent.
      if (isPassed && fields !== OWN_WINE_FIELDS) return true;
      setTries(tries + 1);
      setAsked(fields);
      setSaid(new Map());
      return isPassed;
    },
    /** Keeps what the provider said about wines that were sent in this order. */
    tell: (sent: readonly { idProduct: number }[], fields: FieldErrors) => {
      const found = Object.entries(fields).flatMap(([field, message]) => {
        const [at, own] = wineOf(field) ?? [];
        const wine = at === undefined ? undefined : sent[at];
        return wine && own ? [[placeOf(wine.idProduct, own), message] as const] : [];
      });
      setSaid(new Map(found));
      setAsked(OWN_WINE_FIELDS);
      setTries(tries + 2);
    },
    /** What was said about a field that has been changed since holds no more. The same function every time. */
    forget,
    errorOf: (idProduct: number, field: OwnWineField, value: number | null | undefined) => {
      if (tries === 0 || !isWrong(field, value)) return said.get(placeOf(idProduct, field));
      const { least, most } = BOUNDS[field];
      return t('ownWine.range', {
        least: formatNumber(least, language),
        most: formatNumber(most, language),
        unit: t(`ownWine.units.${field}`),
      });
    },
  };
}
