/** The query of an address that notes the names of the parameters which are read of it. */
export class WatchedSearch extends URLSearchParams {
  readonly #names: Set<string>;

  constructor(init: Record<string, string>, names: Set<string>) {
    super(init);
    this.#names = names;
  }
  override get(name: string): string | null {
    this.#names.add(name);
    return super.get(name);
  }
  override getAll(name: string): string[] {
    this.#names.add(name);
    return super.getAll(name);
  }
  override has(name: string): boolean {
    this.#names.add(name);
    return super.has(name);
  }
}
