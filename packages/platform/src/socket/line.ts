import { type ServerEventName, SOCKET_NAMESPACE } from '@vitis/contracts';
import { io, type Socket } from 'socket.io-client';
import { languageStore } from '../stores/page.store.ts';

/** How long a line may take to be there, in ms. */
const HANDSHAKE_MS = 8_000;
/** Handshakes that the server may refuse before the page gives up. */
const REFUSALS = 5;

/**
 * A line to the provider, which comes back by itself when it breaks.
 *
 * @param tokenOf asked anew for every connection
 * @param hand takes what the provider says, and `reconnected` each time the line is there
 * @param tell hears when the line opens and closes
 */
export function openLine(
  tokenOf: () => string | null,
  hand: (event: ServerEventName | 'reconnected', payload: unknown) => void,
  tell: (socket: Socket, open: boolean) => void,
): Socket {
  const socket = io(SOCKET_NAMESPACE, {
    // The provider takes nothing else: several processes may stand behind one address.
    transports: ['websocket'],
    // A line that is accepted and dropped before it says anything (a gateway whose provider restarts) tells of no error.
    timeout: HANDSHAKE_MS,
    // What the socket refuses is said in the page's language.
    auth: (give) => give({ token: tokenOf() ?? '', language: languageStore.get() }),
  });
  let refused = 0;
  socket.onAny((event: ServerEventName, payload: unknown) => hand(event, payload));
  socket.on('connect', () => {
    refused = 0;
    tell(socket, true);
    // Whatever was said while the line was cut is unknown: everybody looks again.
    hand('reconnected', {});
  });
  socket.on('disconnect', () => tell(socket, false));
  socket.on('connect_error', () => {
    // The client retries a broken line by itself, but not a handshake that the server refused.
    if (socket.active || tokenOf() === null || refused >= REFUSALS) return;
    refused += 1;
    setTimeout(() => socket.connect(), 1000 * 2 ** refused);
  });
  return socket;
}
