import type { CallFault } from '@vitis/contracts/page-reports';
import type { FaultProxy } from '@vitis/testing/fault-proxy';
import { type Fault, nameOf } from '@vitis/testing/faults';
import { callReports } from '../../src/broken-page.ts';
import { countDocuments } from '../../src/documents.ts';
import { test } from '../../src/fault-fixtures.ts';
import { expect, type Person } from '../../src/fixtures.ts';
import { answerEstimate } from '../../src/sent-forms/answer-estimate.ts';
import { applyForEstimate } from '../../src/sent-forms/apply-for-estimate.ts';
import { askAnew } from '../../src/sent-forms/ask-anew.ts';
import type { FilledForm } from '../../src/sent-forms/filled-form.ts';
import { placeOrder } from '../../src/sent-forms/place-order.ts';
import { sayInChat } from '../../src/sent-forms/say-in-chat.ts';
import { signIn } from '../../src/sent-forms/sign-in.ts';

/** A call is given up after this time. */
const CALL_DEADLINE_MS = 15_000;
const NOISE = /Failed to load resource|ERR_EMPTY_RESPONSE|ERR_CONNECTION|\/api\/v1\/|WebSocket/;

/** The last one lets the server do it, and loses the answer. */
const FAULTS: [Fault, CallFault][] = [
  [{ kind: 'refused' }, 'NETWORK'],
  [{ kind: 'no headers' }, 'DEADLINE'],
  [{ kind: 'status', status: 502 }, 'ANSWER'],
  [{ kind: 'html' }, 'CONTRACT'],
  [{ kind: 'reset', after: 0 }, 'NETWORK'],
];

const isLong = process.env.VITIS_LONG === '1';
/** In every run each fault meets a form, and each form a fault. */
const faultsFor = (form: number) =>
  [...FAULTS.entries()].filter(([index]) => isLong || (index + form) % 4 === 0);

/** A wine of the test's own: tests that run beside each other share a buyer's cart. */
const placeOf = (index: number) => 30 + index + FAULTS.length * test.info().repeatEachIndex;

/** Sends a form into a fault, then again: nothing typed is lost on the way, and it is done once. */
async function sendTwice(
  person: Person,
  faults: FaultProxy,
  [fault, code]: [Fault, CallFault],
  open: () => Promise<FilledForm>,
): Promise<void> {
  const { page } = person;
  person.expectError(NOISE);
  await page.clock.install();
  const form = await open();
  const documents = countDocuments(page);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const { method, path } = form.endpoint;
  const rule = faults.break({ path: form.address, method }, fault);

  await form.send();
  await expect.poll(rule.broken).toBeGreaterThan(0);
  if (fault.kind === 'no headers') await page.clock.fastForward(CALL_DEADLINE_MS);
  await form.expectSaid();
  await form.expectKept();
  await expect
    .poll(() => callReports(faults).filter(({ endpoint }) => endpoint === path))
    .toMatchObject([{ code }]);
  rule.cure();
  await (fault.kind === 'reset' ? form.settle() : form.send());

  await form.expectDone();
  expect(documents()).toBe(0);
  expect(uncaught).toEqual([]);
}

// Other tests wait for answers that are late on purpose, and every estimate makes their lists ask anew: these buy for
// another company.
for (const [index, each] of faultsFor(0))
  test(`asking for an estimate: ${nameOf(each[0])} — the text stays, and it makes one estimate`, ({
    buyer2,
    faults,
  }) => sendTwice(buyer2, faults, each, () => applyForEstimate(buyer2, placeOf(index))));

for (const [, each] of faultsFor(1))
  test(`signing in: ${nameOf(each[0])} — what was typed stays, and it lets in afterwards`, ({
    guest,
    faults,
  }) => sendTwice(guest, faults, each, () => signIn(guest)));

for (const [index, each] of faultsFor(2))
  test(`answering an estimate: ${nameOf(each[0])} — prices and text stay, and it makes one revision`, ({
    sales2,
    buyer2,
    faults,
  }) => sendTwice(sales2, faults, each, () => answerEstimate(sales2, buyer2, placeOf(index))));

for (const [, each] of faultsFor(3))
  test(`a message in the chat: ${nameOf(each[0])} — it stays in sight, and arrives once`, ({
    buyer,
    faults,
  }) => {
    faults.break('/socket.io', { kind: 'refused' });
    return sendTwice(buyer, faults, each, () => sayInChat(buyer));
  });

for (const [index, each] of faultsFor(4))
  test(`asking for an estimate anew: ${nameOf(each[0])} — the text stays, and it is asked once`, ({
    buyer2,
    sales2,
    faults,
  }) => sendTwice(buyer2, faults, each, () => askAnew(buyer2, sales2, placeOf(index))));

for (const [index, each] of faultsFor(0))
  test(`ordering: ${nameOf(each[0])} — the text stays, and it makes one order`, ({ buyer2, faults }) =>
    sendTwice(buyer2, faults, each, () => placeOrder(buyer2, placeOf(index) + 10)));
