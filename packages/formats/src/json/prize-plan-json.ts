import {
  currencies,
  type Prize,
  type PrizeDecision,
  type PrizeList,
  type PrizePlan,
  prizeLimits,
  type Result,
  type TieRule,
  tieRules,
} from '@rokade/rules';
import * as z from 'zod/mini';
import type { InputFault } from '../input/input-fault.ts';
import type { JsonFault } from './json-fault.ts';
import { parseJsonAs } from './parse-json.ts';
import {
  amount,
  kinds,
  list,
  object,
  ordinal,
  type ShapeOf,
  text,
  usually,
  whole,
  word,
  yesOrNo,
} from './shape.ts';

/** Amounts are in kroner or euros in a file, and in hundredths in a plan. */
const money = z.pipe(
  amount,
  z.transform((value) => Math.round(value * 100)),
);

const bound = usually(z.nullable(whole), null);

const condition = kinds(
  object({ kind: z.literal('rating'), from: bound, to: bound }),
  object({ kind: z.literal('unrated') }),
  object({ kind: z.literal('women') }),
  object({ kind: z.literal('seniors'), fromAge: whole }),
  object({ kind: z.literal('juniors'), toAge: whole }),
  object({ kind: z.literal('club'), club: text }),
  object({ kind: z.literal('citizens'), federation: text }),
  object({ kind: z.literal('listed'), players: list(ordinal) }),
);

/** A prize of money alone can be written as a number. */
const prize = z.pipe(
  z.transform((value) => (typeof value === 'number' ? { money: value } : value)),
  object({ money: usually(money, 0), honour: usually(text, '') } satisfies ShapeOf<Prize>),
);

const prizeList = object({
  name: text,
  who: usually(list(condition), []),
  ties: usually(z.nullable(word(tieRules)), null),
  besides: usually(yesOrNo, false),
  prizes: list(prize),
} satisfies ShapeOf<PrizeList>);

const decision = object({
  by: word(['play-off', 'lot']),
  players: list(ordinal),
} satisfies ShapeOf<PrizeDecision>);

const planShape = (usualTies: TieRule) =>
  object({
    currency: word(currencies),
    year: usually(z.nullable(whole), null),
    ties: usually(word(tieRules), usualTies),
    perPlayer: usually(word(prizeLimits), 'all'),
    roundTo: usually(money, 1),
    lists: list(prizeList),
    decisions: usually(list(decision), []),
  } satisfies ShapeOf<PrizePlan>);

/**
 * A plan of prizes in a JSON file. Amounts are decimal numbers, `333.50`; absent properties get a
 * plan's defaults. `findPlanFaults` checks whether the plan is consistent. Errors: those of
 * `decodeInput`, `json.syntax`, `json.wrong-type` with its path.
 *
 * @param usualTies the division at equal points for a plan that does not give it
 */
export function parsePrizePlanJson(
  input: string | Uint8Array,
  usualTies: TieRule = 'shared',
): Result<PrizePlan, readonly (InputFault | JsonFault)[]> {
  return parseJsonAs(planShape(usualTies), input);
}
