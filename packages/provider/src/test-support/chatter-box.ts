import {
  type ChatMessage,
  HEADERS,
  listChatMessages,
  type SentMessage,
  type SuccessOf,
  storeChatMessage,
  urlOf,
} from '@vitis/contracts';
import { openSocket, type SocketClient } from './socket-client.ts';

const ROOM = 1;
/** What the outbox of a process that died takes to be told by another, and more, in ms. */
const HEARING_MS = 20_000;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const between = (least: number, most: number) => least + Math.random() * (most - least);

/**
 * A client of one room as the product's own behaves: it sends until it is told that a message is stored, always under
 * the same name; it orders what it hears by its number, and asks for what is missing. Its line is cut again and again.
 */
export class ChatterBox {
  readonly name: string;
  readonly #addresses: readonly string[];
  readonly #token: string;
  readonly #messages = new Map<number, ChatMessage>();
  readonly #waiting = new Map<string, () => void>();
  #socket: SocketClient | undefined;
  #turn = 0;
  #cutting = true;
  #closed = false;

  /** `addresses` may change while it runs: a provider that was killed comes back elsewhere. */
  constructor(addresses: readonly string[], token: string, name: string) {
    this.#addresses = addresses;
    this.#token = token;
    this.name = name;
  }

  open(): void {
    if (this.#closed) return;
    this.#turn += 1;
    const socket = openSocket(this.#addresses[this.#turn % this.#addresses.length]!, this.#token);
    this.#socket = socket;
    const again = () => void pause(between(20, 120)).then(() => this.open());
    socket.on('connect', () => void this.#catchUp());
    socket.on('connect_error', again);
    socket.on('disconnect', again);
    socket.on('chat:message', (message) => this.#hear(message));
    if (this.#cutting) void pause(between(150, 900)).then(() => this.#cut(socket));
  }

  #cut(socket: SocketClient): void {
    if (!this.#cutting) return;
    // A line that is closing still calls itself connected.
    if (this.#socket === socket) this.#socket = undefined;
    socket.io.engine?.close();
  }

  /** Says so many things one after the other; settles when all are stored. */
  async say(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await this.sayOne(`${this.name}:${index}`);
  }

  async sayOne(text: string): Promise<void> {
    const message: SentMessage = {
      idChatRoom: ROOM,
      clientId: crypto.randomUUID(),
      type: 'TEXT',
      message: text,
    };
    while (!(await this.#isStored(message))) await pause(between(10, 60));
  }

  /** No more cuts: everything that was missed is asked for. */
  async settle(): Promise<void> {
    this.#cutting = false;
    while (!this.#socket?.connected) await pause(20);
    while (!(await this.#catchUp())) await pause(50);
  }

  heard(): { sequence: number; message: string }[] {
    return [...this.#messages.values()]
      .sort((one, other) => one.sequence - other.sequence)
      .map(({ sequence, message }) => ({ sequence, message }));
  }

  /** Settles when a socket brings this; rejects, saying how the client stood, where none does in time. */
  hears(text: string): Promise<void> {
    const lines = this.#turn;
    return new Promise((done, fail) => {
      const late = setTimeout(() => {
        const { connected } = this.#socket ?? { connected: false };
        fail(
          new Error(
            `client ${this.name} has not heard "${text}": ${connected ? 'connected to' : 'not connected to'} ` +
              `${this.#addresses[this.#turn % this.#addresses.length]}, ${this.#turn - lines} new lines meanwhile, ` +
              `last message ${Math.max(0, ...this.#messages.keys())}`,
          ),
        );
      }, HEARING_MS);
      this.#waiting.set(text, () => {
        clearTimeout(late);
        done();
      });
    });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.disconnect();
  }

  #hear(message: ChatMessage): void {
    this.#messages.set(message.sequence, message);
    this.#waiting.get(message.message)?.();
  }

  async #isStored(message: SentMessage): Promise<boolean> {
    try {
      const socket = this.#socket;
      if (socket?.connected && Math.random() < 0.7) {
        const answer = await socket.timeout(2_000).emitWithAck('chat:send', message);
        if (answer.ok) return true;
      }
      const response = await this.#call(urlOf(storeChatMessage), message);
      return response.status === 201;
    } catch {
      // Cut, killed or too late: whether it was stored is unknown, so it is sent again.
      return false;
    }
  }

  /** Asks for what comes after the last message without a gap before it; false where that failed. */
  async #catchUp(): Promise<boolean> {
    try {
      for (;;) {
        let after = 0;
        while (this.#messages.has(after + 1)) after += 1;
        const response = await this.#call(
          urlOf(listChatMessages, { params: { id: ROOM }, query: { after } }),
        );
        if (!response.ok) return false;
        const { _embedded, lastSequence } = (await response.json()) as SuccessOf<typeof listChatMessages>;
        for (const message of _embedded.items) this.#messages.set(message.sequence, message);
        if (_embedded.items.length === 0 || _embedded.items.at(-1)!.sequence >= lastSequence) return true;
      }
    } catch {
      return false;
    }
  }

  #call(path: string, body?: SentMessage): Promise<Response> {
    const address = this.#addresses[Math.floor(Math.random() * this.#addresses.length)]!;
    return fetch(address + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        [HEADERS.authorization]: `Bearer ${this.#token}`,
        [HEADERS.idempotencyKey]: crypto.randomUUID(),
      },
      signal: AbortSignal.timeout(5_000),
    });
  }
}
