import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A line to a database that can go dead: nothing passes any more, and nobody is told. */
export interface Cable {
  url: string;
  /** Lines that are there and those that are made from now on. */
  goDead(): void;
  /** New lines pass again; what was dead stays dead. */
  mend(): void;
  close(): Promise<void>;
}

/** A cable in front of the database of a connection string. */
export async function cable(databaseUrl: string): Promise<Cable> {
  const { port, hostname } = new URL(databaseUrl);
  const lines = new Set<{ alive: boolean }>();
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    const line = { alive: whole };
    lines.add(line);
    const far = dial(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => line.alive && to.writable && to.write(bytes));
      from
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    goDead: () => {
      whole = false;
      for (const line of lines) line.alive = false;
    },
    mend: () => {
      whole = true;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
