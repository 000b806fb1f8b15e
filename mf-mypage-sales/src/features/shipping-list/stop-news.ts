import type { DeliveryInfo } from '@vitis/contracts';

/** What is otherwise in a driver's day than a moment ago: names of clients. */
export interface StopNews {
  added: string[];
  gone: string[];
  moved: string[];
}

type Named = readonly Pick<DeliveryInfo, 'idDeliveryInfo' | 'clientName'>[];

const isIn = (stops: Named) => {
  const ids = new Set(stops.map(({ idDeliveryInfo }) => idDeliveryInfo));
  return ({ idDeliveryInfo }: Named[number]) => ids.has(idDeliveryInfo);
};

/**
 * The news of a day: stops that came, that went, and that stand elsewhere among those that stayed. A stop that only gave
 * way has not moved: of two that changed places it is the one that went up.
 *
 * @returns null where nothing is new
 */
export function newsOf(before: Named, after: Named): StopNews | null {
  const added = after.filter((stop) => !isIn(before)(stop));
  const gone = before.filter((stop) => !isIn(after)(stop));
  const stayed = before.filter(isIn(after)).map(({ idDeliveryInfo }) => idDeliveryInfo);
  const moved: Named[number][] = [];
  for (const stop of after.filter(isIn(before))) {
    if (stayed[0] === stop.idDeliveryInfo) stayed.shift();
    else {
      moved.push(stop);
      stayed.splice(stayed.indexOf(stop.idDeliveryInfo), 1);
    }
  }
  if (added.length + gone.length + moved.length === 0) return null;
  const names = (stops: Named) => stops.map(({ clientName }) => clientName);
  return { added: names(added), gone: names(gone), moved: names(moved) };
}
