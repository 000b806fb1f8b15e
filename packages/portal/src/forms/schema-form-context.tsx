import { createContext, type ReactNode, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form.ts';

const FormContext = createContext<unknown>(null);

interface Props<Values extends FieldValues, Output> {
  form: SchemaForm<Values, Output>;
  children: ReactNode;
}

/** Gives a form to the pieces inside. */
export function SchemaFormProvider<Values extends FieldValues, Output>({
  form,
  children,
}: Props<Values, Output>) {
  return <FormContext value={form}>{children}</FormContext>;
}

/** The form around this piece. What it holds is for the piece to know: a context carries no type of its own. */
export const useFormAround = <Values extends FieldValues>() => use(FormContext) as SchemaForm<Values>;
