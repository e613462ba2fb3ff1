import {
  type Loss,
  makeDocumentJson,
  makePgn,
  makeProgressList,
  makeTrf,
  makeTrfIn,
  pgnLosses,
  playerTableLosses,
  tableLosses,
  trfGames,
  trfLosses,
} from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import { errorText, nobody, playerFileColumns } from '@rokade/tables';
import { reportObjection } from '@rokade/tournament';
import { textOption } from '../options.ts';
import { type Context, no, type Outcome } from '../outcome.ts';
import { csvTable } from '../say/printed-table.ts';
import { standingsOf } from '../standings/computed-standings.ts';
import { standingsTable } from '../standings/standings-tables.ts';
import { boardOf, type ConvertInput } from './convert-input.ts';
import { makePairings } from './pairings-csv.ts';

/** The targets of a conversion. */
export const targets = ['trf', 'trf16', 'trf26', 'json', 'csv', 'pgn'] as const;

export type Target = (typeof targets)[number];

/** A text, and what it lost of its source. */
export interface Converted {
  readonly text: string;
  readonly losses: readonly Loss[];
}

const csvLosses = ({ tournament, document }: ConvertInput): readonly Loss[] =>
  tournament === null ? tableLosses(document) : playerTableLosses(tournament);

function makeStandings(context: Context, input: ConvertInput): Result<Converted, Outcome> {
  const standings = standingsOf(context, input.source);
  if (!standings.ok) return standings;
  const text = csvTable(context, standingsTable(context, input.source, standings.value));
  return ok({ text, losses: csvLosses(input) });
}

function makeCsvTable(context: Context, input: ConvertInput): Result<Converted, Outcome> {
  switch (textOption(context, 'table')) {
    case 'standings':
      return makeStandings(context, input);
    case 'pairings': {
      const text = makePairings(context, input);
      return text.ok ? ok({ text: text.value, losses: csvLosses(input) }) : text;
    }
    case 'dwz':
      return ok({ text: makeProgressList(input.document, input.players), losses: [] });
    default: {
      const text = csvTable(context, { columns: playerFileColumns, rows: input.players });
      return ok({ text, losses: csvLosses(input) });
    }
  }
}

/** Whether a target is a report file: in FIDE mode none is written of a played tournament with open games. */
const isReportFile = (target: Target): boolean => target.startsWith('trf');

/** The text of a target, with everything it cannot hold. */
export function makeTarget(
  context: Context,
  { input, target }: { readonly input: ConvertInput; readonly target: Target },
): Result<Converted, Outcome> {
  const { document, losses, tournament } = input;
  const objection =
    tournament === null || !isReportFile(target) ? null : reportObjection(tournament);
  if (objection?.code === 'fide-mode.refused') {
    return err(no('', errorText(context.t, nobody, objection)));
  }
  switch (target) {
    case 'trf':
      return ok({ text: makeTrf(document), losses: [...losses, ...trfLosses(document)] });
    case 'trf16':
    case 'trf26': {
      const made = makeTrfIn(target, document);
      return ok({ text: made.text, losses: [...losses, ...made.losses] });
    }
    case 'json':
      return ok({ text: makeDocumentJson(document), losses });
    case 'pgn': {
      const games = trfGames(document, (round, white) => boardOf(input, round, white));
      return ok({ text: makePgn(games), losses: pgnLosses(document) });
    }
    default:
      return makeCsvTable(context, input);
  }
}
