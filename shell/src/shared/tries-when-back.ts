/** Milliseconds before each try once the browser says that there is a network: it says so before the line carries anything. */
export const TRIES_WHEN_BACK_MS = [0, 2_000, 5_000, 12_000, 30_000];
