import * as v from 'valibot';
import { Id } from './scalars.ts';

/** A row of reference data, in the reader's language. */
export const Named = v.object({ id: Id, name: v.string() });
export type Named = v.InferOutput<typeof Named>;
