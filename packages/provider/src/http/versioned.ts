import type { Outcome } from './send-outcome.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export interface Transacting {
  transact<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

/** A handler that does its work in one transaction and answers what that returns, its version as the ETag. */
export const versioned =
  <Status extends 200 | 201, Call extends Transacting, Body extends { version: number }>(
    status: Status,
    work: (unit: UnitOfWork, call: Call) => Promise<Body>,
  ) =>
  async (
    call: Call,
    answer: (status: Status, body: Body, options: { version: number }) => Outcome,
  ): Promise<Outcome> => {
    const body = await call.transact((unit) => work(unit, call));
    return answer(status, body, { version: body.version });
  };
