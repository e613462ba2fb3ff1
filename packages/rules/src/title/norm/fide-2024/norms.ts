import { missedByEvent } from '../condition.ts';
import { possibleTitles } from '../higher-titles.ts';
import { highestOfAKind, missingIn } from '../near.ts';
import { countedGames, fieldOf, type NormField, type NormGame } from '../norm-games.ts';
import type {
  NearNorm,
  NormEvent,
  NormPlayer,
  NormReport,
  NormRequirement,
  NormRuleSet,
  TitleResult,
} from '../norm-rule-set.ts';
import { atLeast } from '../requirement.ts';
import { areOpponentsFixed, areTeamMates } from '../team-games.ts';
import { chooseGames } from './choose-games.ts';
import { eventConditions } from './conditions.ts';
import { directTitles2024 } from './direct-titles.ts';
import { isExemptByEvent, isInternationalSwiss } from './exemption.ts';
import { explain } from './explain.ts';
import { type Applicant, isComplete, type Judgement, judge, neededHalfPoints } from './judge.ts';
import { worthOf } from './number-of-games.ts';
import { scoreDifference } from './performance.ts';
import { titleStandards } from './standards.ts';
import { stillPossible } from './still-possible.ts';
import { titlesByRating } from './titles-by-rating.ts';

/** An event with the data shared by all its players. */
interface Reporting {
  readonly event: NormEvent;
  readonly players: readonly NormPlayer[];
  readonly field: NormField;
  readonly isInternational: boolean;
  readonly isDouble: boolean;
  /** Unmet conditions of the event, which no player can compensate. */
  readonly missed: readonly NormRequirement[];
}

const isPending = (record: NormPlayer['records'][number]): boolean =>
  record.kind === 'game' && record.status === 'pending';

/**
 * If pairings are fixed beforehand, a norm includes all scheduled rounds.
 *
 * @article FIDE B.01 2024 1.4.1e
 */
function scheduledRounds({ event, player }: Applicant): readonly NormRequirement[] {
  if (!event.predetermined) return [];
  const have = event.roundsPaired - player.records.filter(isPending).length;
  return [atLeast('rounds', 'FIDE B.01 2024 1.4.1e', have, event.rounds)];
}

function resultOf(
  applicant: Applicant,
  all: readonly NormGame[],
  judgement: Judgement,
): TitleResult {
  const { games, halfPoints, average, performance, requirements } = judgement;
  const kept = new Set(games);
  const needed =
    average === null ? null : neededHalfPoints(applicant.standard, average, games.length);
  const above = Math.max(0, halfPoints - (needed ?? halfPoints));
  return {
    no: applicant.player.no,
    title: applicant.standard.title,
    games: games.length,
    halfPoints,
    average,
    performance,
    ignored: all.filter((game) => !kept.has(game)).map(({ roundNumber }) => roundNumber),
    neededHalfPoints: needed,
    worth: worthOf(applicant.event, games.length, above),
    requirements,
    because: explain(applicant, all, judgement),
  };
}

/** An average that is at most this much too low can be raised by one stronger opponent. */
const averageWithinReach = 50;

/**
 * Whether a result is near a norm: at most one game, one point and, on average, fifty rating points are
 * missing; the opponents' titles and federations do not matter here.
 */
function isNear({ standard }: Applicant, result: TitleResult): boolean {
  const { games, halfPoints, average, requirements } = result;
  if (average === null) return false;
  const better = Math.min(2 * games, halfPoints + 2);
  const wanting = requirements.find(({ code }) => code === 'games');
  return (
    wanting !== undefined &&
    wanting.have >= wanting.need - 1 &&
    average >= standard.average - averageWithinReach &&
    average + scoreDifference(better, games) >= standard.performance
  );
}

/** Whether no game of a player is left. */
const isFinished = ({ event, player }: Applicant): boolean =>
  event.roundsPaired >= event.rounds && !player.records.some(isPending);

/** Whether opponents as strong as those so far are sufficient for what is still needed. */
const isOnTheWay = (average: number | null, near: NearNorm): boolean =>
  near.ahead?.scores.some(
    (score) => score.average === null || (average !== null && score.average <= average),
  ) ?? false;

/** The requirements still missing, for future rounds and so far. */
function nearOf(
  reporting: Reporting,
  applicant: Applicant,
  all: readonly NormGame[],
): readonly NearNorm[] {
  const judgement = judge(applicant, all);
  const requirements = [
    ...judgement.requirements,
    ...scheduledRounds(applicant),
    ...reporting.missed,
  ];
  const result = resultOf(applicant, all, { ...judgement, requirements });
  const { player } = applicant;
  const left = reporting.players.filter(
    (other) => other.no !== player.no && !areTeamMates(other, player),
  );
  const ahead = reporting.missed.length > 0 ? null : stillPossible(applicant, all, left);
  const near: NearNorm = { ...result, missing: missingIn(result), ahead };
  const isListed = isFinished(applicant)
    ? isNear(applicant, result)
    : isOnTheWay(result.average, near);
  return isListed ? [near] : [];
}

const isOver = (reporting: Reporting, applicant: Applicant): boolean =>
  reporting.missed.length === 0 && isComplete({ requirements: scheduledRounds(applicant) });

/** A player's norms, and those they are near. */
function ofPlayer(reporting: Reporting, player: NormPlayer) {
  const { event, field, isInternational, isDouble } = reporting;
  const all = countedGames(field, player, event.predetermined);
  const isExempt = isInternational || isExemptByEvent(event, player);
  const titles = possibleTitles(player);
  const norms: TitleResult[] = [];
  const near: NearNorm[] = [];
  for (const standard of titleStandards.filter(({ title }) => titles.includes(title))) {
    const applicant: Applicant = { player, event, standard, isExempt, isDouble };
    const choice = isOver(reporting, applicant) ? chooseGames(applicant, all) : null;
    if (choice !== null) norms.push(resultOf(applicant, all, choice));
    else near.push(...nearOf(reporting, applicant, all));
  }
  const made = highestOfAKind(norms);
  return {
    norms: made,
    near: near.filter((each) => highestOfAKind([...made, each]).includes(each)),
  };
}

/** Whether a player meets the same opponent twice, with pairings fixed beforehand. */
const meetTwice = (players: readonly NormPlayer[]): boolean =>
  players.some(({ records }) => {
    const opponents = records.flatMap((record) =>
      record.kind === 'game' ? [record.opponent] : [],
    );
    return new Set(opponents).size < opponents.length;
  });

/**
 * Norms by the title regulations in force: by number, each player's highest of a kind, and those near
 * one. None for a title that the player holds, or that is not higher.
 *
 * @article FIDE B.01 2024 1.4
 */
function report(planned: NormEvent, players: readonly NormPlayer[]): NormReport {
  const conditions = eventConditions(planned, players);
  const event = { ...planned, predetermined: areOpponentsFixed(planned, players) };
  const reporting: Reporting = {
    event,
    players,
    field: fieldOf(players),
    isInternational: isInternationalSwiss(planned, players),
    isDouble: event.predetermined && meetTwice(players),
    missed: missedByEvent(conditions),
  };
  const found = players.map((player) => ofPlayer(reporting, player));
  return {
    edition: 'fide-2024',
    norms: found.flatMap(({ norms }) => norms),
    near: found.flatMap(({ near }) => near),
    byRating: players.flatMap(titlesByRating),
    conditions,
  };
}

/** FIDE's title regulations of 1 January 2024. */
export const norms2024: NormRuleSet = {
  code: 'fide-2024',
  directTitles: directTitles2024,
  report,
};
