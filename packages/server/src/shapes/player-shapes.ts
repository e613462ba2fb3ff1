import type { ByeRequest, PlayerDetails } from '@rokade/tournament';
import { z } from 'zod';
import { exactPartialShape, ordinalShape, type ShapeOf, textShape } from './basic-shapes.ts';

const ratingShape = z.int().min(0).max(9999).nullable();

const details = {
  name: textShape,
  title: textShape,
  sex: z.enum(['m', 'w', '']),
  club: textShape,
  federation: textShape,
  citizenship: textShape,
  rating: ratingShape,
  rapidRating: ratingShape,
  blitzRating: ratingShape,
  fideRating: ratingShape,
  fideId: textShape,
  nationalId: textShape,
  birthDate: textShape,
} satisfies ShapeOf<PlayerDetails>;

/** A player as entered. */
export const playerDetailsShape: z.ZodType<PlayerDetails> = z.strictObject(details);

/** Some of a player's details. */
export const playerChangesShape: z.ZodType<Partial<PlayerDetails>> = z.strictObject(
  exactPartialShape(details),
);

/** What a player may ask for; the pairing-allocated bye is not asked for. */
export const requestedByeShape = z.enum(['half-point', 'zero-point', 'full-point']);

export const byeRequestShape: z.ZodType<ByeRequest> = z.strictObject({
  round: ordinalShape,
  bye: requestedByeShape,
} satisfies ShapeOf<ByeRequest>);
