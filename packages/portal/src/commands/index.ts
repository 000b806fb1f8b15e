/** What a person does with what a screen shows: sending it, and who may. */

export type { IntentPlace } from './intents.ts';
export type { FieldErrors, Outcome } from './outcome.ts';
export { type Command, useCommand } from './use-command.ts';
export { useRole } from './use-role.ts';
