/** Hashes that are asked for together: one by one, asking takes longer than hashing. */
const batch = 256;

const startsWithZeros = (digest: Uint8Array, bits: number): boolean => {
  for (let bit = 0; bit < bits; bit += 1) if (digest[bit >> 3]! & (0x80 >> (bit & 7))) return false;
  return true;
};

/** `challenge.number` whose SHA-256 begins with so many zero bits. The page stays alive meanwhile. */
export async function solveHashcash(challenge: string, bits: number): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += batch) {
    const tokens = Array.from({ length: batch }, (_, index) => `${challenge}.${from + index}`);
    const digests = await Promise.all(
      tokens.map((token) => crypto.subtle.digest('SHA-256', encoder.encode(token))),
    );
    const found = digests.findIndex((digest) => startsWithZeros(new Uint8Array(digest), bits));
    if (found >= 0) return tokens[found]!;
  }
}
