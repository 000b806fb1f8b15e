import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Rules } from './rules.ts';

interface Tunnel {
  request: { method: string; url: string };
  browser: Socket;
  server: Socket;
  /** Nothing passes any more, and neither end is told. */
  dead: boolean;
}

/** The request as the server behind the proxy is to see it: word for word. */
function handshake({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** WebSockets through the proxy, which may fall silent. */
export function createTunnels(upstream: URL, rules: Rules) {
  const open = new Set<Tunnel>();

  function close(tunnel: Tunnel): void {
    open.delete(tunnel);
    tunnel.browser.destroy();
    tunnel.server.destroy();
  }

  const isSilent = (tunnel: Tunnel): boolean => {
    if (rules.faultOf(tunnel.request)?.kind === 'half-open') tunnel.dead = true;
    return tunnel.dead;
  };

  return {
    /** Joins a browser's socket with the server, or breaks it as a rule says. */
    join(message: IncomingMessage, browser: Socket, head: Buffer): void {
      const request = { method: message.method ?? 'GET', url: message.url ?? '/' };
      const fault = rules.judge(request)?.fault;
      browser.on('error', () => browser.destroy());
      if (fault?.kind === 'no headers') return;
      if (fault !== undefined && fault.kind !== 'half-open') {
        const status = fault.kind === 'status' ? fault.status : 502;
        if (fault.kind === 'status' || fault.kind === 'html')
          browser.end(`HTTP/1.1 ${status} Broken\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
        else browser.destroy();
        return;
      }
      const server = connect(Number(upstream.port || 80), upstream.hostname);
      const tunnel: Tunnel = { request, browser, server, dead: fault !== undefined };
      open.add(tunnel);
      server.on('error', () => server.destroy());
      server.write(handshake(message));
      if (head.length > 0) server.write(head);
      let answered = false;
      server.on('data', (data: Buffer) => {
        // The handshake's answer passes: the browser takes the socket for open.
        if (!answered || !isSilent(tunnel)) browser.write(data);
        answered = true;
      });
      browser.on('data', (data: Buffer) => {
        if (!isSilent(tunnel)) server.write(data);
      });
      server.on('close', () => {
        if (!tunnel.dead) close(tunnel);
      });
      browser.on('close', () => close(tunnel));
    },
    /** Sockets that are open when a rule begins fall silent with it. */
    silence(): void {
      for (const tunnel of open) isSilent(tunnel);
    },
    /** Ends every socket, as a server that is restarted does. */
    closeAll(): void {
      for (const tunnel of open) close(tunnel);
    },
  };
}
