import { checkTimeControl, invariant, type RatedList } from '@rokade/rules';
import { isOf, nationalRules, ratedEvent, ratedPlayers, ratingBefore } from '../national-rating.ts';
import { oncePerState } from '../once-per-state.ts';
import { missingBoards, pendingBoards, publishedRounds } from '../phase.ts';
import type { Player } from '../player.ts';
import type { Tournament } from '../state.ts';
import { recordOf } from '../system-choice.ts';
import { viewNotRated } from './not-rated.ts';
import { lineOf, playerLines } from './player-line.ts';
import type {
  RatingReportRequirement,
  RatingReportRow,
  RatingReportView,
} from './rating-report-types.ts';

/** Members of the tournament committee. @article DSU 2002 §5b */
const committeeSize = 3;

/** An ISO date so many days later; '' for none. Noon keeps clear of time zones. */
function daysAfter(date: string, days: number | null): string {
  const day = date.slice(0, 10);
  if (day === '' || days === null) return '';
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(noon) ? '' : new Date(noon + days * 86_400_000).toISOString().slice(0, 10);
}

function missingOfPlayer(
  { settings }: Tournament,
  list: RatedList,
  player: Player,
): readonly RatingReportRequirement[] {
  const { id, details } = player;
  return [
    ...(details.birthDate === ''
      ? [{ code: 'report.birth-date-missing', player: id } as const]
      : []),
    ...(details.club === '' ? [{ code: 'report.club-missing', player: id } as const] : []),
    ...(isOf(list, details.federation) && ratingBefore(settings, list, player) === null
      ? [{ code: 'report.rating-missing', player: id } as const]
      : []),
  ];
}

function missingOfRounds(t: Tournament): readonly RatingReportRequirement[] {
  return t.rounds.flatMap((round): readonly RatingReportRequirement[] => {
    const boards = [...missingBoards(round), ...pendingBoards(round)].sort((a, b) => a - b);
    const dated = (t.settings.roundDates[round.number - 1] ?? '') !== '';
    return [
      ...boards.map(
        (board) => ({ code: 'report.result-missing', round: round.number, board }) as const,
      ),
      ...(dated ? [] : [{ code: 'report.round-date-missing', round: round.number } as const]),
    ];
  });
}

function missingOfSettings({ settings }: Tournament): readonly RatingReportRequirement[] {
  const members = settings.committee.filter((name) => name.trim() !== '').length;
  const reasons = checkTimeControl(settings.timeControl);
  return [
    ...(settings.chiefArbiter.trim() === '' ? [{ code: 'report.arbiter-missing' } as const] : []),
    ...(members < committeeSize ? [{ code: 'report.committee-incomplete', members } as const] : []),
    ...(reasons.length > 0
      ? [{ code: 'report.time-control-outside-rules', reasons } as const]
      : []),
  ];
}

/**
 * The rating report of the published rounds, rows by draw number, and what it still lacks. A
 * foreigner is taken with their Elo, and whoever has no number with their performance.
 *
 * @article DSU 2002 §5a, §6; 4.5; DSU 2010 4.5
 */
export const viewRatingReport = oncePerState((t): RatingReportView => {
  const rounds = publishedRounds(t);
  const lines = playerLines(t);
  const rules = nationalRules(t.settings);
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
    return { player: lineOf(lines, player.id), ...row };
  });
  return {
    method: report.method,
    rows,
    missing: [
      ...missingOfRounds(t),
      ...t.players.flatMap((player) => missingOfPlayer(t, rules.list, player)),
      ...missingOfSettings(t),
    ],
    notRated: viewNotRated(t, rules.list),
    sendBy: daysAfter(t.settings.roundDates[rounds - 1] ?? '', rules.daysToSend),
  };
});
