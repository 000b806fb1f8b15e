import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';

export interface HandshakeRefusal {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A handshake opens a line; whatever comes later on it names the line. */
const isHandshake = (url: string): boolean =>
  !new URLSearchParams(url.slice(url.indexOf('?') + 1)).has('sid');

/**
 * For engine.io, which itself can refuse a handshake with 400 or 403 only, and a web socket with no word at all.
 */
export function refuseHandshake(refusalOf: (request: IncomingMessage) => HandshakeRefusal | null) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const refusal = isHandshake(request.url ?? '') ? refusalOf(request) : null;
    if (refusal === null) {
      next();
      return;
    }
    const { status, body } = refusal;
    const headers = {
      ...refusal.headers,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    if (request.headers.upgrade === undefined) {
      response.writeHead(status, headers).end(body);
      return;
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    request.socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };
}
