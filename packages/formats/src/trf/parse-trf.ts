import { err, ok, type Result } from '@rokade/rules';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import { findInconsistencies } from './check-consistency.ts';
import { findPlayerOddities } from './find-oddities.ts';
import { heldRounds } from './held-rounds.ts';
import { scoringDialects } from './point-system.ts';
import { recordFor, recordsNotRead } from './records/all-records.ts';
import { emptyTrfDocument, type TrfDocument } from './trf-document.ts';
import type { TrfFault, TrfWarning } from './trf-fault.ts';
import { columns, recordCode, splitLines, type TrfLine } from './trf-line.ts';
import { fault, type TrfReading, warn } from './trf-reading.ts';

/** A file that was read, with what is odd in it. */
export interface ParsedTrf {
  readonly document: TrfDocument;
  readonly warnings: readonly TrfWarning[];
}

const startReading = (): TrfReading => ({
  document: {
    ...emptyTrfDocument,
    deputyArbiters: [],
    roundDates: [],
    scoring: [],
    byeAnnouncements: [],
    accelerations: [],
    playerAccelerations: [],
    forbiddenPairs: [],
    teams: [],
    players: [],
    otherLines: [],
  },
  faults: [],
  warnings: [],
  playerLines: [],
  statedPlayers: null,
});

function keepLine(line: TrfLine, reading: TrfReading): void {
  const text = line.text.trimEnd();
  if (text === '') return;
  const record = recordCode(line);
  if (recordsNotRead.has(record)) warn(reading, line, 1, { code: 'trf.record.not-read', record });
  const place = reading.playerLines.length === 0 ? 'before-players' : 'after-players';
  reading.document.otherLines.push({ place, text });
}

/**
 * Reads a line; tells whether its record is known. Anything but a blank in column 4 makes it no
 * such record (a ruler of digits, a private code), except for a player's line that is shifted.
 */
function readLine(line: TrfLine, reading: TrfReading): boolean {
  const code = recordCode(line);
  const record = recordFor(code);
  const text = columns(line, 4, 4).trim();
  if (record !== undefined && text === '') record.read(line, reading);
  else if (code === '001') fault(reading, line, 4, { code: 'trf.column.not-blank', text });
  else {
    keepLine(line, reading);
    return false;
  }
  return true;
}

function checkWhole(reading: TrfReading, known: boolean): void {
  const start = { number: 1 };
  if (!known) fault(reading, start, 1, { code: 'trf.not-trf' });
  else if (reading.playerLines.length === 0 && reading.faults.length === 0) {
    fault(reading, start, 1, { code: 'trf.no-players' });
  }
}

function checkPlayers(reading: TrfReading): void {
  const lineOf = (index: number) => ({ number: reading.playerLines[index] ?? 1 });
  for (const { problem, playerIndex, column } of findInconsistencies(reading.document)) {
    fault(reading, lineOf(playerIndex), column, problem);
  }
  for (const { oddity, playerIndex, column } of findPlayerOddities(reading.document)) {
    warn(reading, lineOf(playerIndex), column, oddity);
  }
}

function checkCounts(reading: TrfReading): void {
  const { document, statedPlayers } = reading;
  const players = document.players.length;
  if (statedPlayers !== null && statedPlayers.players !== players) {
    const facts = { statedPlayers: statedPlayers.players, players };
    const place = { number: statedPlayers.line };
    warn(reading, place, 5, { code: 'trf.player-count.differs', ...facts });
  }
  const rounds = document.roundsPlanned;
  const held = heldRounds(document);
  if (rounds !== null && held > rounds) {
    warn(reading, { number: 1 }, 1, { code: 'trf.rounds.exceeded', rounds, held });
  }
}

const byPlace = (
  a: { readonly line: number; readonly column: number },
  b: { readonly line: number; readonly column: number },
): number => a.line - b.line || a.column - b.column;

/**
 * The document in the text of a report file, or every fault in it, in the order of the lines.
 * Line ends may be CR, LF or CR LF; columns are counted in characters.
 */
export function parseTrfText(text: string): Result<ParsedTrf, readonly TrfFault[]> {
  const reading = startReading();
  const lines = splitLines(text);
  const known = lines.map((line) => readLine(line, reading)).includes(true);
  checkWhole(reading, known);
  if (reading.faults.length === 0) {
    checkPlayers(reading);
    checkCounts(reading);
  }
  if (reading.faults.length > 0) return err(reading.faults.toSorted(byPlace));
  const { document, warnings } = reading;
  const scoring = scoringDialects.flatMap((dialect) =>
    document.scoring.filter((statement) => statement.dialect === dialect),
  );
  return ok({ document: { ...document, scoring }, warnings: warnings.toSorted(byPlace) });
}

/**
 * The same from bytes (or a text): UTF-8, UTF-16 with a byte order mark, or Latin-1.
 * Errors: those of `decodeInput`, else every fault with its line and column.
 */
export function parseTrf(
  input: string | Uint8Array,
): Result<ParsedTrf, readonly (TrfFault | InputFault)[]> {
  const text = decodeInput(input);
  return text.ok ? parseTrfText(text.value) : err([text.error]);
}
