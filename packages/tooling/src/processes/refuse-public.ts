import { PlainError } from '../../../../tools/plain-error.mjs';

/**
 * The demonstration has accounts whose password is printed, and pages that show its mails: it is for who starts it.
 *
 * @throws PlainError where the environment says that the public reaches this shop
 */
export function refusePublic(command: string, { PUBLIC_ORIGIN = '' }: NodeJS.ProcessEnv): void {
  if (PUBLIC_ORIGIN === '') return;
  throw new PlainError(
    `${command} shows the demonstration, whose password everybody knows, and PUBLIC_ORIGIN says that the public comes ` +
      `to ${PUBLIC_ORIGIN}: start the servers by themselves ("For the public" in README.md), with accounts made by ` +
      '"npm run provider -- accounts create".',
  );
}
