/** Ten times as many as any test takes on a busy machine. */
const TRIES = 2_000;

/** Waits until something is so; throws when it is not after twenty seconds of tries, of which each takes its own time. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await holds()) return;
    await new Promise((passed) => setTimeout(passed, 10));
  }
  throw new Error(`This is not so: ${holds}`);
}
