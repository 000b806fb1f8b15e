import {
  type ClientEventInput,
  type ClientEventName,
  EMIT_TIMEOUT,
  EMIT_TIMEOUT_AFTER,
  type ServerEventName,
  type ServerEventOutput,
  type SocketAnswer,
} from '@vitis/contracts';
import { atom, readonlyType } from 'nanostores';
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { prefetchCache } from '../api/prefetch-cache.ts';

type Hint = ServerEventName;
type Listener = (payload: never) => void;

const listeners = new Map<Hint | 'reconnected', Set<Listener>>();
let current: Socket | null = null;
/** Counts connection requests, so that a slow import does not connect after a sign-out. */
let wish = 0;

const openStore = atom(false);

/** Whether the socket is connected; calls over HTTP may get through without it. */
export const $socketOpen = readonlyType(openStore);

function emit(event: Hint | 'reconnected', payload: unknown): void {
  prefetchCache.invalidate();
  for (const listener of [...(listeners.get(event) ?? [])]) listener(payload as never);
}

/** Shell only: one socket per page, for members who chat or follow documents. Loads its client lazily. */
export async function connectSocket(tokenOf: () => string | null): Promise<void> {
  disconnectSocket();
  const mine = wish;
  const { openConnection } = await import(/* webpackChunkName: "socket" */ './connection.ts');
  if (mine !== wish) return;
  // A replaced connection neither opens again nor counts.
  const isWanted = () => mine === wish;
  current = openConnection(
    () => (isWanted() ? tokenOf() : null),
    emit,
    (open) => isWanted() && openStore.set(open),
  );
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
