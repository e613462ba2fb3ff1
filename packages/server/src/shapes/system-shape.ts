import type { RoundRobinChoice, SystemChoice, SystemCode } from '@rokade/tournament';
import { z } from 'zod';
import { longestList, playerIdShape, textShape } from './basic-shapes.ts';

/** The shape of the one choice with this code. */
type ChoiceShape<Code extends SystemCode> = z.ZodType<Extract<SystemChoice, { code: Code }>>;

const withdrawals = z.enum(['fide-2012', 'dsu-2002', 'tempelhof-2018']);

const ofRoundRobin = {
  cycles: z.literal([1, 2]),
  withdrawals,
  freeDates: z.boolean(),
};

const roundRobin = <Code extends RoundRobinChoice['code'], Edition extends string>(
  code: Code,
  edition: Edition,
) => z.strictObject({ code: z.literal(code), edition: z.literal(edition), ...ofRoundRobin });

const byEditionDsu = <Code extends string>(code: Code) =>
  z.strictObject({ code: z.literal(code), edition: z.literal('dsu-2002') });

const dutch: ChoiceShape<'dutch'> = z.strictObject({
  code: z.literal('dutch'),
  edition: z.enum(['fide-2017', 'fide-2026']),
  acceleration: z.enum(['none', 'baku']),
  initialColour: z.enum(['white', 'black']).nullable(),
  colourSeed: textShape.exactOptional(),
});

const tempelhof: ChoiceShape<'tempelhof'> = z.strictObject({
  code: z.literal('tempelhof'),
  edition: z.literal('tempelhof-2018'),
  firstRound: z.enum(['lot', 'rating-halves']),
  withdrawals: z.enum(['tempelhof-2018', 'fide-2012']),
});

const cup: ChoiceShape<'cup'> = z.strictObject({
  code: z.literal('cup'),
  edition: z.literal('tempelhof-2018'),
  byes: z.array(playerIdShape).max(longestList),
});

const playOff: ChoiceShape<'play-off'> = z.strictObject({
  code: z.literal('play-off'),
  edition: z.literal('fide-2012'),
  ranking: z.array(playerIdShape).max(longestList),
});

const olympiad: ChoiceShape<'olympiad'> = z.strictObject({
  code: z.literal('olympiad'),
  edition: z.literal('dsu-2002'),
  teams: z.int(),
  order: z.enum(['match-points', 'board-points']),
});

/** A pairing system with its edition and what is chosen in it. */
export const systemShape: z.ZodType<SystemChoice> = z.union([
  byEditionDsu('monrad'),
  byEditionDsu('nordic'),
  dutch,
  tempelhof,
  roundRobin('berger', 'fide-2012'),
  roundRobin('dsu', 'dsu-2002'),
  roundRobin('tempelhof-table', 'tempelhof-2018'),
  roundRobin('rutsch', 'tempelhof-2018'),
  cup,
  playOff,
  olympiad,
]);
