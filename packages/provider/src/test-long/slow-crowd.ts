import { connect, type Socket } from 'node:net';

// A crowd of clients that send or read as little as they can: `node slow-crowd.ts PORT COUNT TOKEN`. A client that is
// cut comes again. Ends with its standard input, and says then how long the longest connection of each kind has lived.
const [port = 0, count = 0] = process.argv.slice(2, 4).map(Number);
const token = process.argv[4] ?? '';

/** Between two bytes, in milliseconds. */
const drop = 3_000;
/** Until a client that was cut comes again, in milliseconds: each in its own time, as far-off machines do. */
const again = () => 1_000 + Math.random() * drop;
const bundle = 'GET /api/docs/static/swagger-ui-bundle.js';
const form = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000';

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', ''].join('\r\n');
const socketHead = head(
  'GET /socket.io/?EIO=4&transport=websocket',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
);
/** A text frame of 60,000 bytes, of which only the head comes. */
const frameHead = Buffer.from([0x81, 0xfe, 0xea, 0x60, 0, 0, 0, 0]);

interface Kind {
  text: string;
  /** Sends a byte now and then. */
  drips?: true;
  /** Reads a byte now and then, or none. */
  reads?: 'byte' | 'nothing';
  /** Follows the answer to a handshake. */
  next?: Buffer;
}

const KINDS: Readonly<Record<string, Kind>> = {
  silent: { text: '' },
  headers: { text: 'GET /wines HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ', drips: true },
  call: {
    text: head('POST /api/v1/b2b/account/login', 'Content-Type: application/json', 'Content-Length: 500'),
    drips: true,
  },
  'call without its body': {
    text: head('POST /api/v1/b2b-cart/add', 'Content-Type: application/json', 'Content-Length: 900000'),
  },
  'page body': { text: head('GET /wines', 'Content-Length: 500'), drips: true },
  'page unread': { text: head('GET /wines'), reads: 'nothing' },
  'pages in one packet': { text: head('GET /wines').repeat(40), reads: 'nothing' },
  'answer unread': { text: head(bundle), reads: 'nothing' },
  'answer by the byte': { text: head(bundle), reads: 'byte' },
  'upload of a stranger': { text: `${head('POST /api/v1/files', form)}--x\r\n`, drips: true },
  'upload of a member': {
    text: `${head('POST /api/v1/files', form, `Authorization: Bearer ${token}`)}--x\r\n`,
    drips: true,
  },
  'socket unheard': { text: socketHead },
  'socket frame': { text: socketHead, next: frameHead, drips: true },
  'polling body': {
    text: head('POST /socket.io/?EIO=4&transport=polling', 'Content-Length: 500'),
    drips: true,
  },
};

const longest: Record<string, number> = {};
const cuts: Record<string, number> = {};
const sockets = new Set<Socket>();
let ended = false;

function attack(name: string, kind: Kind): void {
  const since = Date.now();
  const socket = connect(port, '127.0.0.1');
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  if (kind.text !== '') socket.write(kind.text);
  if (kind.reads === undefined) socket.once('data', () => kind.next && socket.write(kind.next)).resume();
  const timer = setInterval(() => {
    if (kind.drips) socket.write('x');
    if (kind.reads === 'byte') socket.read(1);
    // An end that is not read is not heard either: whoever is cut finds out by writing.
    if (kind.reads !== undefined) socket.write('\r\n');
  }, drop);
  socket.once('close', () => {
    clearInterval(timer);
    sockets.delete(socket);
    longest[name] = Math.max(longest[name] ?? 0, Date.now() - since);
    cuts[name] = (cuts[name] ?? 0) + 1;
    if (!ended) setTimeout(attack, again(), name, kind);
  });
}

const kinds = Object.entries(KINDS);
for (let at = 0; at < count; at += 1) {
  const [name, kind] = kinds[at % kinds.length] as [string, Kind];
  setTimeout(attack, Math.random() * drop, name, kind);
}
process.stdin.once('end', () => {
  ended = true;
  process.stdout.write(JSON.stringify({ longest, cuts }), () => process.exit(0));
});
process.stdin.resume();
