import { type ServerEventName, SOCKET_NAMESPACE } from '@vitis/contracts';
import { io, type Socket } from 'socket.io-client';
import { languageStore } from '../stores/page.store.ts';

/** Timeout of the handshake, in ms. */
const HANDSHAKE_MS = 8_000;
/** Longest pause after a refused handshake, in ms: what it waits for (a database, a tab that closes) may take hours. */
const LONGEST_PAUSE_MS = 60_000;

/**
 * Opens the socket connection to the provider; it reconnects by itself until its session is over.
 *
 * @param tokenOf called for every connection attempt; null where nobody wants the connection any more
 * @param emit called with every event of the provider, and with `reconnected` after each connect
 * @param onStateChange called when the connection opens and closes
 */
export function openConnection(
  tokenOf: () => string | null,
  emit: (event: ServerEventName | 'reconnected', payload: unknown) => void,
  onStateChange: (open: boolean) => void,
): Socket {
  let shown: string | null = null;
  const socket = io(SOCKET_NAMESPACE, {
    // Long polling would need sticky sessions, since several processes serve one address.
    transports: ['websocket'],
    // A connection that is accepted and then dropped (a gateway whose provider restarts) raises no error.
    timeout: HANDSHAKE_MS,
    // Refusals come in the page's language.
    auth: (give) => {
      shown = tokenOf();
      give({ token: shown ?? '', language: languageStore.get() });
    },
  });
  let refused = 0;
  const connectLater = (isOver: boolean) => {
    refused += 1;
    setTimeout(
      () => {
        const token = tokenOf();
        if (token !== null && !(isOver && token === shown)) socket.connect();
      },
      // Spread, as the client spreads its own: pages that were refused together do not come back together.
      Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** refused) * (0.5 + Math.random() / 2),
    );
  };
  socket.onAny((event: ServerEventName, payload: unknown) => emit(event, payload));
  socket.on('connect', () => {
    refused = 0;
    onStateChange(true);
    // Events during the interruption are lost: every listener fetches again.
    emit('reconnected', {});
  });
  socket.on('disconnect', (reason) => {
    onStateChange(false);
    // The client takes this for final. A session that has ended is told by the next handshake, which is refused.
    if (reason === 'io server disconnect') connectLater(false);
  });
  socket.on('connect_error', ({ message }) => {
    // The client retries a lost connection by itself, but not a refused handshake.
    if (!socket.active) connectLater(message === 'UNAUTHENTICATED');
  });
  return socket;
}
