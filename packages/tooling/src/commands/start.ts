// Serves the whole product on this machine: builds what changed, starts the API server and the web server.
import { buildProduct, seedProvider, startProduct } from '../processes/product.ts';
import { claimPlace, LOGS } from '../processes/running-place.ts';
import { bold, dim, formatDuration } from '../processes/terminal.ts';
import { withCrew } from '../processes/with-crew.ts';

const accounts = [
  ['buyer@vitis.test', 'buys: estimates, orders, chat'],
  ['buyer2@vitis.test', 'buys for another company'],
  ['sales@vitis.test', 'sells: answers estimates and orders'],
  ['sales2@vitis.test', 'sells to other clients'],
  ['driver@vitis.test', 'delivers'],
  ['driver2@vitis.test', 'delivers on another route'],
] as const;

function announce(url: string, started: number): void {
  console.log(
    `\n${bold(`VITIS is ready at ${url}`)} (after ${formatDuration(performance.now() - started)})\n`,
  );
  console.log('Sign in with the password Vitis!2026 as');
  for (const [email, what] of accounts) console.log(`  ${email.padEnd(20)} ${dim(what)}`);
  console.log('\nLogs are in .data/logs. Ctrl-C stops everything.');
}

await withCrew(0, async (crew, stop) => {
  const started = performance.now();
  const settings = { ...(await claimPlace(process.env)), logs: LOGS, signal: stop.signal };

  await buildProduct(crew, LOGS, stop.signal);
  await seedProvider(crew, settings);
  const product = await startProduct(crew, settings);
  announce(product.url, started);

  await crew.untilStopped();
  console.log('\nStopping.');
  return 0;
});
