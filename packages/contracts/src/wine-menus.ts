import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { Language } from './languages.ts';
import { MENU_PRICE_LIMIT, OWN_WINES_LIMIT } from './own-wines.ts';
import { ProductCard } from './products.ts';
import { Count, Id, listUpTo, ShortText, Won } from './scalars.ts';

/** What a wine menu looks like on paper: one column within a frame, two columns, or cards for the tables. */
export const WINE_MENU_LAYOUTS = ['CLASSIC', 'COLUMNS', 'CARDS'] as const;
export const WineMenuLayout = v.picklist(WINE_MENU_LAYOUTS);
export type WineMenuLayout = v.InferOutput<typeof WineMenuLayout>;

export const WINE_MENU_TITLE_LIMIT = 40;
export const WINE_MENU_NOTE_LIMIT = 200;

/** How a menu looks; its wines are listed beside it. */
const look = {
  layout: WineMenuLayout,
  language: Language,
  /** Whether a wine's Latin name stands under its name. */
  latinNames: v.boolean(),
};

/** A wine as a house offers it to its guests. */
export const MenuWine = v.object({
  idProduct: Id,
  /** As the house's last document calls it; the name of a wine that is not sold any more. */
  productName: v.string(),
  product: v.nullable(ProductCard),
  glassMillilitres: Count,
  /** VAT included; null where the house does not offer it so. */
  glassPrice: v.nullable(Won),
  bottlePrice: v.nullable(Won),
});
export type MenuWine = v.InferOutput<typeof MenuWine>;

/** Wine list of a house, in the order of the house. */
export const WineMenu = v.object({
  title: v.string(),
  note: v.string(),
  ...look,
  wines: v.array(MenuWine),
});
export type WineMenu = v.InferOutput<typeof WineMenu>;

const token = v.nullable(v.string());

/** The menu as the house sees it: with the wines that it leaves out, and the name of its public page. */
export const OwnWineMenu = v.object({
  menu: WineMenu,
  /** Wines of the house that are not on it. */
  others: v.array(MenuWine),
  /** Of the ETag; 0 before the first list is saved. */
  version: Count,
  /** Null while there is no public page. */
  token,
});
export type OwnWineMenu = v.InferOutput<typeof OwnWineMenu>;

export const getWineMenu = defineEndpoint({
  method: 'GET',
  path: '/api/v1/b2b/own-wines/share',
  access: ['B2B'],
  responses: { 200: OwnWineMenu },
  input: typeOnly<typeof getWineMenuInput>(),
});

export const getWineMenuInput = () =>
  ({
    summary: 'The wine list of the house; before the first one is saved, a proposal made of what it sells',
    query: v.object({
      /** Of the names; as the list is printed unless told. */
      language: v.optional(Language),
    }),
  }) satisfies InputSchemas;

const MenuPrice = v.nullable(v.pipe(Won, v.minValue(0), v.maxValue(MENU_PRICE_LIMIT)));

export const saveWineMenu = defineEndpoint({
  method: 'POST',
  path: '/api/v1/b2b/own-wines/share',
  access: ['B2B'],
  ifMatch: true,
  responses: { 200: OwnWineMenu },
  input: typeOnly<typeof saveWineMenuInput>(),
});

export const saveWineMenuInput = () =>
  ({
    summary: 'Keeps the wine list of the house, and the prices that it asks',
    body: v.object({
      title: v.pipe(v.string(), v.trim(), v.maxLength(WINE_MENU_TITLE_LIMIT), v.nonEmpty()),
      note: v.pipe(v.string(), v.trim(), v.maxLength(WINE_MENU_NOTE_LIMIT)),
      ...look,
      wines: listUpTo(
        v.object({ idProduct: Id, glassPrice: MenuPrice, bottlePrice: MenuPrice }),
        OWN_WINES_LIMIT,
        1,
      ),
    }),
  }) satisfies InputSchemas;

const link = v.object({ token });

export const shareWineMenu = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/b2b/own-wines/share/link',
  access: ['B2B'],
  responses: { 200: link },
  input: typeOnly<typeof shareWineMenuInput>(),
});

export const shareWineMenuInput = () =>
  ({
    summary: 'Gives the wine list a public page; the one that it has, where it has one',
  }) satisfies InputSchemas;

export const unshareWineMenu = defineEndpoint({
  method: 'DELETE',
  path: '/api/v1/b2b/own-wines/share/link',
  access: ['B2B'],
  responses: { 200: link },
  input: typeOnly<typeof unshareWineMenuInput>(),
});

export const unshareWineMenuInput = () =>
  ({
    summary: 'Takes the public page back; its address never leads anywhere again',
  }) satisfies InputSchemas;

export const getSharedWineMenu = defineEndpoint({
  method: 'GET',
  path: '/api/v1/wine-menus/:token',
  access: 'everyone',
  responses: { 200: WineMenu },
  input: typeOnly<typeof getSharedWineMenuInput>(),
});

export const getSharedWineMenuInput = () =>
  ({
    summary: 'The wine list of a house, for whoever has its address',
    params: v.object({ token: v.pipe(ShortText, v.regex(/^[\w-]{22}$/)) }),
  }) satisfies InputSchemas;
