import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A load balancer as simple as there is: connections in turn to who says "ready", to the next where one does not take them,
 * and to all in turn where nobody says so, as those of the field do (fail open).
 */
export interface Balancer {
  url: string;
  add(backend: string): void;
  /** Of a server that has ended: the system gives its port to others, whose answers would pass for this shop's. */
  remove(backend: string): void;
  close(): Promise<void>;
}

/** Between two looks who is ready, in milliseconds. */
const pause = 300;

export async function startBalancer(): Promise<Balancer> {
  const ready = new Map<string, boolean>();
  const open = new Set<Socket>();
  let turn = 0;

  const look = async (backend: string): Promise<void> => {
    const answer = await fetch(`${backend}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (ready.has(backend)) ready.set(backend, answer?.status === 200);
  };
  const timer = setInterval(() => {
    for (const backend of ready.keys()) void look(backend);
  }, pause);

  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => undefined);
    const all = [...ready.keys()];
    const some = all.filter((backend) => ready.get(backend));
    const waiting = some.length > 0 ? some : all;
    turn += 1;
    pass(client, [...waiting.slice(turn % waiting.length), ...waiting.slice(0, turn % waiting.length)]);
  });

  /** To the first of these that takes it; a connection that was taken once is passed on no more. */
  const pass = (client: Socket, [backend, ...others]: string[]): void => {
    if (backend === undefined) return void client.destroy();
    const { hostname, port } = new URL(backend);
    const to = connect(Number(port), hostname);
    let taken = false;
    to.on('connect', () => {
      taken = true;
      client.pipe(to).pipe(client);
    });
    to.on('error', () => {
      if (taken) client.destroy();
      else pass(client, others);
    });
    to.on('close', () => taken && client.destroy());
    client.on('close', () => to.destroy());
  };

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (backend) => void ready.set(backend, true),
    remove: (backend) => void ready.delete(backend),
    close: async () => {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
