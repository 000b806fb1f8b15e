// Compiles parts at every change and serves them to a gateway in development; `npm run dev` starts it.
import { parseArgs } from 'node:util';
import { developPart } from '../development/developed-part.ts';
import { createDevelopmentServer } from '../development/development-server.ts';
import { buildDevelopmentShell } from '../development/development-shell.ts';
import { releasesFolder } from '../workspace.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' } },
});
const say = (line: string) => console.log(line);
const releases = releasesFolder();

const changed = (file: string) => {
  for (const { browser } of parts.values()) browser.reload(file);
};
const standIns = new Map<string, string>();
if (!names.includes('shell')) standIns.set('shell', await buildDevelopmentShell(releases, say));
const parts = new Map(names.map((name) => [name, developPart(name, { say, changed })]));
const server = createDevelopmentServer({ releases, parts, standIns });
server.listen(Number(values.port), '127.0.0.1');

for (const sign of ['SIGINT', 'SIGTERM'] as const) {
  process.once(sign, async () => {
    server.close();
    await Promise.all([...parts.values()].map((part) => part.close()));
    process.exit(0);
  });
}
