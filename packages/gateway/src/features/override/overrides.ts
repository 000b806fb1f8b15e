import { createHash } from 'node:crypto';
import { OVERRIDE_TOKEN, type OverrideClaims, OWN_RELEASES } from '@vitis/contracts/override';
import { type PageRemote, PartManifest, RELEASED_FILES, releaseUrl } from '@vitis/contracts/registry';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addressesOf, pageRemote, type ReleaseSet } from '../../releases/release-set.ts';
import type { Releases } from '../../releases/releases.ts';
import { readOverrideCookie } from './override-cookie.ts';
import { createTickets, type Ticket, type TicketTrouble } from './ticket.ts';

export interface OverrideSettings {
  /** Signs tickets. */
  secret: string;
  /** Where files of an override may come from; `self` for the shop's own releases. */
  origins: readonly string[];
}

/** Why a ticket does not hold here, besides what is wrong with itself. */
export type OverrideTrouble = TicketTrouble | 'ORIGIN' | 'PART' | 'CONTRACT' | 'BUILD';

/** A page's builds with a developer's build among them. */
export interface Override {
  ticket: Ticket;
  set: ReleaseSet;
  /** Folder of the build on another origin; null where it lies with the releases. */
  filesFrom: string | null;
}
export type FoundOverride = { ok: true; override: Override } | { ok: false; trouble: OverrideTrouble };

interface Dependencies extends OverrideSettings {
  releases: Releases;
}

/** The shop as this request knows it: a ticket for another one, a trial shop for instance, does not hold. */
export const shopOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

const majorOf = (contract: string) => contract.split('.')[0];

/** The page's builds with one more in place of what is released; nothing falls back to another build in silence. */
function withBuild(set: ReleaseSet, part: string, remote: PageRemote): ReleaseSet {
  return { ...set, page: { ...set.page, remotes: { ...set.page.remotes, [part]: remote } } };
}

/** Puts a developer's build of one remote into the pages of those who have a confirmed ticket for it. */
export function createOverrides({ releases, secret, origins }: Dependencies) {
  const tickets = createTickets(secret);

  /** The released folder's own manifest; null unless it is the very one that the ticket names. */
  async function ownManifest({ part, build, integrity }: OverrideClaims): Promise<PartManifest | null> {
    const text = await releases.read(part, build, 'manifest.json').catch(() => null);
    if (text === null) return null;
    if (`sha384-${createHash('sha384').update(text).digest('base64')}` !== integrity) return null;
    const manifest = v.parse(PartManifest, JSON.parse(text));
    return manifest.part === part && manifest.build === build ? manifest : null;
  }

  async function compose(ticket: Ticket, set: ReleaseSet): Promise<FoundOverride> {
    const { part, build, origin, integrity, contract } = ticket.claims;
    if (!origins.includes(origin)) return { ok: false, trouble: 'ORIGIN' };
    const released = set.page.remotes[part];
    if (released === undefined) return { ok: false, trouble: 'PART' };
    if (majorOf(contract) !== majorOf(set.manifests.shell?.contract ?? ''))
      return { ok: false, trouble: 'CONTRACT' };
    if (origin === OWN_RELEASES) {
      const manifest = await ownManifest(ticket.claims);
      const remote = manifest && pageRemote({ manifest, integrity }, undefined);
      if (manifest === null || remote === null) return { ok: false, trouble: 'BUILD' };
      const manifests = { ...set.manifests, [part]: manifest };
      const builds = { ...withBuild(set, part, remote), addresses: addressesOf(manifests), manifests };
      return { ok: true, override: { ticket, set: builds, filesFrom: null } };
    }
    // The origin may be a port of the developer's own machine, where this server cannot look: the page asks it, with
    // the hash, for what the build says of itself.
    const { description } = released;
    const filesAt = `${origin}${RELEASED_FILES}`;
    return {
      ok: true,
      override: {
        ticket,
        set: withBuild(set, part, { build, integrity, filesAt, description }),
        filesFrom: releaseUrl(part, build, '', filesAt),
      },
    };
  }

  async function find(
    token: string,
    kind: (typeof OVERRIDE_TOKEN)['ticket' | 'confirmed'],
    request: FastifyRequest,
    set: ReleaseSet,
  ): Promise<FoundOverride> {
    const read = await tickets.read(token, kind, shopOf(request));
    return read.ok ? compose(read.ticket, set) : read;
  }

  return {
    /** What a ticket would change, for whoever holds it. */
    ofTicket: (token: string, request: FastifyRequest, set: ReleaseSet) =>
      find(token, OVERRIDE_TOKEN.ticket, request, set),

    /** The override that this browser's person has agreed to; null without one that still holds. */
    async inForce(request: FastifyRequest, set: ReleaseSet): Promise<Override | null> {
      const token = readOverrideCookie(request);
      if (token === null) return null;
      const found = await find(token, OVERRIDE_TOKEN.confirmed, request, set);
      return found.ok ? found.override : null;
    },

    /** What the browser keeps once its person has agreed. */
    confirm: (ticket: Ticket, request: FastifyRequest) => tickets.confirm(ticket, shopOf(request)),
  };
}

export type Overrides = ReturnType<typeof createOverrides>;
