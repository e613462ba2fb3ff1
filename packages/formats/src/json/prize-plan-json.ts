import {
  currencies,
  err,
  ok,
  type PrizePlan,
  prizeLimits,
  type Result,
  type TieRule,
  tieRules,
} from '@rokade/rules';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import type { JsonFault } from './json-fault.ts';
import { parseJson } from './parse-json.ts';
import { findShapeFaults, isJsonObject, type Shape } from './shape.ts';

const condition: Shape = {
  kinds: {
    rating: { from: { nullable: 'whole' }, to: { nullable: 'whole' } },
    unrated: {},
    women: {},
    seniors: { fromAge: 'whole' },
    juniors: { toAge: 'whole' },
    club: { club: 'text' },
    citizens: { federation: 'text' },
    listed: { players: { list: 'ordinal' } },
  },
};

const list: Shape = {
  object: {
    name: 'text',
    who: { list: condition },
    ties: { nullable: { word: tieRules } },
    besides: 'yes-or-no',
    prizes: { list: { object: { money: 'amount', honour: 'text' } } },
  },
};

const plan: Shape = {
  object: {
    currency: { word: currencies },
    year: { nullable: 'whole' },
    ties: { word: tieRules },
    perPlayer: { word: prizeLimits },
    roundTo: 'amount',
    lists: { list },
    decisions: {
      list: { object: { by: { word: ['play-off', 'lot'] }, players: { list: 'ordinal' } } },
    },
  },
};

const defaults = { year: null, perPlayer: 'all', roundTo: 0.01, decisions: [] };
const listDefaults = { who: [], ties: null, besides: false };
const prizeDefaults = { money: 0, honour: '' };
const ratingDefaults = { from: null, to: null };

const withDefaults = (value: unknown, given: object): unknown =>
  isJsonObject(value) ? { ...given, ...value } : value;

const mapped = (value: unknown, map: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(map) : value;

/** A prize that is nothing but money may be written as a number. */
const filledPrize = (value: unknown): unknown =>
  typeof value === 'number' ? { money: value, honour: '' } : withDefaults(value, prizeDefaults);

const filledCondition = (value: unknown): unknown =>
  isJsonObject(value) && value['kind'] === 'rating' ? withDefaults(value, ratingDefaults) : value;

function filledList(value: unknown): unknown {
  const filled = withDefaults(value, listDefaults);
  if (!isJsonObject(filled)) return filled;
  return {
    ...filled,
    who: mapped(filled['who'], filledCondition),
    prizes: mapped(filled['prizes'], filledPrize),
  };
}

function filledPlan(value: unknown, ties: TieRule): unknown {
  const filled = withDefaults(value, { ...defaults, ties });
  return isJsonObject(filled) ? { ...filled, lists: mapped(filled['lists'], filledList) } : filled;
}

const hundredths = (amount: number): number => Math.round(amount * 100);

/** The amounts of a file are in kroner or euros, those of a plan in hundredths. */
const inHundredths = (read: PrizePlan): PrizePlan => ({
  ...read,
  roundTo: hundredths(read.roundTo),
  lists: read.lists.map((each) => ({
    ...each,
    prizes: each.prizes.map(({ money, honour }) => ({ money: hundredths(money), honour })),
  })),
});

/**
 * A plan of prizes in a JSON file. Amounts are decimal numbers, `333.50`; what may be left out is
 * what a plan usually has. Whether the plan makes sense is for `findPlanFaults` to say.
 * Errors: those of `decodeInput`, `json.syntax`, `json.wrong-type` with its path.
 *
 * @param usualTies what a plan that does not say it does at equal points
 */
export function parsePrizePlanJson(
  input: string | Uint8Array,
  usualTies: TieRule = 'shared',
): Result<PrizePlan, readonly (InputFault | JsonFault)[]> {
  const text = decodeInput(input);
  if (!text.ok) return err([text.error]);
  const json = parseJson(text.value);
  if (!json.ok) return err([json.error]);
  const filled = filledPlan(json.value, usualTies);
  const faults = findShapeFaults(filled, plan);
  return faults.length > 0 ? err(faults) : ok(inHundredths(filled as PrizePlan));
}
