import type { Language } from '@vitis/contracts';
import type { Database } from '../../db/connect.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type Transacting, versioned } from '../../http/versioned.ts';
import type { StepInput } from './document-steps.ts';

interface CreateCall<Scope, Body> extends Transacting {
  scope: Scope;
  body: Body;
  language: Language;
}

interface StepCall<Scope, Body> extends CreateCall<Scope, Body> {
  params: { number: string };
  expectedVersion: number;
}

/**
 * Handlers of the calls that begin or change a document: each is one transaction, whose answer is the document as
 * `read` finds it at its end.
 */
export function documentHandlers<Side, Document extends { version: number }>(
  read: (database: Database, scope: Side, number: string, language: Language) => Promise<Document>,
) {
  return {
    /** `create` answers the number of what it has written. */
    created: <Scope extends Side, Body>(
      create: (unit: UnitOfWork, scope: Scope, body: Body, language: Language) => Promise<string>,
    ) =>
      versioned(201, async (unit, { scope, body, language }: CreateCall<Scope, Body>) =>
        read(unit.tx, scope, await create(unit, scope, body, language), language),
      ),

    stepped: <Scope extends Side, Body>(
      step: (unit: UnitOfWork, input: StepInput<Scope, Body>) => Promise<void>,
    ) =>
      versioned(200, async (unit, { params: { number }, ...call }: StepCall<Scope, Body>) => {
        await step(unit, { ...call, number });
        return read(unit.tx, call.scope, number, call.language);
      }),
  };
}
