import { type BookTypes, type Shape, text } from '@rokade/journal';
import { z } from 'zod';
import type { Executed } from '../kinds/books.ts';
import { schemaOf } from '../shapes/schema-of.ts';

/** Whether what follows is accepted; some acts are confirmed twice. */
export const onceOrTwice = z.union([z.boolean(), z.literal('twice')]).default(false);

/** A command to a book as the API takes it: reason and confirmation may be left out. */
export const basedRequest = <C>(command: Shape<C>) =>
  z.strictObject({
    basedOn: z.int().min(0),
    command: schemaOf(command),
    reason: schemaOf(text).default(''),
    confirmed: z.boolean().default(false),
  });

/** What a command wrote into a book. */
export const written = <B extends BookTypes>({ state, entries }: Executed<B>): object => ({
  version: state.version,
  entries,
});
