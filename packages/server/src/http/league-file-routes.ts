import { divisionDocument, makeTrfIn, type TrfEdition } from '@rokade/formats';
import { idBy, text } from '@rokade/journal';
import { divisionOf, parseDivisionId } from '@rokade/league';
import { err } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contentOf, fileShape } from '../forms/read-form.ts';
import { lookAtSeason } from '../leagues/look-at-season.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { type ApiRoute, get, takingJson } from './api-route.ts';
import { atLeague } from './at-address.ts';
import { leagueScoreRoutes } from './league-scores.ts';

const seasonShape = z.strictObject({
  division: schemaOf(idBy(parseDivisionId)),
  files: z
    .array(z.strictObject({ content: fileShape, name: schemaOf(text).default('') }))
    .min(1)
    .max(10),
});

const editions: Readonly<Record<string, TrfEdition>> = { trf16: 'trf16', trf26: 'trf26' };

const fileRoutes = ({ leagues }: Application): readonly ApiRoute[] => [
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
];

/** The routes for files of a league, for a season that began elsewhere, and for what players scored. */
export const leagueFileRoutes = (app: Application): readonly ApiRoute[] => [
  ...fileRoutes(app),
  ...leagueScoreRoutes(app),
];
