import { PlainError } from '@vitis/tooling/plain-error';

/** The id of the first thing of a list of the shop; throws a `PlainError` where the list is empty. */
export async function firstOf(providerUrl: string, { path }: { path: string }): Promise<number> {
  const answer = await fetch(providerUrl + path, { signal: AbortSignal.timeout(30_000) });
  const list = (await answer.json()) as { _embedded?: { items: { id: number }[] } };
  const [first] = list._embedded?.items ?? [];
  if (first === undefined) throw new PlainError(`The seeded shop has nothing at ${path} to look at.`);
  return first.id;
}
