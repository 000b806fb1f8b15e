import {
  getWineMenu,
  listOwnWines,
  type MenuWine,
  type OwnWineMenu,
  saveWineMenu,
  type WineMenu,
} from '@vitis/contracts';
import { menuOrder, menuSections, moved } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useSettledCommand } from '@vitis/portal/commands';
import { useState } from 'react';
import { useOwnWineErrors } from '../../shared/use-own-wine-errors.ts';

type Look = Omit<WineMenu, 'wines'>;
type Price = 'glassPrice' | 'bottlePrice';
interface Draft extends Look {
  wines: readonly Pick<MenuWine, 'idProduct' | Price>[];
  /** Of the saved list that it was begun on. */
  version: number;
}

const readable = ({ glassPrice, bottlePrice, ...wine }: MenuWine): MenuWine => ({
  ...wine,
  glassPrice: Number.isNaN(glassPrice) ? null : glassPrice,
  bottlePrice: Number.isNaN(bottlePrice) ? null : bottlePrice,
});

/** The menu as it is being made: what is changed and not saved yet, and how it is changed. */
export function useMenuDraft(own: OwnWineMenu) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const now: Draft = draft ?? { ...own.menu, version: own.version };
  // Names in another language come from the provider; until then those that are there stand in.
  const isTranslated = now.language !== own.menu.language;
  const named = useEndpoint(getWineMenu, isTranslated ? { query: { language: now.language } } : null);
  const { menu, others } = named.data ?? own;
  const wineOf = new Map([...menu.wines, ...others].map((wine) => [wine.idProduct, wine] as const));
  const wines = menuOrder(
    now.wines.flatMap((said) => {
      const wine = wineOf.get(said.idProduct);
      return wine ? [{ ...wine, ...said }] : [];
    }),
  );
  const onMenu = new Set(wines.map(({ idProduct }) => idProduct));
  const sections = menuSections(wines, now.language);
  const errors = useOwnWineErrors('wines');
  const { run, busy, fields } = useSettledCommand(saveWineMenu, {
    refreshes: [getWineMenu, listOwnWines],
    fields: (field) => field === 'title' || field === 'note' || errors.shows(field),
    tells: ['stale'],
  });

  const prices = wines.map(({ idProduct, glassPrice, bottlePrice }) => ({
    idProduct,
    glassPrice,
    bottlePrice,
  }));
  const change = (changed: Partial<Look>) => setDraft({ ...now, ...changed });
  const list = (next: readonly MenuWine[]) => setDraft({ ...now, wines: next });
  const contentOf = ({ title, note, layout, language, latinNames }: Look) => ({
    title: title.trim(),
    note: note.trim(),
    layout,
    language,
    latinNames,
  });

  return {
    /** As it would be printed: without prices that cannot be read. */
    menu: {
      ...contentOf(now),
      title: now.title,
      note: now.note,
      wines: wines.map(readable),
    } satisfies WineMenu,
    sections,
    others: [...wineOf.values()].filter(({ idProduct }) => !onMenu.has(idProduct)),
    isChanged: draft !== null,
    isComplete: now.title.trim() !== '' && wines.length > 0,
    saving: busy,
    fields,
    errors,
    change,
    price: (idProduct: number, field: Price, value: number | null) => {
      errors.forget(idProduct, field);
      list(wines.map((wine) => (wine.idProduct === idProduct ? { ...wine, [field]: value } : wine)));
    },
    add: (wine: MenuWine) => list([...wines, wine]),
    remove: (idProduct: number) => list(wines.filter((wine) => wine.idProduct !== idProduct)),
    /** One place up or down among the wines of its kind. */
    moveWine: (section: number, from: number, to: number) =>
      list(sections.flatMap((each, at) => (at === section ? moved(each.wines, from, to) : each.wines))),
    moveSection: (from: number, to: number) =>
      list(moved(sections, from, to).flatMap((section) => section.wines)),
    /** Whether its prices may be saved and printed; what is wrong says so. */
    passes: () => errors.passes(prices),
    /** False where it was refused, which a dialog or the fields have told. */
    save: async (): Promise<boolean> => {
      if (!errors.passes(prices)) return false;
      const outcome = await run({ body: { ...contentOf(now), wines: prices } }, { version: now.version });
      if (outcome.kind === 'refused') errors.tell(prices, outcome.fields);
      // What was typed meanwhile stays.
      if (outcome.kind === 'done') setDraft((latest) => (latest === draft ? null : latest));
      return outcome.kind === 'done';
    },
    /** Somebody else of the company has saved the list since this was begun. */
    isOvertaken: draft !== null && draft.version !== own.version && !busy,
    keep: () => setDraft({ ...now, version: own.version }),
    forget: () => setDraft(null),
  };
}

export type MenuDraft = ReturnType<typeof useMenuDraft>;
