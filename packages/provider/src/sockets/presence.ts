import type { OpenSockets } from './open-sockets.ts';
import type { MemberNamespace } from './socket-server.ts';

export interface PresenceOptions {
  members: MemberNamespace;
  /** Whether there may be other processes; each then hears of the members at the others. */
  joined: boolean;
  /** Those who see whether a member is there. */
  contactsOf(userId: number): Promise<number[]>;
  onError(error: unknown): void;
  /** Told to the other processes with who is here, and heard from them. */
  sockets: OpenSockets;
}

export interface Presence {
  isOnline(userId: number): boolean;
  /** A socket of the member opened. */
  came(userId: number): void;
  /** One of its sockets closed. */
  left(userId: number): void;
  close(): void;
}

/** Grace period, in milliseconds: navigation closes and opens a socket, which is no absence. */
const grace = 2_000;
/** Interval of the heartbeat, in milliseconds. */
const heartbeat = 3_000;
/** A process that has been silent for so long is gone, and its members with it. */
const silence = 10_000;

/**
 * Presence of members. Nothing is stored: each process counts its own sockets and publishes its members to the others on
 * every change and with every heartbeat, which corrects lost messages.
 */
export function startPresence({ members, joined, contactsOf, onError, sockets }: PresenceOptions): Presence {
  const process = crypto.randomUUID();
  /** Sockets per member at this process; 0 while the grace runs. */
  const here = new Map<number, number>();
  const leaving = new Map<number, NodeJS.Timeout>();
  const elsewhere = new Map<string, ReadonlySet<number>>();
  /** When each of the other processes was last heard of. */
  const heard = new Map<string, number>();

  let closed = false;

  const isElsewhere = (userId: number) => [...elsewhere.values()].some((userIds) => userIds.has(userId));
  const isOnline = (userId: number) => here.has(userId) || isElsewhere(userId);

  /** Told to this process's sockets only: every process finds out by itself. */
  const announce = (userId: number): void => {
    const online = isOnline(userId);
    contactsOf(userId)
      .then((ids) => {
        if (ids.length === 0) return;
        members.local.to(ids.map((id) => `user:${id}`)).emit('presence', { idUser: userId, online });
      })
      .catch(onError);
  };

  const tell = (asks = false): void => {
    if (!joined) return;
    const open = closed ? [] : sockets.here();
    members.serverSideEmit('present', { process, userIds: [...here.keys()], asks, sockets: open });
  };

  const hear = (from: string, userIds: ReadonlySet<number>): void => {
    const before = elsewhere.get(from) ?? new Set<number>();
    if (userIds.size > 0) elsewhere.set(from, userIds);
    else elsewhere.delete(from);
    for (const id of new Set([...userIds, ...before]))
      if (!here.has(id) && userIds.has(id) !== before.has(id)) announce(id);
  };

  members.on('present', ({ process: from, userIds, asks, sockets: open = [] }) => {
    heard.set(from, Date.now());
    hear(from, new Set(userIds));
    sockets.heard(from, open);
    if (asks) tell();
  });
  const timer = setInterval(() => {
    for (const [from, heardAt] of heard) {
      if (Date.now() - heardAt <= silence) continue;
      heard.delete(from);
      hear(from, new Set());
      sockets.heard(from, []);
    }
    tell();
  }, heartbeat).unref();
  tell(true);

  const gone = (userId: number): void => {
    leaving.delete(userId);
    here.delete(userId);
    announce(userId);
    tell();
  };

  return {
    isOnline,
    came: (userId) => {
      const sockets = here.get(userId);
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      here.set(userId, (sockets ?? 0) + 1);
      if (sockets !== undefined) return;
      announce(userId);
      tell();
    },
    left: (userId) => {
      if (closed) return;
      const sockets = (here.get(userId) ?? 1) - 1;
      here.set(userId, sockets);
      if (sockets > 0) return;
      leaving.set(userId, setTimeout(() => gone(userId), grace).unref());
    },
    close: () => {
      closed = true;
      clearInterval(timer);
      for (const waiting of leaving.values()) clearTimeout(waiting);
      here.clear();
      tell();
    },
  };
}
