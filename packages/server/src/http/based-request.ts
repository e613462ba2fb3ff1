import { type BookTypes, type Shape, text } from '@rokade/journal';
import { z } from 'zod';
import type { Executed } from '../kinds/books.ts';
import { schemaOf } from '../shapes/schema-of.ts';

/** The field that confirms the consequences of an act; some acts must be confirmed twice. */
export const onceOrTwice = z.union([z.boolean(), z.literal('twice')]).default(false);

/** The body with a command to a book; reason and confirmation are optional. */
export const basedRequest = <C>(command: Shape<C>) =>
  z.strictObject({
    basedOn: z.int().min(0),
    command: schemaOf(command),
    reason: schemaOf(text).default(''),
    confirmed: z.boolean().default(false),
  });

/** The answer to a command: the new version, and the entries that it added. */
export const written = <B extends BookTypes>({ state, entries }: Executed<B>): object => ({
  version: state.version,
  entries,
});
