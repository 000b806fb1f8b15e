import { changeOwnWines, listOwnWines, type OwnWine, type OwnWineChange } from '@vitis/contracts';
import { bottlesLeft } from '@vitis/domain';
import { useSettledCommand } from '@vitis/portal/commands';
import { useCallback, useState } from 'react';
import { type OwnWineField, type Typed, useOwnWineErrors } from '../../shared/use-own-wine-errors.ts';

/** The same object every time, so that a row of which nothing is typed stays as it is drawn. */
const NOTHING_TYPED: Typed = {};

const writtenOf = (wine: OwnWine, field: OwnWineField): number | null =>
  field === 'left' ? bottlesLeft(wine) : wine[field];

/** A wine as it will be once what is typed is saved; what cannot be read changes nothing. */
export function withTyped(wine: OwnWine, typed: Typed): OwnWine {
  const read = Object.entries(typed).filter(([, value]) => !Number.isNaN(value));
  const { left, glassMillilitres, ...rest }: Typed = Object.fromEntries(read);
  return {
    ...wine,
    ...rest,
    ...(left === undefined ? {} : { counted: left, boughtSince: 0 }),
    // No figure follows from an empty glass.
    ...(glassMillilitres ? { glassMillilitres } : {}),
  };
}

/** What is typed about wines and not saved yet: only what differs from what is written. */
export function useOwnWineChanges(wines: readonly OwnWine[]) {
  const [typed, setTyped] = useState<ReadonlyMap<number, Typed>>(new Map());
  const errors = useOwnWineErrors('items');
  const command = useSettledCommand(changeOwnWines, { refreshes: [listOwnWines], fields: errors.shows });

  const { forget } = errors;
  const change = useCallback(
    (wine: OwnWine, field: OwnWineField, value: number | null) => {
      forget(wine.idProduct, field);
      setTyped((all) => {
        const next = { ...all.get(wine.idProduct), [field]: value };
        if (value === writtenOf(wine, field)) delete next[field];
        const changed = new Map(all);
        if (Object.keys(next).length === 0) changed.delete(wine.idProduct);
        else changed.set(wine.idProduct, next);
        return changed;
      });
    },
    [forget],
  );

  const passes = (fields?: readonly OwnWineField[]) => errors.passes(typed.values(), fields);
  const save = async (): Promise<boolean> => {
    if (!passes()) return false;
    // An emptied glass has not passed.
    const items = [...typed].map(([idProduct, fields]) => ({ idProduct, ...fields }) as OwnWineChange);
    const outcome = await command.run({ body: { items } });
    if (outcome.kind === 'refused') errors.tell(items, outcome.fields);
    // What was typed while it was under way stays.
    if (outcome.kind === 'done')
      setTyped((all) => new Map([...all].filter(([id, fields]) => typed.get(id) !== fields)));
    return outcome.kind === 'done';
  };

  return {
    typedOf: (wine: OwnWine): Typed => typed.get(wine.idProduct) ?? NOTHING_TYPED,
    wines: wines.map((wine) => withTyped(wine, typed.get(wine.idProduct) ?? NOTHING_TYPED)),
    count: typed.size,
    change,
    errors,
    /** Whether what is typed of bottles may count; what may not says so and takes the focus. */
    countsBottles: () => passes(['left', 'par']),
    save,
    saving: command.busy,
    forget: () => setTyped(new Map()),
  };
}
