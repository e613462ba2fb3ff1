import {
  currencies,
  type Prize,
  type PrizeCondition,
  type PrizeDecision,
  type PrizeList,
  type PrizePlan,
  prizeLimits,
  tieRules,
} from '@rokade/rules';
import type { PlayerId, Prizes } from '@rokade/tournament';
import { z } from 'zod';
import { longestList, playerIdShape, type ShapeOf, textShape } from './basic-shapes.ts';
import { kindUnion } from './kind-union.ts';

const players = z.array(playerIdShape).max(longestList);

const conditionShape: z.ZodType<PrizeCondition<PlayerId>> = kindUnion<PrizeCondition<PlayerId>>({
  rating: { from: z.int().nullable(), to: z.int().nullable() },
  unrated: {},
  women: {},
  seniors: { fromAge: z.int() },
  juniors: { toAge: z.int() },
  club: { club: textShape },
  citizens: { federation: textShape },
  listed: { players },
});

const prizeShape: z.ZodType<Prize> = z.strictObject({
  money: z.int(),
  honour: textShape,
} satisfies ShapeOf<Prize>);

const listShape: z.ZodType<PrizeList<PlayerId>> = z.strictObject({
  name: textShape,
  who: z.array(conditionShape).max(20),
  ties: z.enum(tieRules).nullable(),
  besides: z.boolean(),
  prizes: z.array(prizeShape).max(1000),
} satisfies ShapeOf<PrizeList<PlayerId>>);

const decisionShape: z.ZodType<PrizeDecision<PlayerId>> = z.strictObject({
  by: z.enum(['play-off', 'lot']),
  players,
} satisfies ShapeOf<PrizeDecision<PlayerId>>);

const planShape: z.ZodType<PrizePlan<PlayerId>> = z.strictObject({
  currency: z.enum(currencies),
  year: z.int().nullable(),
  ties: z.enum(tieRules),
  perPlayer: z.enum(prizeLimits),
  roundTo: z.int(),
  lists: z.array(listShape).max(100),
  decisions: z.array(decisionShape).max(100),
} satisfies ShapeOf<PrizePlan<PlayerId>>);

/** A tournament's plan of prizes. What makes sense, is for `decide` to say. */
export const prizesShape: z.ZodType<Prizes> = z.strictObject({
  plan: planShape,
  visible: z.boolean(),
} satisfies ShapeOf<Prizes>);
