import { once } from 'node:events';
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { failAtOnce, sendBroken } from './broken-answer.ts';
import type { Fault } from './fault.ts';
import { createRules, type Rule, type RuleOptions, type Target, type Verdict } from './rules.ts';
import { createTunnels } from './socket-tunnels.ts';

/** A request that came by, in the order in which they came. */
export interface SeenRequest {
  method: string;
  /** Path and query. */
  url: string;
  broken: boolean;
  /** What has been sent so far, as text; empty where nothing is. */
  body: string;
}

/** A server that passes everything on, besides what a rule breaks. */
export interface FaultProxy {
  /** Where a browser finds it: `http://127.0.0.1:<port>`. */
  url: string;
  /** Breaks what matches until the rule is cured. */
  break: (target: Target | Target['path'], fault: Fault, options?: RuleOptions) => Rule;
  cureAll: () => void;
  /** All requests so far. */
  seen: readonly SeenRequest[];
  /** Stops listening and drops every connection: whoever comes is really refused, until `start`. */
  stop: () => Promise<void>;
  /** Listens again, at the same port. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Say something of one connection only. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'proxy-connection', 'upgrade']);
/** Broken answers are counted in the bytes of the file itself, so that one byte off is one byte of the code. */
const PLAIN = { 'accept-encoding': 'identity' };

const endToEnd = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

/** More of a body is not worth keeping: what tests look at are calls and reports. */
const KEPT_BODY = 64 * 1024;

function keepBody(incoming: IncomingMessage, entry: SeenRequest): void {
  const decoder = new TextDecoder();
  incoming.on('data', (data: Buffer) => {
    if (entry.body.length < KEPT_BODY) entry.body += decoder.decode(data, { stream: true });
  });
}

/**
 * Starts a proxy in front of a server, on a port of its own. The host of every request is passed on as the browser says
 * it: the server takes the proxy's address for its own, and checks of the origin agree.
 *
 * @param upstream `http://host:port` of the server
 */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const server = new URL(upstream);
  const agent = new Agent({ keepAlive: true });
  const rules = createRules();
  const tunnels = createTunnels(server, rules);
  const seen: SeenRequest[] = [];
  const connections = new Set<Socket>();

  async function passOn(
    incoming: IncomingMessage,
    response: ServerResponse,
    verdict: Verdict | null,
  ): Promise<void> {
    const outgoing = ask({
      agent,
      hostname: server.hostname,
      port: server.port || 80,
      method: incoming.method,
      path: incoming.url,
      headers: { ...endToEnd(incoming.headers), ...(verdict === null ? {} : PLAIN) },
    });
    response.on('close', () => outgoing.destroy());
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.on('error', reject);
    });
    incoming.pipe(outgoing);
    const answer = await answered;
    const headers = endToEnd(answer.headers);
    const status = answer.statusCode ?? 502;
    if (verdict === null) {
      response.writeHead(status, headers);
      return pipeline(answer, response);
    }
    return sendBroken(verdict, response, { status, headers, body: await buffer(answer) });
  }

  const listener = createServer((incoming, response) => {
    const request = { method: incoming.method ?? 'GET', url: incoming.url ?? '/' };
    const verdict = rules.judge(request);
    const entry: SeenRequest = { ...request, broken: verdict !== null, body: '' };
    seen.push(entry);
    if (request.method !== 'GET' && request.method !== 'HEAD') keepBody(incoming, entry);
    if (verdict !== null && failAtOnce(verdict, response)) return;
    passOn(incoming, response, verdict).catch(() => {
      // The server, or the browser, has gone: the other one is told in the way that is left.
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-length': 0 }).end();
    });
  });
  listener.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
  });
  listener.on('upgrade', (incoming: IncomingMessage, socket: Socket, head: Buffer) => {
    const request = { method: incoming.method ?? 'GET', url: incoming.url ?? '/' };
    seen.push({ ...request, broken: rules.faultOf(request) !== null, body: '' });
    tunnels.join(incoming, socket, head);
  });

  async function listen(port: number): Promise<number> {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  }
  async function stop(): Promise<void> {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    tunnels.closeAll();
    for (const socket of connections) socket.destroy();
    await closed;
  }

  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    break(target, fault, options) {
      const whole = typeof target === 'object' && 'path' in target ? target : { path: target };
      const rule = rules.add(whole, fault, options);
      tunnels.silence();
      return rule;
    },
    cureAll: rules.cureAll,
    seen,
    stop,
    start: async () => void (await listen(port)),
    async close() {
      await stop();
      agent.destroy();
    },
  };
}
