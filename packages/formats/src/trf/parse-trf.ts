import { err, ok, type Result } from '@rokade/rules';
import { decodeInput } from '../input/decode-input.ts';
import type { InputFault } from '../input/input-fault.ts';
import { parseDate } from '../input/parse-date.ts';
import { isOfPlayers } from './abnormal-points.ts';
import { canonicalLines } from './canonical-lines.ts';
import { findInconsistencies } from './check-consistency.ts';
import { eventDays } from './event-days.ts';
import { findOddities } from './find-oddities.ts';
import { layoutOf } from './layout.ts';
import { lastPairedRound } from './paired-rounds.ts';
import { documentOf, readRecords, startReading } from './read-records.ts';
import { textAfterCode } from './records/header-record.ts';
import { repairPlayers } from './repair-players.ts';
import { missesRoundsForBaku } from './swiss-facts.ts';
import type { TrfDocument } from './trf-document.ts';
import type { TextPlace, TrfFault, TrfGuess, TrfWarning } from './trf-fault.ts';
import { recordCode, splitLines, type TrfLine } from './trf-line.ts';
import { fault, placeIn, refuse, type TrfReading, warn } from './trf-reading.ts';

/** A file that was read, with its oddities. */
export interface ParsedTrf {
  readonly document: TrfDocument;
  readonly warnings: readonly TrfWarning[];
  /** The guesses of lenient reading, in the order of lines; else empty. */
  readonly guesses: readonly TrfGuess[];
}

/** How a file is read. */
export interface ReadingChoice {
  /** True: faults are guessed where possible and reported, instead of refusing the file. */
  readonly lenient: boolean;
}

/** Every fault is a reason to refuse the file. */
export const strictReading: ReadingChoice = { lenient: false };

const start = { line: 1, column: 1 };

function checkWhole(reading: TrfReading, isReport: boolean): void {
  if (!isReport) refuse(reading, start, { code: 'trf.not-trf' });
  else if (reading.playerLines.length === 0 && reading.faults.length === 0) {
    refuse(reading, start, { code: 'trf.no-players' });
  }
}

/** A place in a player's line, by the player's index. */
const placeOf = (
  { playerLines }: TrfReading,
  { playerIndex, column }: { readonly playerIndex: number; readonly column: number },
): TextPlace => placeIn({ number: playerLines[playerIndex] ?? 1 }, column);

function repair(reading: TrfReading): void {
  const { players, kept, repairs } = repairPlayers(reading.document);
  for (const each of repairs) fault(reading, placeOf(reading, each), each.problem, each.takenAs);
  reading.document.players = [...players];
  reading.playerLines = kept.map((index) => reading.playerLines[index] ?? 1);
}

function checkPlayers(reading: TrfReading): void {
  for (const each of findInconsistencies(reading.document)) {
    refuse(reading, placeOf(reading, each), each.problem);
  }
  for (const each of findOddities(documentOf(reading))) {
    warn(reading, placeOf(reading, each), each.oddity);
  }
}

function checkCounts(reading: TrfReading): void {
  const { document, statedPlayers } = reading;
  const players = document.players.length;
  if (statedPlayers !== null && statedPlayers.players !== players) {
    const facts = { statedPlayers: statedPlayers.players, players };
    const place = { line: statedPlayers.line, column: 5 };
    warn(reading, place, { code: 'trf.player-count.differs', ...facts });
  }
  const rounds = document.roundsPlanned;
  const roundsPaired = lastPairedRound(document);
  if (rounds !== null && roundsPaired > rounds) {
    warn(reading, start, { code: 'trf.rounds.exceeded', rounds, held: roundsPaired });
  }
  if (missesRoundsForBaku(documentOf(reading))) {
    const { system } = document.header;
    warn(reading, start, { code: 'trf.acceleration.rounds-unknown', system });
  }
}

