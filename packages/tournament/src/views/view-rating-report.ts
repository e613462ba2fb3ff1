import {
  checkTimeControl,
  invariant,
  laterBy,
  type RatedList,
  type RatingMethod,
  type RatingRuleSet,
  type ReportAsk,
  ratingRuleSets,
} from '@rokade/rules';
import { publishedRounds, unfinishedBoards } from '../questions/phase.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Tournament } from '../state/state.ts';
import { recordOf } from '../systems/system-choice.ts';
import type { Player } from '../values/player.ts';
import { isOf, nationalRules, ratedEvent, ratedPlayers, ratingBefore } from './national-rating.ts';
import { viewNotRated } from './not-rated.ts';
import { lineOf, playerLines } from './player-line.ts';
import type {
  RatingReportRequirement,
  RatingReportRow,
  RatingReportView,
} from './rating-report-types.ts';

type Rules = RatingRuleSet<RatingMethod>;

/** Members of the tournament committee. @article DSU 2002 §5b */
const committeeSize = 3;

/** For each value of a player that rules can require, whether it is missing. */
const ofPlayers = {
  'birth-date': (_, __, { details }) => details.birthDate === '',
  club: (_, __, { details }) => details.club === '',
  rating: ({ settings }, list, player) =>
    isOf(list, player.details.federation) && ratingBefore(settings, list, player) === null,
  'national-id': (_, list, { details }) =>
    isOf(list, details.federation) && details.nationalId === '',
  // An unrated player gets a first rating, to which the index does not apply.
  index: ({ settings }, list, player) =>
    player.details.dwzIndex === null && ratingBefore(settings, list, player) !== null,
} as const satisfies Partial<
  Record<ReportAsk, (t: Tournament, list: RatedList, player: Player) => boolean>
>;

type PlayerAsk = keyof typeof ofPlayers;

const isOfPlayers = (ask: ReportAsk): ask is PlayerAsk => Object.hasOwn(ofPlayers, ask);

const missingOfPlayers = (
  t: Tournament,
  { asks, list }: Rules,
): readonly RatingReportRequirement[] =>
  t.players.flatMap((player) =>
    asks
      .filter(isOfPlayers)
      .filter((ask) => ofPlayers[ask](t, list, player))
      .map((ask) => ({ code: `report.${ask}-missing`, player: player.id }) as const),
  );

function missingOfRounds(t: Tournament): readonly RatingReportRequirement[] {
  return t.rounds.flatMap((round): readonly RatingReportRequirement[] => {
    const dated = (t.settings.roundDates[round.number - 1] ?? '') !== '';
    return [
      ...unfinishedBoards(round).map(
        (board) => ({ code: 'report.result-missing', round: round.number, board }) as const,
      ),
      ...(dated ? [] : [{ code: 'report.round-date-missing', round: round.number } as const]),
    ];
  });
}

function missingOfSettings(
  { settings }: Tournament,
  { asks }: Rules,
): readonly RatingReportRequirement[] {
  const members = settings.committee.filter((name) => name.trim() !== '').length;
  const reasons = checkTimeControl(settings.timeControl);
  const missing: Partial<Record<ReportAsk, RatingReportRequirement | false>> = {
    arbiter: settings.chiefArbiter.trim() === '' && { code: 'report.arbiter-missing' },
    committee: members < committeeSize && { code: 'report.committee-incomplete', members },
    'time-control': reasons.length > 0 && { code: 'report.time-control-outside-rules', reasons },
  };
  return asks.flatMap((ask) => missing[ask] || []);
}

/** A player's index in the report, on which the coefficient of the new rating depends. */
function indexOf(t: Tournament, { asks, list }: Rules, player: Player): RatingReportRow['index'] {
  if (!asks.includes('index') || ratingBefore(t.settings, list, player) === null) return null;
  return player.details.dwzIndex ?? 'unknown';
}

/** The rules of the requested edition, or the national rules if there is no such edition. */
const rulesFor = ({ settings }: Tournament, edition: string | null): Rules =>
  ratingRuleSets.find((rules) => rules.edition === edition) ?? nationalRules(settings);

const reportBy = oncePerState((t, edition: string | null): RatingReportView => {
  const rounds = publishedRounds(t);
  const lines = playerLines(t);
  const rules = rulesFor(t, edition);
  const players = ratedPlayers(t, rules.list, rounds);
  const report = rules.rate({
    players,
    method: null,
    rateNoShows: false,
    inTeams: recordOf(t.settings.system).pages.includes('teams'),
    ...ratedEvent(t.settings),
  });
  const rows = report.rows.map(({ no, ...row }): RatingReportRow => {
    const player = t.players[no - 1];
    invariant(player !== undefined, `number ${no} is a player`);
    return { player: lineOf(lines, player.id), index: indexOf(t, rules, player), ...row };
  });
  return {
    edition: rules.edition,
    inferred: rules.inferred,
    ratedFrom: rules.ratedFrom,
    method: report.method,
    rows,
    missing: [...missingOfRounds(t), ...missingOfPlayers(t, rules), ...missingOfSettings(t, rules)],
    notRated: viewNotRated(t, rules.list),
    sendBy: laterBy((t.settings.roundDates[rounds - 1] ?? '').slice(0, 10), rules.daysToSend),
  };
});

/**
 * The rating report of the published rounds, rows by draw number, and what it still lacks: by the
 * federation's rules in force, or by a requested edition. A foreigner has their Elo, an unrated player
 * their performance.
 *
 * @article DSU 2002 §5a, §6; 4.5; DSU 2010 4.5
 */
export const viewRatingReport = (t: Tournament, edition: string | null = null): RatingReportView =>
  reportBy(t, edition);
