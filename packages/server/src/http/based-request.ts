import { type Shape, text } from '@rokade/journal';
import { z } from 'zod';
import type { BookTypes } from '../books/book-kind.ts';
import type { Executed } from '../books/books.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import type { Exchange } from './exchange.ts';

/** A command to a book as the API takes it: reason and confirmation may be left out. */
export const basedRequest = <C>(command: Shape<C>) =>
  z.strictObject({
    basedOn: z.int().min(0),
    command: schemaOf(command),
    reason: schemaOf(text).default(''),
    confirmed: z.boolean().default(false),
  });

/** Answers with what a command wrote into a book. */
export const carriedOut =
  <B extends BookTypes>(exchange: Exchange) =>
  ({ state, entries }: Executed<B>): Response =>
    exchange.json({ version: state.version, entries });
