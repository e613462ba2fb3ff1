import type { Reason } from '@rokade/rules';
import {
  type PlayerId,
  parsePlayerId,
  parseTournamentId,
  type TournamentId,
} from '@rokade/tournament';
import { z } from 'zod';

/** One schema for each property of a type: a forgotten or misnamed one is a type error. */
export type ShapeOf<T> = { readonly [K in keyof T]-?: z.ZodType<T[K]> };

/** The same properties, each of which may be left out (but not be `undefined`). */
export type ExactPartialShape<Shape extends Record<string, z.ZodType>> = {
  [K in keyof Shape]: z.ZodExactOptional<Shape[K]>;
};

/** Makes every property of a shape one that may be left out. */
export const exactPartialShape = <Shape extends Record<string, z.ZodType>>(
  shape: Shape,
): ExactPartialShape<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([key, schema]) => [key, schema.exactOptional()]),
  ) as ExactPartialShape<Shape>;

/** A line of text. What it may be exactly, is for `decide` to say; this keeps monsters out. */
export const textShape = z.string().max(2000);

/** Counts rounds, boards, versions: from 1. */
export const ordinalShape = z.int().min(1).max(1_000_000);

/** Points a round or an arbiter gives, in halves. */
export const halfPointsShape = z.int().min(0).max(100);

/** Longest list in a command or an entry: players, boards. */
export const longestList = 10_000;

/** A moment: UTC with milliseconds, as `toISOString` writes it. */
export const momentShape = z.iso.datetime({ precision: 3 });

export const playerIdShape: z.ZodType<PlayerId, string> = z
  .string()
  .refine((text) => parsePlayerId(text) !== null, 'not an id')
  .transform((text) => text as PlayerId);

export const tournamentIdShape: z.ZodType<TournamentId, string> = z
  .string()
  .refine((text) => parseTournamentId(text) !== null, 'not an id')
  .transform((text) => text as TournamentId);

const factShape = z.union([textShape, z.number(), z.array(z.number()).max(longestList)]);

const reasonShape: z.ZodType<Reason> = z.strictObject({
  code: textShape,
  article: textShape,
  facts: z.record(textShape, factShape),
} satisfies ShapeOf<Reason>);

export const reasonsShape = z.array(reasonShape).max(longestList);
