import {
  type ClientEventInput,
  type ClientEventName,
  EMIT_TIMEOUT,
  EMIT_TIMEOUT_AFTER,
  type ServerEventName,
  type ServerEventOutput,
  SOCKET_NAMESPACE,
  type SocketAnswer,
} from '@vitis/contracts';
import { atom, readonlyType } from 'nanostores';
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { languageStore } from '../stores/page.store.ts';

/** How long a line may take to be there, in ms. */
const HANDSHAKE_MS = 8_000;

type Hint = ServerEventName;
type Listener = (payload: never) => void;

const listeners = new Map<Hint | 'reconnected', Set<Listener>>();
let current: Socket | null = null;
/** A number per connection wish, so that a slow import does not connect for someone who has signed out since. */
let wish = 0;

const openStore = atom(false);

/** Whether the page has a line to the provider right now; without one, calls over HTTP still may get through. */
export const $socketOpen = readonlyType(openStore);

function hand(event: Hint | 'reconnected', payload: unknown): void {
  for (const listener of [...(listeners.get(event) ?? [])]) listener(payload as never);
}

function wire(socket: Socket, tokenOf: () => string | null): void {
  let refused = 0;
  socket.onAny((event: Hint, payload: unknown) => hand(event, payload));
  socket.on('connect', () => {
    refused = 0;
    openStore.set(true);
    // Whatever was said while the line was cut is unknown: everybody looks again.
    hand('reconnected', {});
  });
  socket.on('disconnect', () => {
    // One that was given up for another has no say any more.
    if (socket === current) openStore.set(false);
  });
  socket.on('connect_error', () => {
    // The client retries a broken line by itself, but not a handshake that the server refused.
    if (socket.active || tokenOf() === null || refused >= 5) return;
    refused += 1;
    setTimeout(() => socket.connect(), 1000 * 2 ** refused);
  });
}

/** Shell only: one socket per page, for members who chat or follow documents. Loads its client lazily. */
export async function connectSocket(tokenOf: () => string | null): Promise<void> {
  disconnectSocket();
  const mine = wish;
  const { io } = await import(/* webpackChunkName: "socket" */ 'socket.io-client');
  if (mine !== wish) return;
  const socket = io(SOCKET_NAMESPACE, {
    transports: ['websocket', 'polling'],
    // A line that is accepted and dropped before it says anything (a gateway whose provider restarts) tells of no error.
    timeout: HANDSHAKE_MS,
    // Asked anew for every connection; what the socket refuses is said in the page's language.
    auth: (give) => give({ token: tokenOf() ?? '', language: languageStore.get() }),
  });
  current = socket;
  wire(socket, tokenOf);
}

/** Shell only: ends the connection on sign-out. */
export function disconnectSocket(): void {
  wish += 1;
  current?.disconnect();
  current = null;
  openStore.set(false);
}

/** Sends something that the provider acknowledges; rejects with `emitTimeout` when it does not in time. */
export async function emitSocket<E extends ClientEventName>(
  event: E,
  payload: ClientEventInput<E>,
): Promise<SocketAnswer> {
  if (current === null) throw new Error(EMIT_TIMEOUT);
  try {
    return await current.timeout(EMIT_TIMEOUT_AFTER).emitWithAck(event, payload);
  } catch (cause) {
    throw new Error(EMIT_TIMEOUT, { cause });
  }
}

/** Listens to one kind of hint outside of React; the returned function ends it. */
export function onSocket<E extends Hint>(
  event: E,
  listener: (payload: ServerEventOutput<E>) => void,
): () => void;
export function onSocket(event: 'reconnected', listener: () => void): () => void;
export function onSocket(event: Hint | 'reconnected', listener: Listener): () => void {
  const set = listeners.get(event) ?? new Set();
  listeners.set(event, set);
  set.add(listener);
  return () => set.delete(listener);
}

/** Runs while the component is there, for every hint of this kind and after each reconnection. */
export function useSocketHint<E extends Hint>(
  event: E,
  listener: (payload: ServerEventOutput<E> | null) => void,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const endHint = onSocket(event, (payload) => latest.current(payload));
    const endReconnect = onSocket('reconnected', () => latest.current(null));
    return () => {
      endHint();
      endReconnect();
    };
  }, [event]);
}
