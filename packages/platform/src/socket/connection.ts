import { type ServerEventName, SOCKET_NAMESPACE } from '@vitis/contracts';
import { io, type Socket } from 'socket.io-client';
import { languageStore } from '../stores/page.store.ts';

/** Timeout of the handshake, in ms. */
const HANDSHAKE_MS = 8_000;
/** Handshakes that the server may refuse before the page gives up. */
const REFUSALS = 5;

/**
 * Opens the socket connection to the provider; it reconnects by itself.
 *
 * @param tokenOf called for every connection attempt
 * @param emit called with every event of the provider, and with `reconnected` after each connect
 * @param onStateChange called when the connection opens and closes
 */
export function openConnection(
  tokenOf: () => string | null,
  emit: (event: ServerEventName | 'reconnected', payload: unknown) => void,
  onStateChange: (socket: Socket, open: boolean) => void,
): Socket {
  const socket = io(SOCKET_NAMESPACE, {
    // Long polling would need sticky sessions, since several processes serve one address.
    transports: ['websocket'],
    // A connection that is accepted and then dropped (a gateway whose provider restarts) raises no error.
    timeout: HANDSHAKE_MS,
    // Refusals come in the page's language.
    auth: (give) => give({ token: tokenOf() ?? '', language: languageStore.get() }),
  });
  let refused = 0;
  socket.onAny((event: ServerEventName, payload: unknown) => emit(event, payload));
  socket.on('connect', () => {
    refused = 0;
    onStateChange(socket, true);
    // Events during the interruption are lost: every listener fetches again.
    emit('reconnected', {});
  });
  socket.on('disconnect', () => onStateChange(socket, false));
  socket.on('connect_error', () => {
    // The client retries a lost connection by itself, but not a refused handshake.
    if (socket.active || tokenOf() === null || refused >= REFUSALS) return;
    refused += 1;
    setTimeout(() => socket.connect(), 1000 * 2 ** refused);
  });
  return socket;
}
