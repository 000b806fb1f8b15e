import { addToCart, createEstimate, listProducts, login, modifyCart, uploadImage } from '@vitis/contracts';

/** Where the attackers' connections come from: this machine itself has no limits. */
export const ATTACKERS_LINE = '127.0.0.66';

/** Something that holds a connection open: the beginning is sent at once, then a byte from time to time. */
export interface HeldConnections {
  kind: 'held';
  begin: string;
  /** Sent every three seconds; nothing where it is left out. */
  drip?: string;
  /** Never reads what it is answered. */
  deaf?: boolean;
}

/** Requests at a fixed rate, whatever becomes of them. */
export interface Flood {
  kind: 'flood';
  method: string;
  /** `{n}` counts. */
  path: string;
  ratePerSecond: number;
  /** At once at the most, as one attacker's machine would bound it. */
  atOnce: number;
  member?: 'buyer' | 'driver';
  body?: 'json' | 'picture';
  json?: unknown;
}

export type Attack = (HeldConnections | Flood) & { name: string };

const json = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

const multipart =
  `POST ${uploadImage.path} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n` +
  'Content-Type: multipart/form-data; boundary=half\r\nContent-Length: 100000\r\n\r\n' +
  '--half\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

/** A web socket that was let in, and the head of a frame of 60,000 bytes that never come. */
const frame =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n' +
  '\u0081\u00fe\u00ea\u0060\u0000\u0000\u0000\u0000';

const manyItems = { products: Array.from({ length: 300_000 }, () => ({})) };

/** Each of these once stopped the shop for everybody, or slowed it. */
export const ATTACKS: readonly Attack[] = [
  { name: 'bodies byte by byte', kind: 'held', begin: json(login.path, 500), drip: 'x' },
  {
    name: 'headers byte by byte',
    kind: 'held',
    begin: 'GET /product HTTP/1.1\r\nHost: {host}\r\nX-A: ',
    drip: 'x',
  },
  { name: 'silence after the headers', kind: 'held', begin: json(addToCart.path, 500) },
  { name: 'half of an upload', kind: 'held', begin: multipart },
  { name: 'unfinished web socket frames', kind: 'held', begin: frame, drip: 'x' },
  {
    name: 'answers that nobody reads',
    kind: 'held',
    begin: `GET /product HTTP/1.1\r\nHost: {host}\r\n\r\n`.repeat(20),
    deaf: true,
  },
  {
    name: 'pages that nobody has asked for before',
    kind: 'flood',
    method: 'GET',
    path: '/search-result?q=attack{n}',
    ratePerSecond: 100,
    atOnce: 50,
  },
  {
    name: 'handshakes of sockets',
    kind: 'flood',
    method: 'GET',
    path: '/socket.io/?EIO=4&transport=polling&t={n}',
    ratePerSecond: 200,
    atOnce: 50,
  },
  {
    name: "one buyer's cart, changed by ten at once",
    kind: 'flood',
    method: modifyCart.method,
    path: modifyCart.path,
    ratePerSecond: 50,
    atOnce: 10,
    member: 'buyer',
    body: 'json',
    json: 'cart',
  },
  {
    name: 'bodies of a megabyte',
    kind: 'flood',
    method: createEstimate.method,
    path: createEstimate.path,
    ratePerSecond: 5,
    atOnce: 2,
    member: 'buyer',
    body: 'json',
    json: manyItems,
  },
  {
    name: 'pictures of 49 megapixels',
    kind: 'flood',
    method: uploadImage.method,
    path: uploadImage.path,
    ratePerSecond: 2,
    atOnce: 4,
    member: 'driver',
    body: 'picture',
  },
  {
    name: 'guesses at passwords',
    kind: 'flood',
    method: login.method,
    path: login.path,
    ratePerSecond: 20,
    atOnce: 20,
    body: 'json',
    json: { email: 'somebody{n}@vitis.test', password: 'a guess' },
  },
  {
    name: 'searches of the longest words',
    kind: 'flood',
    method: 'GET',
    path: `${listProducts.path}?q=${'가'.repeat(60)}{n}`,
    ratePerSecond: 50,
    atOnce: 20,
  },
];
