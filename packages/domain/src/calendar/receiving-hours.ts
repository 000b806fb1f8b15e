/** Hours in which a client receives wines, `HH:MM`; null at an open end. */
interface Hours {
  readonly from: string | null;
  readonly until: string | null;
}

/**
 * Which stops of a round cannot be made in their order, whatever the roads are like: a stop before opens only when
 * this one has closed already.
 *
 * @returns for each stop the place of the stop before that keeps it, null where none does
 */
export function receivingConflicts(round: readonly Hours[]): (number | null)[] {
  return round.map(({ until }, at) => {
    if (until === null) return null;
    const late = round.findIndex(({ from }, before) => before < at && from !== null && from >= until);
    return late < 0 ? null : late;
  });
}

/** `10:00–16:00`; `10:00–` and `–16:00` where an end is open; null where both are. */
export const formatHours = ({ from, until }: Hours): string | null =>
  from === null && until === null ? null : `${from ?? ''}–${until ?? ''}`;
