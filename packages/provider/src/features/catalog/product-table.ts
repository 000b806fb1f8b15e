/** A product on sale as filters see it; see `ProductCard` for what a person sees. */
export interface IndexedProduct {
  readonly id: number;
  readonly kindId: number;
  readonly countryCode: string;
  readonly areaId: number | null;
  readonly wineryId: number;
  readonly levelId: number | null;
  readonly volumeId: number;
  readonly sugarLevel: number | null;
  readonly alcohol: number | null;
  readonly score: number | null;
  readonly vintage: number | null;
  readonly vip: boolean;
  readonly typeIds: readonly number[];
  readonly featuredIds: readonly number[];
  readonly storeIds: readonly number[];
}

/** Nothing: no column holds negative numbers. */
const none = -1;
const orNull = (value: number | undefined) => (value === undefined || value === none ? null : value);

/** Values by number, each kept once: a shop has few countries, and few sets of grapes. */
class Values<Value> {
  readonly all: Value[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(value: Value): number {
    const key = String(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.all.push(value) - 1);
    return this.all.length - 1;
  }
}

const columnNames = [
  'id',
  'kindId',
  'country',
  'areaId',
  'wineryId',
  'levelId',
  'volumeId',
  'sugarLevel',
  'tenthsOfAlcohol',
  'score',
  'vintage',
  'vip',
  'types',
  'featureds',
  'stores',
] as const;
type ColumnName = (typeof columnNames)[number];
type Columns = Record<ColumnName, Int32Array>;

interface Shared {
  countries: readonly string[];
  lists: readonly (readonly number[])[];
}

/** The product at one place of the table at a time. */
class ProductCursor implements IndexedProduct {
  place = 0;
  readonly #columns: Columns;
  readonly #shared: Shared;

  constructor(columns: Columns, shared: Shared) {
    this.#columns = columns;
    this.#shared = shared;
  }

  get id() {
    return this.#columns.id[this.place]!;
  }
  get kindId() {
    return this.#columns.kindId[this.place]!;
  }
  get countryCode() {
    return this.#shared.countries[this.#columns.country[this.place]!]!;
  }
  get areaId() {
    return orNull(this.#columns.areaId[this.place]);
  }
  get wineryId() {
    return this.#columns.wineryId[this.place]!;
  }
  get levelId() {
    return orNull(this.#columns.levelId[this.place]);
  }
  get volumeId() {
    return this.#columns.volumeId[this.place]!;
  }
  get sugarLevel() {
    return orNull(this.#columns.sugarLevel[this.place]);
  }
  get alcohol() {
    const tenths = orNull(this.#columns.tenthsOfAlcohol[this.place]);
    return tenths === null ? null : tenths / 10;
  }
  get score() {
    return orNull(this.#columns.score[this.place]);
  }
  get vintage() {
    return orNull(this.#columns.vintage[this.place]);
  }
  get vip() {
    return this.#columns.vip[this.place] === 1;
  }
  get typeIds() {
    return this.#shared.lists[this.#columns.types[this.place]!]!;
  }
  get featuredIds() {
    return this.#shared.lists[this.#columns.featureds[this.place]!]!;
  }
  get storeIds() {
    return this.#shared.lists[this.#columns.stores[this.place]!]!;
  }
}

/**
 * The products on sale, the recommended first, in columns: a hundred thousand objects take 39 MB, and each garbage
 * collection walks through them; the columns take 6 MB that it need not look into.
 */
export class ProductTable {
  readonly length: number;
  /** By place. */
  readonly ids: Int32Array;
  readonly #places: Int32Array;
  readonly #cursor: ProductCursor;

  constructor(columns: Columns, shared: Shared) {
    this.ids = columns.id;
    this.length = columns.id.length;
    this.#cursor = new ProductCursor(columns, shared);
    this.#places = new Int32Array(columns.id.reduce((most, id) => Math.max(most, id), 0) + 1).fill(none);
    for (const [place, id] of columns.id.entries()) this.#places[id] = place;
  }

  /** The product at a place: one object for all of them, which the next call moves on (a flyweight). */
  at(place: number): IndexedProduct {
    this.#cursor.place = place;
    return this.#cursor;
  }

  /** The place of a product; undefined where it is not on sale. */
  placeOf(id: number): number | undefined {
    return orNull(this.#places[id]) ?? undefined;
  }
}

/** Takes products one after the other. */
export class ProductTableBuilder {
  readonly #columns = Object.fromEntries(columnNames.map((name) => [name, [] as number[]])) as Record<
    ColumnName,
    number[]
  >;
  readonly #countries = new Values<string>();
  readonly #lists = new Values<readonly number[]>();

  add(product: IndexedProduct): void {
    const { countryCode, alcohol, vip, typeIds, featuredIds, storeIds, ...numbers } = product;
    const row: Record<ColumnName, number | null> = {
      ...numbers,
      country: this.#countries.numberOf(countryCode),
      // The database keeps one place behind the point.
      tenthsOfAlcohol: alcohol === null ? null : Math.round(alcohol * 10),
      vip: vip ? 1 : 0,
      types: this.#lists.numberOf(typeIds),
      featureds: this.#lists.numberOf(featuredIds),
      stores: this.#lists.numberOf(storeIds),
    };
    for (const name of columnNames) this.#columns[name].push(row[name] ?? none);
  }

  build(): ProductTable {
    const columns = Object.fromEntries(
      columnNames.map((name) => [name, Int32Array.from(this.#columns[name])]),
    ) as Columns;
    return new ProductTable(columns, { countries: this.#countries.all, lists: this.#lists.all });
  }
}
