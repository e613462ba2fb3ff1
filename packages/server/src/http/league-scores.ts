import {
  clubPrizes,
  divisionOf,
  type League,
  leagueRatingReport,
  memberName,
  notRatedLines,
  parseDivisionId,
  rankedScores,
} from '@rokade/league';
import { err, ok, ratingRuleSets } from '@rokade/rules';
import type { Application } from '../application.ts';
import { type ApiRoute, get } from './api-route.ts';
import { atLeague } from './at-address.ts';
import { answerWith } from './exchange.ts';
import { mayHere } from './may-here.ts';

/** The rating report of a month as plain values: rows by number, games by the numbers of their players. */
function reportIn(league: League, month: string | null, edition: string | null) {
  const report = leagueRatingReport(league, { month, edition });
  const { method, people, games, days, rows } = report;
  return {
    edition: report.edition,
    inferred: report.inferred,
    method,
    days,
    people: people.map(({ no, person: { values, club } }) => ({
      no,
      name: values.name,
      nationalId: values.nationalId,
      fideId: values.fideId,
      club,
      rating: values.rating === 0 ? null : values.rating,
    })),
    games: games.map(({ game, round, home, away }) => ({
      match: game.match,
      board: game.board,
      day: game.day,
      round,
      home,
      away,
      homeColour: game.homeColour,
      halfPoints: game.halfPoints,
    })),
    rows: rows.map((row) => ({
      no: row.no,
      oldRating: row.oldRating,
      performance: row.performance,
      games: row.games,
      halfPoints: row.halfPoints,
      newRating: row.newRating,
      change: row.change,
    })),
    notRated: notRatedLines(league, report),
  };
}

const ratingRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}/rating-report',
    act: 'see-league',
    summary:
      'The rating report of all games of a league in a `month` (`2026-11`; left out: the whole season) by an edition of `rules` (left out: that of the players’ federation), and every result that is not rated, with the reason',
    ...get(
      atLeague(async (exchange, id) => {
        const found = await leagues.get(id);
        if (!found.ok) return found;
        const { month = null, rules = null } = exchange.req.query() as Readonly<
          Record<string, string | undefined>
        >;
        if (month !== null && !/^\d{4}-\d{2}$/.test(month)) {
          return err({ code: 'request.invalid' as const, at: 'month' });
        }
        if (rules !== null && !ratingRuleSets.some(({ edition }) => edition === rules)) {
          return err({ code: 'request.invalid' as const, at: 'rules' });
        }
        return ok(reportIn(found.value, month, rules));
      }),
    ),
  },
];

const playerRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}/divisions/{division}/players',
    act: 'read-public',
    summary:
      'Everybody who played in a division with their points, by colour, and their performance; with `board` at one board only',
    ...get(
      atLeague(async (exchange, id) => {
        const shown = mayHere(exchange, 'see-league')
          ? await leagues.get(id)
          : answerWith(await leagues.shown(id), ({ league }) => league);
        if (!shown.ok) return shown;
        const league = shown.value as League;
        const division = parseDivisionId(exchange.req.param('division') ?? '');
        if (division === null || divisionOf(league, division) === undefined) {
          return err({ code: 'league.unknown-division' as const, division: division ?? '' });
        }
        const board = Number(exchange.req.query('board') ?? '') || null;
        const players = rankedScores(league, division, board).map(({ player, ...score }) => ({
          player,
          name: memberName(league, player),
          ...score,
        }));
        return ok({ players });
      }),
    ),
  },
  {
    path: '/leagues/{id}/prizes',
    act: 'see-league',
    summary:
      'The prizes within the teams of a `club` (Tempelhof III.H.6): who counts, who gets one, and which games are left out',
    ...get(
      atLeague(async (exchange, id) => {
        const found = await leagues.get(id);
        if (!found.ok) return found;
        const teams = clubPrizes(found.value, exchange.req.query('club') ?? '');
        return ok({ teams });
      }),
    ),
  },
];

/** The routes for what players scored in a league, and for rating offices. */
export const leagueScoreRoutes = (app: Application): readonly ApiRoute[] => [
  ...ratingRoutes(app),
  ...playerRoutes(app),
];
