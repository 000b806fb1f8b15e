import { runCli } from './commands/run-cli.ts';

process.exitCode = await runCli(process.argv.slice(2), process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
