import { changeOwnWines, listOwnWines, type OwnWine, type OwnWineChange } from '@vitis/contracts';
import { bottlesLeft } from '@vitis/domain';
import { useCommand } from '@vitis/portal/commands';
import { useState } from 'react';

/** What can be typed about a wine. */
export const OWN_WINE_FIELDS = ['left', 'par', 'glassMillilitres', 'glassPrice', 'bottlePrice'] as const;
export type OwnWineField = (typeof OWN_WINE_FIELDS)[number];
export type Typed = Partial<Record<OwnWineField, number | null>>;

const writtenOf = (wine: OwnWine, field: OwnWineField): number | null =>
  field === 'left' ? bottlesLeft(wine) : wine[field];

/** A wine as it will be once what is typed is saved. */
export const withTyped = (wine: OwnWine, { left, glassMillilitres, ...typed }: Typed): OwnWine => ({
  ...wine,
  ...typed,
  ...(left === undefined ? {} : { counted: left, boughtSince: 0 }),
  // An empty field is not saved: the glass stays what it was.
  ...(glassMillilitres ? { glassMillilitres } : {}),
});

/** What is typed about wines and not saved yet: only what differs from what is written. */
export function useOwnWineChanges(wines: readonly OwnWine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const command = useCommand(changeOwnWines, { refreshes: [listOwnWines], tells: [] });

  const change = (wine: OwnWine, field: OwnWineField, value: number | null) =>
    setTyped((all) => {
      const next = { ...all.get(wine.idProduct), [field]: value };
      if (value === writtenOf(wine, field)) delete next[field];
      const changed = new Map(all);
      if (Object.keys(next).length === 0) changed.delete(wine.idProduct);
      else changed.set(wine.idProduct, next);
      return changed;
    });

  const save = async (): Promise<boolean> => {
    const items = [...typed].map(([idProduct, fields]) => {
      const { glassMillilitres, ...rest } = fields;
      return {
        idProduct,
        ...rest,
        ...(glassMillilitres ? { glassMillilitres } : {}),
      } satisfies OwnWineChange;
    });
    const { kind } = await command.run({ body: { items } });
    // What was typed while it was under way stays.
    if (kind === 'done')
      setTyped((all) => new Map([...all].filter(([id, fields]) => typed.get(id) !== fields)));
    return kind === 'done';
  };

  return {
    typedOf: (wine: OwnWine): Typed => typed.get(wine.idProduct) ?? {},
    wines: wines.map((wine) => withTyped(wine, typed.get(wine.idProduct) ?? {})),
    count: typed.size,
    change,
    save,
    saving: command.busy,
    forget: () => setTyped(new Map()),
  };
}
