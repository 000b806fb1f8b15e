import { valibotResolver } from '@hookform/resolvers/valibot';
import { focusUnread } from '@vitis/ui';
import { type BaseSyntheticEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as v from 'valibot';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

type Schema<Output> = v.GenericSchema<unknown, Output>;

export interface SchemaFormOptions<Values extends FieldValues, Output> {
  /** The rules: a schema of the contract, or one that depends on what is typed so far. */
  schema: Schema<Output> | ((typed: Values) => Schema<Output>);
  /** What the form begins with. Without it, what the browser filled in before the page came alive stays. */
  start?: Values;
  /**
   * The words for a broken rule. `code` is the rule's message where that is a code (`REQUIRED`), otherwise its type
   * (`max_value`).
   */
  labels: (code: string, field: string) => string;
}

/** Type of errors that carry the provider's own words. */
const FROM_PROVIDER = 'provider';

const isCode = (message: string | undefined): message is string => /^[A-Z_]+$/.test(message ?? '');

/**
 * A form with the rules of a schema: react-hook-form with what every form of ours does. Broken rules are said at their
 * fields, in the words of the screen; the first one, as a person sees them, takes the focus. `submit` hands on what the
 * schema made of the values, ready for the wire; nothing while a figure cannot be read, which is worth none.
 */
export function useSchemaForm<Values extends FieldValues, Output>({
  schema,
  start,
  labels,
}: SchemaFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    ...(start === undefined ? {} : { defaultValues: start as DefaultValues<Values> }),
    mode: 'onTouched',
    // What two fields say together is told with the rest, in place of after it; of each field the first issue is shown.
    criteriaMode: 'all',
    // Its own order is that in which fields were registered, which need not be that of the screen.
    shouldFocusError: false,
    resolver: ((typed: Values, context: unknown, native: never) => {
      const rules = typeof schema === 'function' ? schema(typed) : schema;
      return valibotResolver(rules as v.GenericSchema<FieldValues, Output>)(typed, context, native);
    }) as unknown as Resolver<Values, unknown, Output>,
  });
  const { errors, submitCount } = form.formState;
  const root = useRef<HTMLElement | null>(null);
  const element = useFirstErrorFocus(submitCount, root);

  const errorOf = (field: FieldPath<Values>): string | undefined => {
    const error = get(errors, field) as FieldError | undefined;
    if (error === undefined) return undefined;
    if (error.type === FROM_PROVIDER) return error.message;
    return labels(isCode(error.message) ? error.message : error.type, field);
  };

  const hasField = (name: string): boolean => get(form.getValues(), name) !== undefined;

  return {
    form,
    /** On the element around the fields; where a screen has several, on the outermost. */
    element,
    errorOf,
    /** A field of text: spread it on the control. */
    field: (name: FieldPath<Values>) => ({ ...form.register(name), error: errorOf(name) }),
    submit: (send: (values: Output) => Promise<unknown>) => {
      const checked = form.handleSubmit(async (values) => void (await send(values)));
      return async (event?: BaseSyntheticEvent): Promise<void> => {
        if (!focusUnread(root.current)) return checked(event);
        event?.preventDefault();
      };
    },
    /** Whether what the provider says of a field can be said at one of the form's. */
    hasField,
    /** Puts the provider's words at the fields that they are about; for `submit`, after which the first has the focus. */
    showErrors: (wrong: Readonly<Record<string, string>>) => {
      for (const [name, message] of Object.entries(wrong)) {
        if (hasField(name)) form.setError(name as FieldPath<Values>, { type: FROM_PROVIDER, message });
      }
    },
  };
}

/** A form as a screen hands it on to its pieces. */
export type SchemaForm<Values extends FieldValues, Output = unknown> = ReturnType<
  typeof useSchemaForm<Values, Output>
>;
