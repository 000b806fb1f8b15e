import { createServer } from 'node:http';
import {
  type ChatMessage,
  type ClientToServer,
  type ServerToClient,
  SOCKET_NAMESPACE,
} from '@vitis/contracts';
import { Server } from 'socket.io';

export interface Echo {
  url: string;
  close(): Promise<void>;
}

/** What the echo server takes for a token: it believes whatever it is told. */
export const echoToken = (idChatRoom: number, seat: number): string => `${idChatRoom}.${seat}`;

/** As much socket.io as a chat takes and nothing else: what is said in a room goes to the sockets of that room. */
export async function startEcho(port: number): Promise<Echo> {
  const http = createServer((_request, response) => response.end());
  const server = new Server<ClientToServer, ServerToClient>(http, { serveClient: false });
  const members = server.of(SOCKET_NAMESPACE);
  let sequence = 0;
  members.on('connection', (socket) => {
    const [room = '', seat] = String(socket.handshake.auth.token).split('.');
    void socket.join(room);
    socket.on('chat:send', (sent, answer) => {
      sequence += 1;
      const message: ChatMessage = {
        ...sent,
        sequence,
        idSender: Number(seat),
        senderName: '김도윤',
        files: [],
        sentAt: new Date().toISOString(),
      };
      members.to(room).emit('chat:message', message, crypto.randomUUID());
      answer({ ok: true, message });
    });
  });
  await new Promise<void>((listening) => http.listen(port, '127.0.0.1', listening));
  const address = http.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://127.0.0.1:${chosen}`, close: () => server.close() };
}
