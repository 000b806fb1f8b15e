import { createHash } from 'node:crypto';
import { type OverrideClaims, OWN_RELEASES } from '@vitis/contracts/override';
import { PartManifest, RELEASED_FILES, releaseUrl } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { Refused } from '../release/registry-changes.ts';

const PATIENCE_MS = 10_000;

/**
 * What a ticket says of a build: read where browsers will read it, so that a build which is not there, or not whole, gets no
 * ticket.
 *
 * @param origin where the build's files are; `self` for the releases of `shop`
 * @throws Refused with the reason
 */
export async function claimsOf(
  part: string,
  build: string,
  origin: string,
  shop: string,
): Promise<OverrideClaims> {
  const filesAt = `${origin === OWN_RELEASES ? shop : origin}${RELEASED_FILES}`;
  const address = releaseUrl(part, build, 'manifest.json', filesAt);
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    (error: unknown) => {
      throw new Refused(
        `${address} does not answer (${error instanceof Error ? error.message : error}): start what serves it, or name it with --origin or --shop.`,
      );
    },
  );
  if (!response.ok) throw new Refused(`There is no such build: ${address} answers ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const manifest = v.safeParse(PartManifest, parse(bytes.toString()));
  if (!manifest.success || manifest.output.part !== part || manifest.output.build !== build)
    throw new Refused(`${address} is not the manifest of ${part} ${build}.`);
  return {
    part,
    build,
    origin,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    contract: manifest.output.contract,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of an error, for instance: it is no manifest, and that is what is said.
    return null;
  }
}
