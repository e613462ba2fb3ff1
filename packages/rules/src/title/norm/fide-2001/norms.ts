import { fraction, roundHalfUp } from '../../../kernel/fraction.ts';
import { reason } from '../../../kernel/reason.ts';
import { missedByEvent } from '../condition.ts';
import { possibleTitles } from '../higher-titles.ts';
import { highestOfAKind, missingIn } from '../near.ts';
import {
  countedGames,
  fieldOf,
  halfPointsOfGames,
  type NormGame,
  opponentsIn,
} from '../norm-games.ts';
import type {
  NearNorm,
  NormEvent,
  NormPlayer,
  NormReport,
  NormRequirement,
  NormRuleSet,
  TitleResult,
} from '../norm-rule-set.ts';
import { atLeast, count } from '../requirement.ts';
import { areOpponentsFixed, areTeamMates } from '../team-games.ts';
import {
  categoryOf,
  categoryScore,
  fewestRounds,
  lowestAverage,
  lowestForGm,
  mostRounds,
} from './categories.ts';
import { conditionsOfGm, eventConditions } from './conditions.ts';
import { keyTitles, standards2001, type TitleStandard2001 } from './standards.ts';

const article = 'DSU 2002 4.8.4';

const titled = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM'];
const leastRating = 2001;
const unratedPlayer = 2000;

/** A player's games, and the group with which they are judged. */
interface Course {
  readonly event: NormEvent;
  readonly player: NormPlayer;
  readonly games: readonly NormGame[];
  /** The player with the whole field in an all-play-all, but for team mates; else with the opponents. */
  readonly group: readonly NormPlayer[];
}

/** The average of the group with the player: who is unrated counts with 2000. @article DSU 2002 4.8.4 */
const averageOf = (group: readonly NormPlayer[]): number =>
  roundHalfUp(
    fraction(
      group.reduce((sum, { rating }) => sum + (rating ?? unratedPlayer), 0),
      group.length,
    ),
  );

/**
 * The composition of the group: four fifths with 2001 or more, a third foreigners, three nations, half
 * of them titled, and the key titles. A foreigner does not belong to the federation of the event; if
 * that is not known, to the player's.
 *
 * @article DSU 2002 4.8.4
 */
function groupRequirements(
  { event, player, group }: Course,
  standard: TitleStandard2001,
): readonly NormRequirement[] {
  const keys = keyTitles(standard, group);
  const host = event.federation || player.federation;
  const size = group.length;
  const nations = new Set(group.map(({ federation }) => federation).filter((name) => name !== ''));
  const isStrong = ({ rating }: NormPlayer): boolean => rating !== null && rating >= leastRating;
  const isForeign = ({ federation }: NormPlayer): boolean =>
    federation !== '' && federation !== host;
  return [
    atLeast('rated', article, count(group, isStrong), Math.ceil((4 * size) / 5)),
    atLeast('foreigners', article, count(group, isForeign), Math.ceil(size / 3)),
    atLeast('federations', article, nations.size, 3),
    atLeast(
      'titled',
      article,
      count(group, ({ title }) => titled.includes(title)),
      Math.ceil(size / 2),
    ),
    atLeast('key-titles', article, keys.have, keys.need),
  ];
}

/** The score by the category of the average; for more than thirteen games that for thirteen. */
function scoreRequirements(
  { games }: Course,
  { column, lower }: TitleStandard2001,
  average: number,
): readonly NormRequirement[] {
  const lowest = (column === 'gm' ? lowestForGm : lowestAverage) - lower;
  const rounds = Math.min(Math.max(games.length, fewestRounds), mostRounds);
  const needed = categoryScore(column, average + lower, rounds);
  const have = halfPointsOfGames(games) / 2;
  return [
    atLeast('games', article, games.length, fewestRounds),
    atLeast('average', article, average, lowest),
    ...(needed === null ? [] : [atLeast('score', article, have, needed / 2)]),
  ];
}

function resultFor(
  course: Course,
  standard: TitleStandard2001,
  missed: readonly NormRequirement[],
) {
  const { player, games, group } = course;
  const average = averageOf(group);
  const scores = scoreRequirements(course, standard, average);
  const needed = scores.find(({ code }) => code === 'score')?.need;
  const result: TitleResult = {
    no: player.no,
    title: standard.title,
    games: games.length,
    halfPoints: halfPointsOfGames(games),
    average,
    performance: null,
    ignored: [],
    neededHalfPoints: needed === undefined ? null : 2 * needed,
    worth: games.length,
    requirements: [...scores, ...groupRequirements(course, standard), ...missed],
    because: [
      reason('norm.category', article, { average, category: categoryOf(average + standard.lower) }),
    ],
  };
  return result;
}

/** Whether a result is near a norm: at most one game and one point are missing, apart from the group. */
function isNear(result: TitleResult): boolean {
  const short = (code: string): number =>
    result.requirements
      .filter((requirement) => requirement.code === code)
      .reduce((sum, { have, need }) => sum + Math.max(0, need - have), 0);
  return short('games') <= 1 && short('average') === 0 && short('score') <= 1;
}

function ofPlayer(event: NormEvent, players: readonly NormPlayer[], player: NormPlayer) {
  const games = countedGames(fieldOf(players), player, true);
  const group = areOpponentsFixed(event, players)
    ? players.filter((other) => other.no === player.no || !areTeamMates(other, player))
    : [player, ...opponentsIn(games)];
  const course: Course = { event, player, games, group };
  const missed = missedByEvent(eventConditions(event));
  const missedByGm = [...missed, ...missedByEvent(conditionsOfGm(event))];
  const titles = possibleTitles(player);
  const results = standards2001
    .filter(({ title }) => titles.includes(title))
    .map((standard) => resultFor(course, standard, standard.title === 'GM' ? missedByGm : missed));
  const norms = highestOfAKind(results.filter((result) => missingIn(result).length === 0));
  const near = results
    .map((result): NearNorm => ({ ...result, missing: missingIn(result), ahead: null }))
    .filter(
      (each) =>
        each.missing.length > 0 && isNear(each) && highestOfAKind([...norms, each]).includes(each),
    );
  return { norms, near };
}

/**
 * Norms by the rules of 2001 as in the Danish handbook: by the category of the whole group's average,
 * including the player. No game may be left out.
 *
 * @article DSU 2002 4.8.4
 */
function report(event: NormEvent, players: readonly NormPlayer[]): NormReport {
  const found = players.map((player) => ofPlayer(event, players, player));
  return {
    edition: 'fide-2001',
    norms: found.flatMap(({ norms }) => norms),
    near: found.flatMap(({ near }) => near),
    byRating: [],
    conditions: eventConditions(event),
  };
}

/** FIDE's title regulations about 2001 as in the Danish handbook; for old events only. */
export const norms2001: NormRuleSet = {
  code: 'fide-2001',
  directTitles: { least: [], championships: null },
  report,
};
