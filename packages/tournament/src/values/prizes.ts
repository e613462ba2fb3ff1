import {
  fieldsOf,
  kindsOf,
  listOf,
  orNull,
  type Shape,
  text,
  type ValueOf,
  whole,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import {
  currencies,
  type PrizeCondition,
  type PrizePlan,
  prizeLimits,
  tieRules,
} from '@rokade/rules';
import { type PlayerId, playerId } from './ids.ts';

const players = listOf(playerId);

const condition: Shape<PrizeCondition<PlayerId>> = kindsOf({
  rating: { from: orNull(whole()), to: orNull(whole()) },
  unrated: {},
  women: {},
  seniors: { fromAge: whole() },
  juniors: { toAge: whole() },
  club: { club: text },
  citizens: { federation: text },
  listed: { players },
});

const prizeList = fieldsOf({
  name: text,
  who: listOf(condition, { most: 20 }),
  ties: orNull(wordOf(tieRules)),
  besides: yesOrNo,
  prizes: listOf(fieldsOf({ money: whole(), honour: text }), { most: 1000 }),
});

const plan: Shape<PrizePlan<PlayerId>> = fieldsOf({
  currency: wordOf(currencies),
  year: orNull(whole()),
  ties: wordOf(tieRules),
  perPlayer: wordOf(prizeLimits),
  roundTo: whole(),
  lists: listOf(prizeList, { most: 100 }),
  decisions: listOf(fieldsOf({ by: wordOf(['play-off', 'lot']), players }), { most: 100 }),
});

/** The prizes of a tournament: the organiser's plan, and whether it is public. */
export const prizes = fieldsOf({
  /** The plan names players by id, since numbers may change until the lots are drawn. */
  plan,
  /** Whether the plan and the winners are on the public pages. */
  visible: yesOrNo,
});
export interface Prizes extends ValueOf<typeof prizes> {}
