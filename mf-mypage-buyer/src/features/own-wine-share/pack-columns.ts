/** What stands in the columns of a menu, with the height that it takes. */
export interface Block {
  height: number;
  /** The heading of a kind does not end a column, and comes again over what goes on in the next. */
  isHeading: boolean;
}

export interface Column {
  /** The heading whose wines go on here; null where the column begins with one. */
  continues: number | null;
  blocks: number[];
}

/**
 * Spreads blocks over columns, by their places. `roomOf` is the height of a column, by its place; what is higher than a
 * whole column stands in one alone.
 */
export function packColumns(blocks: readonly Block[], roomOf: (column: number) => number): Column[] {
  const columns: Column[] = [{ continues: null, blocks: [] }];
  let used = 0;
  let heading: number | null = null;
  for (const [at, { height, isHeading }] of blocks.entries()) {
    const column = columns.at(-1)!;
    // A heading takes its first wine along.
    const needed = isHeading ? height + (blocks[at + 1]?.height ?? 0) : height;
    if (used + needed > roomOf(columns.length - 1) && column.blocks.length > 0) {
      const continues = isHeading ? null : heading;
      columns.push({ continues, blocks: [at] });
      used = height + (continues === null ? 0 : blocks[continues]!.height);
    } else {
      column.blocks.push(at);
      used += height;
    }
    if (isHeading) heading = at;
  }
  return columns;
}

/** Steps by which columns are made lower, until what they hold would need one more. */
const STEP = 0.04;

/** Columns of about one height in as few groups as it takes; those of a group stand on one sheet. */
export function balancedColumns(
  blocks: readonly Block[],
  roomOf: (column: number) => number,
  group: number,
): Column[] {
  const full = packColumns(blocks, roomOf);
  if (group === 1) return full;
  const most = Math.ceil(full.length / group) * group;
  let best = full;
  for (let share = 1 - STEP; share > STEP; share -= STEP) {
    const columns = packColumns(blocks, (column) => roomOf(column) * share);
    if (columns.length > most) break;
    best = columns;
  }
  return best;
}
