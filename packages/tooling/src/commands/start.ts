// Serves the whole product on this machine: builds what changed, starts the API server and the web server.
import { readArgs } from '../command-line.ts';
import { LOGS, lockInstance } from '../processes/instance-lock.ts';
import { buildProduct, type Product, seedProvider, startProduct } from '../processes/product.ts';
import { refusePublic } from '../processes/refuse-public.ts';
import { bold, dim, formatDuration } from '../processes/terminal.ts';
import { withSupervisor } from '../processes/with-supervisor.ts';

const accounts = [
  ['buyer@vitis.test', 'buys: estimates, orders, chat'],
  ['buyer2@vitis.test', 'buys for another company'],
  ['sales@vitis.test', 'sells: answers estimates and orders'],
  ['sales2@vitis.test', 'sells to other clients'],
  ['driver@vitis.test', 'delivers'],
  ['driver2@vitis.test', 'delivers on another route'],
] as const;

/** A demonstration sends no mail and no text message: what it would send is on a page for this machine alone. */
const env = {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  VITIS_DEV_PAGES: process.env.VITIS_DEV_PAGES ?? 'on',
  VITIS_API_DOCS: process.env.VITIS_API_DOCS ?? 'on',
};

const host = process.env.GATEWAY_HOST ?? '';

function announce({ url, providerUrl }: Product, started: number): void {
  console.log(
    `\n${bold(`VITIS is ready at ${url}`)} (after ${formatDuration(performance.now() - started)})\n`,
  );
  console.log('Sign in with the password Vitis!2026 as');
  for (const [email, what] of accounts) console.log(`  ${email.padEnd(20)} ${dim(what)}`);
  console.log('');
  if (env.VITIS_DEV_PAGES === 'on')
    console.log(`Mails and text messages arrive at ${providerUrl}/dev/mailbox.`);
  if (host !== '' && host !== '127.0.0.1' && host !== 'localhost')
    console.log(`It listens on ${host}: whoever reaches this machine can sign in as any of them.`);
  console.log('Logs are in .data/logs. Ctrl-C stops everything.');
}

await withSupervisor(0, async (supervisor, stop) => {
  readArgs('Usage: npm start', {});
  refusePublic('npm start', process.env);
  const started = performance.now();
  const settings = { ...(await lockInstance(process.env)), logs: LOGS, env, signal: stop.signal };

  await buildProduct(supervisor, LOGS, stop.signal);
  await seedProvider(supervisor, settings);
  const product = await startProduct(supervisor, settings);
  announce(product, started);

  await supervisor.untilStopped();
  console.log('\nStopping.');
  return 0;
});
