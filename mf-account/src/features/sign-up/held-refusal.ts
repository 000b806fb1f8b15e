import type { FieldErrors } from '@vitis/portal/commands';

/** What the provider has refused of an earlier step when all was sent, in its words: in memory, said there once. */
let held: FieldErrors = {};

export const holdRefusal = (fields: FieldErrors): void => {
  held = fields;
};

export const takeRefusal = (): FieldErrors => {
  const taken = held;
  held = {};
  return taken;
};
