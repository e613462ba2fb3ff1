import { makeProgressList, makeTrf } from '@rokade/formats';
import {
  type Columns,
  codeHeads,
  pairingsColumns,
  pairingsRows,
  playerFileColumns,
  ratingFileColumns,
  standingsColumns,
} from '@rokade/tables';
import type { Translate } from '@rokade/texts';
import {
  type Language,
  monthsOf,
  publishedRounds,
  type Tournament,
  viewRatingReport,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { csvFile, type TextFile } from './csv-file.ts';
import { pgnOfRounds } from './pgn-of-rounds.ts';
import { reportDocument } from './report-document.ts';

/** The data for a file of a tournament. */
export interface FileSource {
  readonly t: Tournament;
  /** The round of the file; some files are not about a round. */
  readonly round: number;
  /** The board of a game; null: the file is about all of them. */
  readonly board: number | null;
  /** The month of a report's rounds; null: all rounds. */
  readonly month: string | null;
  /** The rating rules of a report; null: the national ones. */
  readonly rules: string | null;
  readonly say: Translate;
  readonly language: Language;
}

const csv = <Row>(
  { say: t, language }: FileSource,
  columns: Columns<Row>,
  rows: readonly Row[],
): TextFile => csvFile({ t, language }, columns, rows);

const playersFile = (source: FileSource): TextFile =>
  csv(
    source,
    playerFileColumns,
    source.t.players.map(({ no, details }) => ({ no, ...details })),
  );

function standingsFile(source: FileSource): TextFile {
  const { tieBreaks, rows } = viewStandings(source.t, source.round);
  return csv(source, standingsColumns(source.say, codeHeads(tieBreaks), rows), rows);
}

function pairingsFile(source: FileSource): TextFile | null {
  const view = viewRound(source.t, source.round);
  return view && csv(source, pairingsColumns(source.say), pairingsRows(view));
}

/** The rating report, with names as entered, without distinguishing marks. */
function ratingFile(source: FileSource): TextFile {
  const { t, rules } = source;
  const names = new Map<string, string>(t.players.map(({ id, details }) => [id, details.name]));
  const rows = viewRatingReport(t, rules).rows.map((row) => ({
    ...row,
    player: { ...row.player, name: names.get(row.player.id) ?? row.player.name },
  }));
  return csv(source, ratingFileColumns(rows), rows);
}

/** The TRF report; null for a month without rounds. */
const trfFile = ({ t, month }: FileSource): TextFile | null =>
  month === null || monthsOf(t).includes(month)
    ? { body: makeTrf(reportDocument(t, month)), type: 'text/plain' }
    : null;

/**
 * The file for German rating offices, with a byte order mark, by which spreadsheets recognise
 * UTF-8.
 */
const dwzFile = ({ t }: FileSource): TextFile => {
  const players = t.players.map(({ no, details }) => ({ no, ...details }));
  return { body: `\uFEFF${makeProgressList(reportDocument(t), players)}`, type: 'text/csv' };
};

/** The files of a tournament for download, by name. */
export const tournamentFiles: Readonly<Record<string, (source: FileSource) => TextFile | null>> = {
  'players.csv': playersFile,
  'standings.csv': standingsFile,
  'pairings.csv': pairingsFile,
  'rating.csv': ratingFile,
  'dwz.csv': dwzFile,
  'report.trf': trfFile,
  'games.pgn': ({ t, round, board }) => ({
    body: pgnOfRounds(t, [round], board),
    type: 'application/x-chess-pgn',
  }),
};

/** The files for a federation; a provisionally finished tournament has none. */
export const reportFiles: ReadonlySet<string> = new Set(['rating.csv', 'dwz.csv', 'report.trf']);

/** The round of a file: the one asked for if it is paired, else the newest published. */
export function roundOfFile(t: Tournament, text: string | null): number {
  const round = Number(text ?? '');
  const isPaired = Number.isInteger(round) && round >= 1 && round <= t.rounds.length;
  return isPaired ? round : publishedRounds(t);
}
