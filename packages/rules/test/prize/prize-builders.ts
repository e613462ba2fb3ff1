import { invariant } from '../../src/kernel/invariant.ts';
import type { PrizeAwards } from '../../src/prize/award.ts';
import { awardPrizes } from '../../src/prize/award-prizes.ts';
import type { PrizePlayer, PrizeStanding } from '../../src/prize/prize-input.ts';
import type { PrizeList, PrizePlan } from '../../src/prize/prize-plan.ts';

/** Money prizes in whole kroner. */
export const kroner = (...amounts: readonly number[]) =>
  amounts.map((amount) => ({ money: amount * 100, honour: '' }));

/** A list for all players, unless given otherwise. */
export const listOf = (list: Partial<PrizeList>): PrizeList => ({
  name: 'Main',
  who: [],
  ties: null,
  besides: false,
  prizes: [],
  ...list,
});

/** A plan in kroner that shares equally and has no limits, unless given otherwise. */
export const planOf = (lists: readonly PrizeList[], rest: Partial<PrizePlan> = {}): PrizePlan => ({
  currency: 'DKK',
  year: 2026,
  ties: 'shared',
  perPlayer: 'all',
  roundTo: 1,
  decisions: [],
  ...rest,
  lists,
});

/** Standings of players 1, 2, 3 … by these points; tie-breaks have separated all tied players. */
export const standingsOf = (...points: readonly number[]): readonly PrizeStanding[] =>
  points.map((point, index) => ({
    rank: index + 1,
    pointsRank: points.indexOf(point) + 1,
    no: index + 1,
    counts: true,
  }));

/** A rated player without a club and without other facts, unless given otherwise. */
export const playerOf = (no: number, facts: Partial<PrizePlayer> = {}): PrizePlayer => ({
  no,
  rating: 1500,
  sex: '',
  birthYear: null,
  club: '',
  federation: 'DEN',
  citizenship: '',
  ...facts,
});

/** Awards the prizes; a faulty plan is a bug of the test. */
export function awarded(
  plan: PrizePlan,
  standings: readonly PrizeStanding[],
  players: readonly PrizePlayer[] = [],
): PrizeAwards {
  const playerByNo = new Map(players.map((player) => [player.no, player]));
  const all = standings.map(({ no }) => playerByNo.get(no) ?? playerOf(no));
  const awards = awardPrizes({ plan, standings, players: all });
  invariant(awards.ok, `a sound plan: ${JSON.stringify(awards)}`);
  return awards.value;
}

/** The amount of each player, in hundredths, and the honours. */
export const amounts = ({ given }: PrizeAwards) =>
  given.map(({ no, money, honours }) => [no, money, ...honours]);
