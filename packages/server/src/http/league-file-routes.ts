import { divisionDocument, makeTrfIn, type TrfEdition } from '@rokade/formats';
import { idBy, text } from '@rokade/journal';
import {
  divisionOf,
  type League,
  leagueRatingReport,
  notRatedLines,
  parseDivisionId,
} from '@rokade/league';
import { err, ok, ratingRuleSets } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { lookAtSeason } from '../leagues/look-at-season.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { atLeague } from './at-address.ts';

const seasonShape = z.strictObject({
  division: schemaOf(idBy(parseDivisionId)),
  files: z
    .array(z.strictObject({ content: fileShape, name: schemaOf(text).default('') }))
    .min(1)
    .max(10),
});

const editions: Readonly<Record<string, TrfEdition>> = { trf16: 'trf16', trf26: 'trf26' };

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

/** The routes for a division as a file, and for a season that began elsewhere. */
export const leagueFileRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
  {
    path: '/leagues/{id}/season/look',
    act: 'keep-league',
    summary:
      'What of a running season in files (tables of teams, squads and results as CSV, XLSX or ODS, or a report file) would be taken over into a division: the command `take-season` to send to `commands`, and what is not understood, by line',
    ...takingJson(
      seasonShape,
      atLeague(async (_, id, { division, files }: z.infer<typeof seasonShape>) => {
        const found = await leagues.get(id);
        if (!found.ok) return found;
        const read = files.map(({ content, name }) => ({ name, content: contentOf(content) }));
        return lookAtSeason(found.value, division, read);
      }),
      'file',
    ),
  },
  {
    path: '/leagues/{id}/divisions/{division}/report.trf',
    act: 'see-league',
    summary:
      'A division as a report file with its teams, line-ups and games; `edition` is `trf26` (usual) or `trf16`',
    ...get(
      atLeague(async (exchange, id) => {
        const found = await leagues.get(id);
        if (!found.ok) return found;
        const division = parseDivisionId(exchange.req.param('division') ?? '');
        const edition = editions[exchange.req.query('edition') ?? 'trf26'];
        if (division === null || divisionOf(found.value, division) === undefined) {
          return err({ code: 'league.unknown-division' as const, division: division ?? '' });
        }
        if (edition === undefined) {
          return err({ code: 'request.invalid' as const, at: 'edition' });
        }
        const { text: file } = makeTrfIn(edition, divisionDocument(found.value, division));
        exchange.header('Content-Type', 'text/plain; charset=utf-8');
        exchange.header('Content-Disposition', `attachment; filename="${id}-${division}.trf"`);
        return exchange.body(file);
      }),
    ),
  },
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
