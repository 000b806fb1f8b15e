import {
  type ClientToServer,
  EMIT_TIMEOUT_AFTER,
  listProducts,
  type ServerToClient,
  SOCKET_NAMESPACE,
  uploadImage,
} from '@vitis/contracts';
import { io, type Socket } from 'socket.io-client';
import { Agent, FormData, request } from 'undici';
import { openLoop } from '../open-loop.ts';
import { plainPicture } from './plain-picture.ts';

/** What a well-behaved member does while others attack. */
export const ERRANDS = ['page', 'call', 'upload', 'socket'] as const;
export type Errand = (typeof ERRANDS)[number];

/** Milliseconds per errand; what failed or took longer counts as the patience it took. */
export type Times = Record<Errand, number[]>;

/** Per second; half of what one address may have of pages in a minute. */
const RATES: Record<Errand, number> = { page: 5, call: 10, upload: 1, socket: 5 };
/** Milliseconds after which a visitor gives up. */
export const PATIENCE_MS = 20_000;
const ADDRESS = '127.0.0.3';

export interface Visitor {
  /** Does its errands at a fixed rate for some seconds. */
  visit(seconds: number, signal: AbortSignal): Promise<Times>;
  close(): Promise<void>;
}

/** A member with a page, a token, and a socket in a room. */
export async function openVisitor(
  url: string,
  { token, idChatRoom }: { token: string; idChatRoom: number },
): Promise<Visitor> {
  const dispatcher = new Agent({ connections: 32, localAddress: ADDRESS });
  const picture = new Blob([plainPicture(200, 200)]);
  // As a visitor from elsewhere: this machine itself has no limits.
  const headers = { 'x-forwarded-for': '198.51.100.3' };
  const socket: Socket<ServerToClient, ClientToServer> = io(url + SOCKET_NAMESPACE, {
    auth: { token },
    transports: ['websocket'],
    extraHeaders: headers,
  });
  await new Promise<void>((open, fail) => {
    socket.once('connect', open);
    socket.once('connect_error', fail);
  });

  const ask = async (
    path: string,
    options: Parameters<typeof request>[1],
    good: number,
  ): Promise<boolean> => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { statusCode, body } = await request(url + path, { dispatcher, signal, ...options });
    await body.dump();
    return statusCode === good;
  };
  const errands: Record<Errand, (index: number) => Promise<boolean>> = {
    page: () => ask('/product', { headers }, 200),
    call: (index) => ask(`${listProducts.path}?page=${index % 10}`, { headers }, 200),
    upload: () => {
      const body = new FormData();
      body.append('file', picture, 'small.png');
      return ask(
        uploadImage.path,
        { method: 'POST', headers: { ...headers, authorization: `Bearer ${token}` }, body },
        201,
      );
    },
    socket: async (index) => {
      const answer = await socket
        .timeout(EMIT_TIMEOUT_AFTER)
        .emitWithAck('chat:typing', { idChatRoom, typing: index % 2 === 0 });
      return answer.ok;
    },
  };

  return {
    visit: async (seconds, signal) => {
      const timesOf = async (errand: Errand): Promise<number[]> => {
        let failed = 0;
        const send = async (index: number): Promise<void> => {
          if (!(await errands[errand](index).catch(() => false))) failed += 1;
        };
        const times = await openLoop({ ratePerSecond: RATES[errand], seconds, send, signal });
        // A quick refusal is no service either.
        return [...times.sort((a, b) => a - b).slice(failed), ...Array<number>(failed).fill(PATIENCE_MS)];
      };
      const all = await Promise.all(ERRANDS.map(async (errand) => [errand, await timesOf(errand)] as const));
      return Object.fromEntries(all) as Times;
    },
    close: async () => {
      socket.disconnect();
      await dispatcher.destroy();
    },
  };
}
