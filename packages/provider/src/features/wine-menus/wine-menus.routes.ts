import { randomBytes } from 'node:crypto';
import {
  getSharedWineMenu,
  getWineMenu,
  type KindCode,
  type Language,
  type MenuWine,
  type OwnWineMenu,
  saveWineMenu,
  shareWineMenu,
  unshareWineMenu,
  WINE_MENU_TITLE_LIMIT,
  type WineMenu,
} from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { assertVersion } from '../../http/check-input.ts';
import { asBuyer, everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../problems/problem-error.ts';
import { findOwnWines, writeOwnWine } from '../own-wines/own-wines.repository.ts';
import {
  findCompanyName,
  findMenu,
  findSharedMenu,
  forgetMenuName,
  lockMenuVersion,
  nameMenu,
  type StoredMenu,
  writeMenu,
} from './wine-menus.repository.ts';

/** 128 bits, so that nobody finds a public page by trying. */
const TOKEN_BYTES = 16;

/** From the glass before a meal to the one after it. */
const MENU_ORDER: readonly KindCode[] = ['SPARKLING', 'WHITE', 'ROSE', 'RED', 'FORTIFIED'];

const placeOf = ({ product }: MenuWine): number =>
  product === null ? MENU_ORDER.length : MENU_ORDER.indexOf(product.kind.code);

/** Wine lists that companies make of what they have bought, for the guests of their houses. */
export async function wineMenuRoutes(app: FastifyInstance): Promise<void> {
  const { database, now } = app.services;

  /** The wines of a house as its guests see them: nothing of what they cost. */
  const winesOf = async (
    idClient: number,
    language: Language,
    ids?: readonly number[],
  ): Promise<MenuWine[]> => {
    const rows = await findOwnWines(database, idClient, ids);
    const wanted = rows.map(({ idProduct }) => idProduct);
    const cards = await app.productService.cards(wanted, language);
    const cardOf = new Map(cards.map((card) => [card.id, card] as const));
    return rows.map(({ idProduct, productName, glassMillilitres, glassPrice, bottlePrice }) => ({
      idProduct,
      productName,
      product: cardOf.get(idProduct) ?? null,
      glassMillilitres,
      glassPrice,
      bottlePrice,
    }));
  };

  /** What stands on a list: in its order, without what is not the house's any more. */
  const listed = (wines: readonly MenuWine[], ids: readonly number[]): MenuWine[] => {
    const wineOf = new Map(wines.map((wine) => [wine.idProduct, wine] as const));
    return ids.flatMap((id) => wineOf.get(id) ?? []);
  };

  const readOwn = async (idClient: number, asked?: Language, page?: Language): Promise<OwnWineMenu> => {
    const stored = await findMenu(database, idClient);
    const language = asked ?? stored?.language ?? page ?? 'ko-KR';
    const wines = await winesOf(idClient, language);
    const {
      token = null,
      version,
      productIds,
      clientCompanyId: _own,
      ...look
    } = stored ?? (await proposal(idClient, language, wines));
    const ids = new Set(productIds);
    return {
      menu: { ...look, wines: listed(wines, productIds) },
      others: wines.filter(({ idProduct }) => !ids.has(idProduct)),
      version,
      token,
    };
  };

  /** Before a list is saved: what the house has a price for, by kind; all that it has where there is no price yet. */
  const proposal = async (
    clientCompanyId: number,
    language: Language,
    wines: readonly MenuWine[],
  ): Promise<StoredMenu> => {
    const priced = wines.filter(({ glassPrice, bottlePrice }) => glassPrice !== null || bottlePrice !== null);
    return {
      clientCompanyId,
      title: (await findCompanyName(database, clientCompanyId)).slice(0, WINE_MENU_TITLE_LIMIT),
      note: '',
      layout: 'CLASSIC',
      language,
      latinNames: true,
      productIds: (priced.length > 0 ? priced : wines)
        .toSorted((one, other) => placeOf(one) - placeOf(other))
        .map(({ idProduct }) => idProduct),
      token: null,
      version: 0,
    };
  };

  route(app, getWineMenu, asBuyer('commerce', 'read'), async ({ query, scope, language }, answer) => {
    const own = await readOwn(scope.clientCompanyId, query.language, language);
    return answer(200, own, { version: own.version });
  });

  route(app, saveWineMenu, asBuyer('commerce', 'change'), async (call, answer) => {
    const { body, scope, transact, expectedVersion } = call;
    const { clientCompanyId } = scope;
    const { wines: asked, ...look } = body;
    // One that is named twice stands where it was named first, with what was said of it last.
    const wines = [...new Map(asked.map((wine) => [wine.idProduct, wine] as const)).values()];
    const productIds = wines.map(({ idProduct }) => idProduct);
    await transact(async ({ tx }) => {
      assertVersion(expectedVersion, await lockMenuVersion(tx, clientCompanyId));
      // What the company never bought is not its own, here as in its list.
      const own = await findOwnWines(tx, clientCompanyId, productIds);
      if (own.length < productIds.length) throw notFound();
      const pricesOf = new Map(own.map((row) => [row.idProduct, row] as const));
      for (const wine of wines.toSorted((one, other) => one.idProduct - other.idProduct)) {
        const { glassPrice, bottlePrice } = pricesOf.get(wine.idProduct)!;
        if (wine.glassPrice !== glassPrice || wine.bottlePrice !== bottlePrice)
          await writeOwnWine(tx, clientCompanyId, wine, now());
      }
      await writeMenu(tx, clientCompanyId, { ...look, productIds });
    });
    const own = await readOwn(clientCompanyId);
    return answer(200, own, { version: own.version });
  });

  route(app, shareWineMenu, asBuyer('commerce', 'change'), async ({ scope, transact }, answer) => {
    const { clientCompanyId } = scope;
    const token = await transact(async ({ tx, record }) => {
      const fresh = randomBytes(TOKEN_BYTES).toString('base64url');
      const name = await nameMenu(tx, clientCompanyId, fresh);
      // Nobody gives away a list that nobody has looked at.
      if (name === undefined) throw notFound();
      if (name === fresh) await record('wine-menu.share', `company:${clientCompanyId}`, {});
      return name;
    });
    return answer(200, { token });
  });

  route(app, unshareWineMenu, asBuyer('commerce', 'change'), async ({ scope, transact }, answer) => {
    const { clientCompanyId } = scope;
    await transact(async ({ tx, record }) => {
      await forgetMenuName(tx, clientCompanyId);
      await record('wine-menu.unshare', `company:${clientCompanyId}`, {});
    });
    return answer(200, { token: null });
  });

  route(app, getSharedWineMenu, everyone, async ({ params, language }, answer) => {
    const stored = await findSharedMenu(database, params.token);
    if (!stored) throw notFound();
    const { title, note, layout, latinNames, productIds, clientCompanyId } = stored;
    const wines = listed(await winesOf(clientCompanyId, language, productIds), productIds);
    const menu = { title, note, layout, language, latinNames, wines } satisfies WineMenu;
    // Taken back is taken back at once: neither a page that shows it nor a cache on the way keeps it.
    return answer(200, menu, { headers: { 'cache-control': 'no-store' } });
  });
}
