import type { GameResult } from '@rokade/tournament';
import { z } from 'zod';
import { halfPointsShape, textShape } from './basic-shapes.ts';

/** How a game ended, or stands. */
export const resultShape: z.ZodType<GameResult> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('played'), white: halfPointsShape, black: halfPointsShape }),
  z.strictObject({
    kind: z.literal('forfeit'),
    absent: z.enum(['white', 'black', 'both']),
    notice: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('pending'),
    why: z.enum(['adjourned', 'postponed']),
    due: textShape,
  }),
  z.strictObject({ kind: z.literal('cancelled'), white: halfPointsShape, black: halfPointsShape }),
]);