/** Reports numbers in other records that no player has, or no team in a file with numbered teams. */
function checkMentions(reading: TrfReading): void {
  const { players, numberedTeams, teams } = reading.document;
  const unnumbered = teams.map((_, index) => index + 1);
  const numbered = numberedTeams.length > 0 ? numberedTeams.map(({ no }) => no) : unnumbered;
  const numbers = new Set([...players.map(({ no }) => no), ...numbered]);
  for (const { record, participant, ...place } of reading.mentions) {
    if (numbers.has(participant)) continue;
    warn(reading, place, { code: 'trf.participant.unknown', record, participant });
  }
}

const dayRecords = { '042': 'first', '052': 'last' } as const;

/** Reports days of the tournament that had to be interpreted, and unreadable ones. */
function checkDays(reading: TrfReading, lines: readonly TrfLine[]): void {
  const days = eventDays(documentOf(reading));
  for (const [record, day] of Object.entries(dayRecords)) {
    const line = lines.findLast((each) => recordCode(each) === record);
    const text = line === undefined ? '' : textAfterCode(line);
    if (line === undefined || parseDate(text) !== null) continue;
    const date = days[day];
    const facts = { record, text };
    const oddity =
      date === ''
        ? ({ code: 'trf.date.unreadable', ...facts } as const)
        : ({ code: 'trf.date.short-year', ...facts, date } as const);
    warn(reading, placeIn(line, 5), oddity);
  }
}

const byPlace = (a: TextPlace, b: TextPlace): number => a.line - b.line || a.column - b.column;

/** The lines as they were, without blanks at their ends and empty lines at the end of the file. */
function textsOf(lines: readonly TrfLine[]): readonly string[] {
  const texts = lines.map(({ text }) => text.trimEnd());
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/**
 * Whether a warning applies: in a forfeited match `0000 C +` is as the format requires, and 299 counts
 * for players.
 */
function isOdd({ code }: TrfWarning, document: TrfDocument): boolean {
  if (code === 'trf.abnormal-points.not-counted') return !isOfPlayers(document);
  return code !== 'trf.opponent.missing' || document.numberedTeams.length === 0;
}

function result(reading: TrfReading, lines: readonly TrfLine[]): ParsedTrf {
  const document = documentOf(reading);
  const isGuessed = reading.guesses.length > 0;
  const layout = isGuessed ? [] : layoutOf(textsOf(lines), canonicalLines(document));
  return {
    document: { ...document, layout },
    warnings: reading.warnings.filter((each) => isOdd(each, document)).toSorted(byPlace),
    guesses: reading.guesses.toSorted(byPlace),
  };
}

/**
 * The document in the text of a report file, or every fault in it, in the order of lines. Line ends can
 * be CR, LF or CR LF; columns are counted in characters. Lenient reading corrects a shifted line,
 * adapts an entry that contradicts another, drops meaningless parts, and reports each guess; it refuses
 * only a text without any player.
 */
export function parseTrfText(
  text: string,
  { lenient }: ReadingChoice = strictReading,
): Result<ParsedTrf, readonly TrfFault[]> {
  const reading = startReading(lenient);
  const lines = splitLines(text);
  checkWhole(reading, readRecords(lines, reading));
  if (reading.faults.length === 0) {
    if (lenient) repair(reading);
    checkPlayers(reading);
    checkCounts(reading);
    checkMentions(reading);
    checkDays(reading, lines);
  }
  if (reading.faults.length > 0) return err(reading.faults.toSorted(byPlace));
  return ok(result(reading, lines));
}

/**
 * The document in bytes (or a text): UTF-8, UTF-16 with a byte order mark, or Latin-1. Errors: those of
 * `decodeInput`, else every fault with its line and column.
 */
export function parseTrf(
  input: string | Uint8Array,
  choice: ReadingChoice = strictReading,
): Result<ParsedTrf, readonly (TrfFault | InputFault)[]> {
  const text = decodeInput(input);
  return text.ok ? parseTrfText(text.value, choice) : err([text.error]);
}
