/** What a person does with what a screen shows: sending it, and who may. */

export type { IntentPlace } from './intents.ts';
export type { FieldErrors, Outcome } from './outcome.ts';
export { useRole } from './use-role.ts';
export { type Command, useSettledCommand } from './use-settled-command.ts';
